import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const PAGE = '../src/guildhall/server/page'
const WORTH_PACKING = 1024 // bytes

/** What a browser loads lies packed beside it: the server sends that, and packs nothing itself. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async closeBundle() {
      const folder = join(import.meta.dirname, PAGE)
      for (const name of await readdir(folder, { recursive: true })) {
        if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue
        const content = await readFile(join(folder, name))
        if (content.length < WORTH_PACKING) continue
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(content))
        await writeFile(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}

/** The licences of the faces go where the faces go. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle() {
      const folder = join(import.meta.dirname, 'src/faces')
      for (const name of await readdir(folder)) {
        if (!name.endsWith('.txt')) continue
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: await readFile(join(folder, name)) })
      }
    },
  }
}

// The built page goes into the Python package; the server's policy allows nothing inline.
export default defineConfig({
  plugins: [svelte(), licences(), packed()],
  build: {
    outDir: PAGE,
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
