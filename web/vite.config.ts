import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `--mode demo` builds the component sheet instead of the game, into a folder that is never shipped.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: '/',
  // Component tests need the browser build of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    outDir: mode === 'demo' ? 'demo-dist' : '../src/slipstream/server/static',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Nothing is inlined: the page is served with a policy that allows only its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: mode === 'demo' ? { input: 'demo.html' } : {},
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
