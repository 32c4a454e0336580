import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { lightLibraries } from './scripts/light-libraries.ts'

/** What every page needs before any of our code runs. */
const runtime =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|\0(vite\/preload|rolldown\/)/

/** What every page has, and the pages that are read most. */
const mostRead = [
  'entry.client',
  'root',
  'routes/locale',
  'routes/home',
  'routes/listing',
  'routes/product',
  'cart/cart-drawer-content',
  'shell/log-out-button',
]

/** Less read pages of one kind share one file: the manifest, which every page has, names them all. */
const kindsOfPages = {
  content: routes('about-us', 'contact-us', 'faq', 'size-guide', 'legal', 'content'),
  journal: routes('posts', 'post', 'articles', 'article', 'libraries'),
  accounts: routes('login', 'register', 'forget-password', 'reset-password', 'verify'),
  account: routes('account', 'account-update'),
  orders: routes('order', 'order-lookup', 'upload-payment-proof', 'result'),
}

function routes(...names: string[]): string[] {
  return names.map((name) => `routes/${name}`)
}

const lessRead = Object.values(kindsOfPages).flat()

/**
 * Parts of a library that few pages use. Its index imports all of them, so a file that imports it
 * would seem to use them.
 */
const rarelyUsed =
  /@tanstack\/.+\/(queriesObserver|useQueries|mutationObserver|useMutation|infiniteQuery\w+|use(Suspense|Infinite|Prefetch)\w+|HydrationBoundary|hydration)\.js$/

const importsByModule = new Map<string, ReadonlySet<string>>()

/** Ids of all that a module of storefront/ imports, directly or not, but not by `import()`. */
function importsOf(module: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = importsByModule.get(module)
  if (known) return known
  const fileOf = (name: string) => path.resolve(import.meta.dirname, `storefront/${name}.tsx`)
  const start = fileOf(module)
  // Tests build small apps of their own with this configuration.
  const isShop = context.getModuleInfo(fileOf('root')) !== null
  if (isShop && !context.getModuleInfo(start)) {
    throw new Error(`storefront/${module}.tsx is in no build`)
  }
  const found = new Set([start])
  for (const id of found)
    for (const next of context.getModuleInfo(id)?.importedIds ?? [])
      if (!rarelyUsed.test(next)) found.add(next)
  importsByModule.set(module, found)
  return found
}

/** A file of what at least `count` of the `modules` import; of a list of modules, one of them. */
function shared(name: string, modules: readonly (string | readonly string[])[], count: number) {
  return {
    debugName: name,
    name: (id: string, context: Rolldown.ChunkingContext) =>
      modules.filter((each) => [each].flat().some((module) => importsOf(module, context).has(id)))
        .length >= count
        ? name
        : null,
    minShareCount: 2,
  }
}

export default defineConfig({
  cacheDir: '.cache/vite',
  publicDir: 'storefront/public',
  plugins: [
    inlineScripts(),
    customiserEntry(),
    reloadOnce(),
    serverBuild(),
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
    ssr: {
      build: {
        // The server has them in memory already, with every schema of the contract.
        rolldownOptions: { external: /^#(contract|domain)\// },
      },
    },
    client: {
      build: {
        license: { fileName: '.vite/licenses.json' },
        rolldownOptions: {
          output: {
            // Few files compress better than many, and the first stays cached across builds.
            codeSplitting: {
              groups: [
                { name: 'react', test: runtime },
                shared('shop', mostRead, 2),
                shared('buying', ['routes/product'], 1),
                shared('extras', ['product-page/buy-extras'], 1),
                shared('cart', ['cart/cart-drawer-content'], 1),
                shared('personal', ['routes/cart'], 1),
                shared('cards', ['routes/home', lessRead], 2),
                shared('lists', ['routes/listing', lessRead], 2),
                shared('common', Object.values(kindsOfPages), 2),
                ...Object.entries(kindsOfPages).map(([kind, pages]) => shared(kind, pages, 2)),
              ],
            },
          },
        },
      },
    },
  },
})

const inlined: Readonly<Record<string, string>> = {
  'virtual:start-script': 'storefront/start/start-on-intent.inline.ts',
  'virtual:theme-script': 'storefront/theme/apply-theme.inline.ts',
}

/** Bundles what renders pages. During development libraries are loaded as they are. */
function serverBuild(): Plugin {
  return {
    name: 'server-build',
    apply: 'build',
    config: () => ({
      // Otherwise React's development build is used if NODE_ENV is unset: a page then takes twice
      // the time.
      environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } },
      // One copy of React and the router; what else it imports, the server has in memory as well.
      ssr: { noExternal: /react|^@tanstack|^cookie-es$/ },
    }),
  }
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
