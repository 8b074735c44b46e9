import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Styles stand behind the first thing that is seen: it is painted while they come. Scripts wait for them anyway. */
const firstSeen: Plugin = {
  name: 'first-seen',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
      const rest = styles.reduce((text, style) => text.replace(style, ''), html);
      return rest.replace('  </body>', `${styles.join('')}  </body>`);
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), firstSeen],
  base: '/',
  // Component tests need the browser build of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    outDir: '../src/slipstream/server/static',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Nothing is inlined: the page is served with a policy that allows only its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page shares with parts that come later is one file, not one for every pair of them.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  // The tests read the rules for players where the server reads them.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8461', ws: true } }, fs: { allow: ['..'] } },
  // One document for all files: to make one for each took three quarters of the time.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false, pool: 'threads' },
}));
