import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'
import { lightLibraries } from './scripts/light-libraries.ts'

/**
 * Code for personal data, which a page that shows none does not load. What such a page needs of
 * these folders is bundled with the module that imports it.
 */
const personal = [
  'node_modules/@tanstack/',
  'storefront/(account|address|compare|quick-view|aftersales|authentication|checkout|contact|forms|order|payment|session|uploads)/',
  'storefront/cart/(?!cart-panel)',
  'storefront/messages/(?!messages\\.)',
  'storefront/(keep|query-client|head/(late-head|personal-page))\\.',
  'contract/',
  'ui/(accordion|copy-button|description-list|empty-state|field|password-input|skeleton|text-input)',
].join('|')
const everybodys = new RegExp(`^(?!.*(${personal})).*$`)
/** Two of the entry, the root and the layout of languages share these, and every page has all three. */
const frame = /storefront\/(error-page|start\/start-plan)\./
/** The form that buys, on a product's page and in the quick view. */
const buying =
  /storefront\/product\/(buy-form|choice|added-item|price-block|stock-text|preorder-text)\.|storefront\/cart\/refusal-text|ui\/(swatch-group|size-picker|stepper)\./
const session = /storefront\/session\/session\./

/** What every page needs before any of our code runs. */
const runtime =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|\0(vite\/preload|rolldown\/)/

export default defineConfig({
  cacheDir: '.cache/vite',
  publicDir: 'storefront/public',
  plugins: [
    inlineScripts(),
    customiserEntry(),
    reloadOnce(),
    lightLibraries(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // The server looks up which file contains a language's messages.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    // Otherwise React's development build is used if NODE_ENV is unset: a page then takes twice the
    // time.
    ssr: { define: { 'process.env.NODE_ENV': '"production"' } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better than many, and the first stays cached across builds.
            codeSplitting: {
              groups: [
                { name: 'react', test: runtime, priority: 2 },
                { name: 'buying', test: buying, minShareCount: 2 },
                { name: 'shop', test: everybodys, minShareCount: 4, priority: 1 },
                { name: 'frame', test: frame, minShareCount: 2, priority: 1 },
                { name: 'session', test: session },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // One copy of React and the router.
    noExternal: true,
  },
})

const inlined: Readonly<Record<string, string>> = {
  'virtual:start-script': 'storefront/start/start-on-intent.inline.ts',
  'virtual:theme-script': 'storefront/theme/apply-theme.inline.ts',
}

/** The scripts inlined in every document, bundled and minified, as text. */
function inlineScripts(): Plugin {
  const fileOf = (id: string) => {
    const file = id.startsWith('\0') ? inlined[id.slice(1)] : undefined
    return file && path.resolve(import.meta.dirname, file)
  }
  return {
    name: 'inline-scripts',
    resolveId: (id) => (id in inlined ? `\0${id}` : null),
    async load(id) {
      const file = fileOf(id)
      if (!file) return null
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await bundleAsText(file))}`
    },
  }
}

/** No page imports the theme customiser: the inline script loads it when it is asked for. */
function customiserEntry(): Plugin {
  return {
    name: 'customiser-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const id = path.resolve(import.meta.dirname, 'storefront/theme/customiser.ts')
      this.emitFile({ type: 'chunk', id, name: 'customiser' })
    },
  }
}

async function bundleAsText(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'start', fileName: 'start' },
    },
  })
  const [bundle] = [result].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error(`${entry} could not be bundled`)
  return chunk.code.trim()
}

/**
 * The router reloads the page whenever a route fails to load. Ours does so at most once a minute,
 * then lets the route fail, so that the error page is shown (storefront/start/reload-once.ts).
 */
function reloadOnce(): Plugin {
  const always = /window\.location\.reload\(\);(?=\s+return new Promise)/
  return {
    name: 'reload-once',
    transform(code, id) {
      if (!/react-router\/.*\/routeModules\.js$/.test(id)) return null
      if (!always.test(code)) throw new Error(`${id} no longer reloads the page`)
      return code.replace(always, 'if (!window.reloadOnce()) return { default() { throw error } };')
    },
  }
}
