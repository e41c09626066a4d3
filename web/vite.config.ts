import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rulesPages } from './tools/rules-pages.ts';

// Where `npm run dev` finds a running server.
const server = process.env.BESACE_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig(({ mode }) => ({
  // Addresses in the build are relative: the server writes its sub-path into the page's <base>, and the same build
  // serves under any of them.
  base: './',
  plugins: [svelte(), rulesPages()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
}));
