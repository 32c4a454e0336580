import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, parseAst, type Plugin } from 'vite'

/** A page that shows nothing of its visitor goes without what fetches, keeps and shows that. */
const personal = [
  'node_modules/@tanstack/',
  'storefront/(all-messages|messages/|order/|authentication/)',
  'storefront/session/(?!auth-state|storage|temporary-login|keep|error-text|late-head|personal-page|take-focus|use-in-browser)',
  'storefront/cart/(cart-query|change-cart|use-cart|other-tabs|line-words|piece-picture)',
  'ui/(text-input|password-input|accordion|skeleton|empty-state)',
].join('|')
const everybodys = new RegExp(`^(?!.*(${personal})).*$`)
const session = /storefront\/session\/session\./

/** What every page needs before anything of ours runs. */
const runtime =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|\0(vite\/preload|rolldown\/)/

export default defineConfig({
  cacheDir: '.cache/vite',
  publicDir: 'storefront/public',
  plugins: [startScript(), reloadOnce(), lightRouter(), tailwindcss(), reactRouter()],
  build: {
    // The server looks up which file holds the messages of a language.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    // Else React's development half is chosen when NODE_ENV is unset: a page costs twice the time.
    ssr: { define: { 'process.env.NODE_ENV': '"production"' } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress smaller than many, and the first stays cached from build to build.
            codeSplitting: {
              groups: [
                { name: 'react', test: runtime, priority: 2 },
                { name: 'shop', test: everybodys, minShareCount: 6, priority: 1 },
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

/** `virtual:start-script`: the one script inside every document, bundled and minified, as text. */
function startScript(): Plugin {
  const name = 'virtual:start-script'
  const file = path.resolve(import.meta.dirname, 'storefront/start-on-intent.inline.ts')
  return {
    name: 'start-script',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await bundleAsText(file))}`
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
 * The router reloads the page whenever a route cannot be loaded. Ours does so once a minute at most,
 * then lets the route fail, so that the error page is shown (storefront/reload-once.ts).
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

/**
 * The browser's router without advice for developers and without what is switched off: asking the
 * server about routes (react-router.config.ts) and instrumentation. Some 5 kB on every page.
 */
function lightRouter(): Plugin {
  const unused = /react-router\/.*\/(ssr\/fog-of-war|router\/instrumentation)\.js$/
  return {
    name: 'light-router',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.includes('/react-router/dist/')) return null
      return unused.test(id) ? hollow(code) : withoutAdvice(code)
    },
  }
}

/** The same exports, doing nothing. */
function hollow(code: string): string {
  const names = /export \{([^}]+)\};?\s*$/.exec(code)?.[1]?.split(',') ?? []
  if (names.length === 0) throw new Error('A module of the router exports nothing')
  return names.map((name) => `export function ${name.trim()}() {}`).join('\n')
}

/** Messages of `invariant(…)`, `warning(…)`, `new Error(…)` and the console: nobody sees them in a shop. */
function withoutAdvice(code: string): string {
  const messages: Span[] = []
  visit(parseAst(code), (node) => messages.push(...adviceIn(node)))
  return messages
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code)
}

interface Span {
  type: string
  start: number
  end: number
}
type SyntaxNode = Span & Readonly<Record<string, unknown>>

const advisers = ['invariant', 'UNSAFE_invariant', 'warning', 'warnOnce']
const texts = ['Literal', 'TemplateLiteral', 'BinaryExpression']

function adviceIn({ type, callee, arguments: given }: SyntaxNode): Span[] {
  if (!isNode(callee) || !Array.isArray(given)) return []
  const isError = type === 'NewExpression' && callee['name'] === 'Error'
  const isConsole = isNode(callee['object']) && callee['object']['name'] === 'console'
  const isAdviser = advisers.some((name) => name === callee['name'])
  const message: unknown = isError || isConsole ? given[0] : isAdviser ? given[1] : null
  return isNode(message) && texts.includes(message.type) ? [message] : []
}

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) value.forEach((item) => visit(item, see))
  else if (isNode(value)) {
    see(value)
    Object.values(value).forEach((part) => visit(part, see))
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
