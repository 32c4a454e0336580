import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Libraries that every screen needs before it can show anything; cached across builds. */
const runtime =
  /node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-)?query(-core)?)\//

export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  cacheDir: path.resolve(import.meta.dirname, '../.cache/vite-console'),
  publicDir: false,
  plugins: [tailwindcss()],
  resolve: {
    alias: {
      // The browser checks forms with the contract's shapes and publishes no API documentation.
      '@hono/zod-openapi': path.resolve(import.meta.dirname, 'api/contract-zod.ts'),
    },
  },
  build: {
    outDir: path.resolve(import.meta.dirname, '../build/console'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'runtime', test: runtime, priority: 1 }] },
      },
    },
  },
})
