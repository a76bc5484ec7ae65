import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built page goes into the Python package; the server's policy allows nothing inline.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/guildhall/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8302', ws: true }, '/healthz': 'http://127.0.0.1:8302' },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
