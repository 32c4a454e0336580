import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'

/** What every page needs before anything of ours runs. */
const runtime =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|\0(vite\/preload|rolldown\/)/

export default defineConfig({
  cacheDir: '.cache/vite',
  publicDir: 'storefront/public',
  plugins: [inlineScript(), tailwindcss(), reactRouter()],
  build: {
    // The server looks up which file holds the messages of a language.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file compresses 4 kB smaller than five, and stays cached from build to build.
            codeSplitting: { groups: [{ name: 'react', test: runtime }] },
          },
        },
      },
    },
  },
  ssr: {
    // One copy of React and the router, fixed to production, whatever NODE_ENV says later.
    noExternal: true,
  },
})

/** `import text from './x.ts?inline-script'`: the module, bundled and minified, as text. */
function inlineScript(): Plugin {
  const suffix = '?inline-script'
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          minify: true,
          target: 'es2022',
          modulePreload: false,
          lib: { entry: file, formats: ['iife'], name: 'start', fileName: 'inline' },
        },
      })
      const [bundle] = [result].flat()
      const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
      return `export default ${JSON.stringify(chunk?.code.trim() ?? '')}`
    },
  }
}
