import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales, type Locale } from '#domain/locale.ts'

export interface PagesOptions {
  settings: { publicUrl: string }
  /** Asks the API, in the same process. */
  fetchApi: (request: Request) => Promise<Response>
  /** Where `react-router build` left the storefront. */
  buildDir?: string
  onError?: (error: unknown) => void
}

export interface Pages {
  /** Answers what belongs to the storefront; false: not ours. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Something changed: pages that show it are rendered anew. `*` is everything. */
  drop: (tags: readonly string[]) => void
}

interface RenderedPage {
  response: Response
  tags: readonly string[]
  isKeepable: boolean
}

/** Opens the built storefront. */
export async function createPages(options: PagesOptions): Promise<Pages> {
  const buildDir = path.resolve(options.buildDir ?? 'build/storefront')
  const build = await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href)
  const renderer = build.entry.module.createRenderer({
    build,
    publicUrl: options.settings.publicUrl,
    fetchApi: options.fetchApi,
    client: await readClientFiles(path.join(buildDir, 'client')),
    onError: options.onError ?? console.error,
  })
  return {
    async handle(request, response) {
      const url = request.url ?? '/'
      if (!isOurs(url)) return false
      if (url.startsWith('/assets/')) {
        const body = await readFile(path.join(buildDir, 'client', url))
        response.writeHead(200, {
          'content-type': url.endsWith('.js') ? 'text/javascript' : 'text/css',
        })
        response.end(body)
        return true
      }
      const page: RenderedPage = await renderer.render(
        toWebRequest(request, options.settings.publicUrl),
      )
      response.writeHead(page.response.status, Object.fromEntries(page.response.headers))
      response.end(Buffer.from(await page.response.arrayBuffer()))
      return true
    },
    drop() {},
  }
}

function isOurs(url: string): boolean {
  return !/^\/(api|staff|files|healthz|readyz|metrics)(\/|\?|$)/.test(url)
}

function toWebRequest(request: IncomingMessage, origin: string): Request {
  return new Request(new URL(request.url ?? '/', origin), { method: request.method ?? 'GET' })
}

async function readClientFiles(clientDir: string) {
  const manifest = JSON.parse(await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
  const href = `/${manifest['storefront/root.tsx?__react-router-build-client-route'].css[0]}`
  const messages = Object.fromEntries(
    locales.map((locale) => [locale, `/${manifest[`storefront/messages/${locale}.ts`].file}`]),
  ) as Record<Locale, string>
  return { messages, style: { href, text: await readFile(path.join(clientDir, href), 'utf8') } }
}
