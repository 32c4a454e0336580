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
    license: { fileName: '.vite/licenses.json' },
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      input: [
        path.resolve(import.meta.dirname, 'index.html'),
        path.resolve(import.meta.dirname, 'notifications/service-worker.ts'),
      ],
      output: {
        // Browsers know a service worker by its address.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'runtime', test: runtime, priority: 1 }] },
      },
    },
  },
})
