// Turns the rules pages (games/<id>/players/<language>.md) into modules while the client is built, so that no reader of
// Markdown is shipped to the browser. Each module exports the page as HTML, and its parts for a list of contents. Its headings
// carry ids to jump to, and the drawings beside the page (`![what it shows](name.svg)`) are part of it.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const RULES = /games[\\/][^\\/]+[\\/]players[\\/][^\\/]+\.md$/;

/** The Vite plugin. */
export function rulesPages(): Plugin {
  return {
    name: 'besace-rules-pages',
    transform(source, id) {
      if (!RULES.test(id)) return null;
      const drawing = (name: string) => {
        const file = join(dirname(id), name);
        this.addWatchFile(file);
        return readFileSync(file, 'utf8');
      };
      const html = rulesHtml(source, drawing);
      return { code: `export default ${JSON.stringify({ html, parts: rulesParts(html) })};`, map: null };
    },
  };
}

/**
 * A rules page as HTML. A heading that ends in `{#part}` can be opened by that name. `drawing` gives the SVG of a name; what it
 * shows is told under it, so the drawing itself is hidden from those who listen.
 */
export function rulesHtml(markdown: string, drawing: (name: string) => string): string {
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens);
        const named = /^(.*?)\s*\{#([a-z0-9-]+)\}\s*$/.exec(text);
        // The page's own title stands at the top of a column that has a title already: headings go one down.
        const level = Math.min(depth + 1, 6);
        const title = named ? named[1] : text;
        const anchor = named ? named[2] : slug(text);
        return `<h${level} id="rules-${anchor}" tabindex="-1">${title}</h${level}>\n`;
      },
      image({ href, tokens }: Tokens.Image) {
        const caption = this.parser.parseInline(tokens);
        return `<span class="drawing">${drawing(href).trim().replace('<svg ', '<svg aria-hidden="true" ')}<span>${caption}</span></span>`;
      },
      table(token: Tokens.Table) {
        const cell = (c: Tokens.TableCell, tag: string) => `<${tag}>${this.parser.parseInline(c.tokens)}</${tag}>`;
        const head = `<tr>${token.header.map((c) => cell(c, 'th')).join('')}</tr>`;
        const rows = token.rows.map((row) => `<tr>${row.map((c) => cell(c, 'td')).join('')}</tr>`).join('');
        return `<div class="wide" tabindex="0"><table><thead>${head}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** The parts of a rules page, in order: the anchor of each, and its heading as HTML. */
export function rulesParts(html: string): { anchor: string; title: string }[] {
  return [...html.matchAll(/<h3 id="([^"]+)"[^>]*>(.*?)<\/h3>/g)].map(([, anchor, title]) => ({ anchor: anchor!, title: title! }));
}

/** A heading's own words as an id. */
export function slug(text: string): string {
  return text
    .replace(/<[^>]+>/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
