import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './web/tools/offline.ts';
import { rulesPages } from './web/tools/rules-pages.ts';

// Where `npm run dev` finds a running server.
const server = process.env.BESACE_SERVER ?? 'http://127.0.0.1:3000';

// What every page begins with is one file: on a slow line each file more costs a way there and back.
const FIRST = { name: 'first', tags: ['$initial' as const] };

export default defineConfig(({ mode }) => ({
  root: join(import.meta.dirname, 'web'),
  cacheDir: join(import.meta.dirname, 'node_modules/.vite'),
  // Addresses in the build are relative: the server writes its sub-path into the page's <base>, and the same build
  // serves under any of them.
  base: './',
  plugins: [svelte({ configFile: '../svelte.config.js' }), rulesPages(), offline()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  // The games' boards stand beside the frame, and so does the template's, which is in no build. A test that hangs is ended
  // long after any other would be done, also on a busy machine.
  test: { dir: import.meta.dirname, testTimeout: 300_000, hookTimeout: 300_000, include: ['web/**/*.test.ts', '{games/*,template}/{board,box}/**/*.test.ts'] },
}));
