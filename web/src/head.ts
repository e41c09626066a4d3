// What the page says of itself to whoever has only its address.

/** Describes the page in a sentence or two. */
export function describe(text: string): void {
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.setAttribute('content', text);
}
