import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Languages } from '#domain/languages.ts'
import type { Assets } from './assets.ts'
import { PageCache, type Rendered } from './page-cache/page-cache.ts'
import { pageKey } from './page-cache/page-key.ts'
import { Page } from './page-cache/page.ts'
import { sendPage } from './page-cache/send-page.ts'
import { isDecodable, isElsewhere, nowhere, plainAddress } from './page-address.ts'
import { cacheForOf, pageHeaders, type CacheFor } from './page-headers.ts'
import { homeRedirect, languageSwitch, shownAddress } from './page-language.ts'
import { BodyTooLarge, formRequest, NoForm, pageRequest } from './page-request.ts'
import type { PageSource } from './page-source.ts'
import { sendState, stateOwner, toStatePage } from './page-state.ts'
import { plain } from './plain-answer.ts'
import { previewLink, renderPreview, type Preview } from './preview-page.ts'
import { redirect } from './redirect.ts'
import { pageLabels, type EdgeCache } from '../platform/edge/edge-cache.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { inRequest } from '../platform/http/request-context.ts'
import type { Storefront, StorefrontPage } from './storefront-build.ts'

interface PagesOptions {
  settings: { publicUrl: string }
  /** Calls the API in-process; `caller` is set for requests made for one person. */
  fetchApi: (request: Request, caller?: IncomingMessage) => Promise<Response>
  /** A promise until they are known. */
  languages: () => Languages | Promise<Languages>
  /** Draft that a signed link shows in place of the public page; null if it has lapsed. */
  findPreview: (link: string) => Promise<Preview | null>
  onError: (error: unknown) => void
  metrics: Metrics
  /** Null if no cache in front is told of changes. */
  edge?: EdgeCache | null
  source: PageSource
  maxAgeMs?: number
}

export interface Pages {
  /** Answers the storefront's requests; returns false for all others. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Drops pages that show any of the tags; `*` drops all. */
  drop: (tags: readonly string[]) => void
  size: () => { pages: number; bytes: number }
}

export async function createPages(options: PagesOptions): Promise<Pages> {
  const origin = options.settings.publicUrl
  const storefront = await options.source.openStorefront({
    publicUrl: origin,
    fetchApi: options.fetchApi,
    onError: options.onError,
  })
  const cache = new PageCache({
    maxBytes: options.source.cacheBytes,
    maxAgeMs: options.maxAgeMs ?? 60_000,
    onError: options.onError,
    counts: options.metrics.pageCache,
  })
  const assets = await options.source.openAssets()
  const server = new PageServer(origin, {
    storefront,
    cache,
    assets,
    metrics: options.metrics,
    edge: options.edge ?? null,
    languages: options.languages,
    findPreview: options.findPreview,
  })
  return {
    handle: (request, response) => server.handle(request, response),
    drop: (tags) => cache.drop(tags),
    size: () => cache.size,
  }
}

const handled = Promise.resolve(true)
const homeHeaders = { vary: 'accept-language, cookie', 'cache-control': 'private, no-store' }

interface Parts {
  storefront: Storefront
  cache: PageCache
  assets: Assets
  metrics: Metrics
  edge: EdgeCache | null
  languages: PagesOptions['languages']
  findPreview: PagesOptions['findPreview']
}

class PageServer {
  readonly #origin: string
  readonly #parts: Parts

  constructor(origin: string, parts: Parts) {
    this.#origin = origin
    this.#parts = parts
  }

  /** A cached page is sent synchronously; everything else takes the slower path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = request.url ?? '/'
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return inRequest(request, () => this.#handleWrite(url, request, response))
    }
    const languages = this.#parts.languages()
    return languages instanceof Promise
      ? languages.then((known) => this.#handleGet(url, known, request, response))
      : this.#handleGet(url, languages, request, response)
  }

  #handleGet(
    url: string,
    languages: Languages,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const shown = shownAddress(url, languages)
    if (shown !== undefined) {
      return inRequest(request, () => this.#handleHidden(url, shown, request, response))
    }
    const link = previewLink(url)
    if (link !== null && !isElsewhere(url)) {
      return inRequest(request, () => this.#handlePreview(link, url, request, response))
    }
    const home = homeRedirect(url, request.headers, languages)
    if (home !== undefined) {
      redirect(response, 302, home, homeHeaders)
      return handled
    }
    const key = pageKey(url, this.#parts.storefront.parameters)
    const cached = key === null ? undefined : this.#parts.cache.find(key, () => this.#render(key))
    if (key === null || !cached) {
      return inRequest(request, () => this.#handleRead(url, key, request, response))
    }
    const sending = this.#send(key, cached, request, response)
    return sending ? sending.then(() => true) : handled
  }

  /** Not for ever: the language can be switched on again. */
  async #handleHidden(
    url: string,
    shown: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if (isElsewhere(url)) return false
    if (await this.#sendOther(url, request, response)) return true
    redirect(response, 302, shown, { 'cache-control': 'no-cache' })
    return true
  }

  async #handleRead(
    url: string,
    key: string | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if (isElsewhere(url)) return false
    if (await this.#sendOther(url, request, response)) return true
    const owner = key === null ? undefined : stateOwner(key)
    if (key === null) plain(response, 414, 'URI Too Long')
    else if (owner !== undefined) await this.#answerState(owner, url, request, response)
    else await this.#send(key, await this.#find(key), request, response)
    return true
  }

  /** Nothing of it is cached. A lapsed link shows the same as an unknown address. */
  async #handlePreview(
    link: string,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if (await this.#sendOther(url, request, response)) return true
    const preview = await this.#parts.findPreview(link)
    const { shown } = await this.#parts.languages()
    const asked = { preview, link, url, shown }
    const made = await renderPreview(this.#parts.storefront, this.#origin, asked)
    await sendPage(await toPage({ ...made, tags: [], state: null }, 'never'), request, response)
    return true
  }

  async #handleWrite(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if (isElsewhere(url)) return false
    if (request.method === 'POST') await this.#takeForm(request, response)
    else plain(response, 405, 'Method Not Allowed')
    return true
  }

  async #find(key: string): Promise<Page> {
    const render = () => this.#render(key)
    const cached = this.#parts.cache.find(key, render)
    if (cached) return cached
    this.#parts.metrics.pageCache.miss += 1
    return this.#parts.cache.load(key, render)
  }

  async #answerState(
    owner: string,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const page = await this.#find(owner)
    if (!page.companion) return plain(response, 404, 'Not Found')
    await sendState(page.companion, url, request, response)
    this.#parts.cache.resize(owner, page)
  }

  #send(
    key: string,
    page: Page,
    request: IncomingMessage,
    response: ServerResponse,
  ): void | Promise<void> {
    return sendPage(page, request, response, () => this.#parts.cache.resize(key, page))
  }

  /** Assets, the language switch and redirects. */
  async #sendOther(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const [pathname = '/'] = url.split('?', 1)
    const asset = await this.#parts.assets.find(pathname)
    if (asset) {
      await sendPage(asset, request, response)
      return true
    }
    const language = languageSwitch(url, this.#origin)
    if (language) {
      redirect(response, 302, language.location, {
        'set-cookie': language.cookie,
        'cache-control': 'no-store',
      })
    } else if (pathname.startsWith('/assets/')) {
      plain(response, 404, 'Not Found')
    } else {
      const bare = plainAddress(pathname)
      const location = bare + url.slice(pathname.length)
      if (bare !== pathname) redirect(response, 301, location, { 'cache-control': 'no-cache' })
    }
    return response.headersSent
  }

  async #takeForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const form = await formRequest(this.#origin, request)
      const made = await this.#parts.storefront.render(form, request)
      const page = await toPage({ ...made, tags: [], state: null }, 'never')
      await sendPage(page, request, response)
    } catch (error) {
      if (error instanceof NoForm) return plain(response, 400, 'Bad Request')
      if (!(error instanceof BodyTooLarge)) throw error
      response.once('finish', () => request.destroy())
      plain(response.setHeader('connection', 'close'), 413, 'Content Too Large')
    }
  }

  async #render(key: string): Promise<Rendered> {
    const since = performance.now()
    const made = await this.#parts.storefront.render(
      pageRequest(this.#origin, isDecodable(key) ? key : nowhere(key)),
    )
    const { route } = made
    this.#parts.metrics.renders.of({ route }).observe((performance.now() - since) / 1000)
    const isKeepable = made.isKeepable && made.response.status === 200
    const keep = isKeepable ? cacheForOf(key) : 'revalidate'
    const edgeHeaders = this.#parts.edge?.headersFor(pageLabels(made.tags))
    return { page: await toPage(made, keep, edgeHeaders), isKeepable }
  }
}

async function toPage(
  { response, route, document, tags, state }: Omit<StorefrontPage, 'isKeepable'>,
  keep: CacheFor,
  edgeHeaders: readonly string[] = [],
): Promise<Page> {
  return new Page({
    status: response.status,
    route,
    headers: pageHeaders(response, keep, edgeHeaders),
    body: document === null ? new Uint8Array(await response.arrayBuffer()) : Buffer.from(document),
    tags,
    companion: state === null ? null : toStatePage(state),
    storedAt: Date.now(),
  })
}
