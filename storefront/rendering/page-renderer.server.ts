import { createHash } from 'node:crypto'
import script from 'virtual:start-script'
import themeScript from 'virtual:theme-script'
import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type EntryContext,
  type RouteObject,
  type ServerBuild,
} from 'react-router'
import { createClient } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import { localeOfPath } from '../locale.ts'
import { withStart, type StartableDocument } from '../start/start-on-intent.server.ts'
import type { StartPlan } from '../start/start-plan.ts'
import { memoized } from '../start/memoized.server.ts'
import {
  accountApiContext,
  apiContext,
  localeContext,
  publicUrlContext,
  themeStyleContext,
} from './page-context.ts'
import { pageParameters } from './page-parameters.ts'
import { createPageStyle } from './page-style.server.ts'
import { withRefusedPages } from './refused-pages.server.ts'

export interface RendererOptions {
  build: ServerBuild
  /** Origin of the shop, e.g. `https://shop.example`. */
  publicUrl: string
  /** Calls the customer API in-process; `caller` as passed to `render`. */
  fetchApi: (request: Request, caller: unknown) => Promise<Response>
  client: ClientFiles
  onError: (error: unknown) => void
}

/** Files of the browser build, apart from the routes. */
export interface ClientFiles {
  messages: Readonly<Record<Locale, string>>
  style: { href: string; text: string }
  /** The theme customiser, loaded on demand. */
  customiser: string
}

export interface RenderedPage {
  /** Without a body if there is a document. */
  response: Response
  /** Template of its address, without the language: `/posts/:slug`. */
  route: string
  document: string | null
  /** What the page shows; the page is outdated when any of them changes. */
  tags: readonly string[]
  /** False if the page must not be cached. */
  isKeepable: boolean
  /** Hydration data, if the document leaves it out: see `PageWork`. */
  state: string | null
}

/** Shows what is not public. */
export interface PagePreview {
  /** Takes the place of the customer API's answer to a call, if there is one. */
  answerTo: (call: Request) => Response | null
  /** Markup above the page. */
  bar: string
}

export interface Renderer {
  /** `caller`: sender of a form, for rate limits; absent for pages shared by everyone. */
  render: (
    request: Request,
    caller?: unknown,
    preview?: PagePreview | null,
  ) => Promise<RenderedPage>
  /** Query parameters that change a page; all others are ignored. */
  parameters: readonly string[]
  routeIds: ReadonlySet<string>
}

interface PageWork {
  client: ClientFiles
  locale: Locale
  tags: Set<string>
  isKeepable: boolean
  /** Markup above the page; empty unless it is a preview. */
  bar: string
  /** Picks from the style sheet the rules the document uses. */
  styleFor: (html: string) => string
  /**
   * Set if the document leaves it out. It repeats what the document shows and is only needed once
   * someone interacts, so a cached page serves it at a URL of its own.
   */
  state: string | null
  /** Template of its address, if there is a document: the router has matched it. */
  route: string | null
  /** Passed on directly: the body of a `Response` would copy it three times. */
  document: string | null
}

const workContext = createContext<PageWork>()

export function createRenderer(options: RendererOptions): Renderer {
  const { build, publicUrl, fetchApi, client, onError } = options
  const handle = createRequestHandler(
    {
      ...build,
      routes: withRefusedPages(build.routes),
      entry: { module: { ...build.entry.module, handleError: (error) => report(error, onError) } },
    },
    'production',
  )
  const base = `${publicUrl}/api/customer`
  const styleFor = createPageStyle(client.style.text)
  const templateOf = memoized(routeTemplates(build))

  async function render(
    request: Request,
    caller?: unknown,
    preview: PagePreview | null = null,
  ): Promise<RenderedPage> {
    const locale = localeOfPath(new URL(request.url).pathname.replace(/(\/_)?\.data$/, ''))
    const isKeepable = request.method === 'GET' && preview === null
    const bar = preview?.bar ?? ''
    const made = { state: null, document: null, route: null }
    const work: PageWork = { client, locale, tags: new Set(), isKeepable, bar, styleFor, ...made }
    const onAnswer = (answer: Response) => note(work, answer)
    const send = async (call: Request) =>
      preview?.answerTo(call) ?? fetchApi(withOrigin(call, request), caller)
    const context = new RouterContextProvider()
    context.set(workContext, work)
    context.set(localeContext, locale)
    context.set(themeStyleContext, { css: '' })
    context.set(publicUrlContext, publicUrl)
    context.set(apiContext, createClient({ send, base, locale, onAnswer }))
    context.set(accountApiContext, (token) =>
      createClient({ send, base, locale, token: () => token }),
    )
    const response = await handle(request, context)
    const { tags, state, document } = work
    const route = work.route ?? templateOf(new URL(request.url).pathname)
    return { response, route, tags: [...tags], isKeepable: work.isKeepable, state, document }
  }

  return { render, parameters: pageParameters, routeIds: new Set(Object.keys(build.routes)) }
}

/** A form sent to a page that takes none is not our failure. */
function report(error: unknown, onError: (error: unknown) => void): void {
  if (!isRouteErrorResponse(error) || error.status !== 405) onError(error)
}

/** From a path to the template it matches, such as `/zh/posts/sale.data` to `/posts/:slug.data`. */
function routeTemplates({ routes }: ServerBuild): (pathname: string) => string {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const below = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) =>
        index ? { id, index } : { id, children: below(id), ...(path !== undefined && { path }) },
      )
  const tree = below(undefined)
  return (pathname) => {
    const page = pathname.replace(/(\/_)?\.data$/, '')
    const template = templateOfMatches(matchRoutes(tree, page === '' ? '/' : page) ?? [])
    return page === pathname ? template : `${template}.data`
  }
}

function templateOfMatches(matches: readonly { route: { path?: string | undefined } }[]): string {
  const parts = matches.flatMap(({ route }) => route.path ?? [])
  return `/${parts.filter((part) => part !== ':locale?' && part !== '').join('/')}`
}

/** Forwards the proxy chain the request came through. */
function withOrigin(call: Request, { headers }: Request): Request {
  const forwarded = headers.get('x-forwarded-for')
  if (forwarded !== null) call.headers.set('x-forwarded-for', forwarded)
  return call
}

function note(work: PageWork, answer: Response): void {
  const tags = answer.headers.get('cache-tag') ?? ''
  for (const tag of tags.split(',')) if (tag !== '') work.tags.add(tag)
  if (answer.headers.get('cache-control')?.includes('no-store')) work.isKeepable = false
}

/** Completes the rendered page into a document that starts on intent. */
export function finishDocument(
  { html, state }: { html: string; state: string },
  context: EntryContext,
  loaded: Readonly<RouterContextProvider>,
): StartableDocument {
  const work = loaded.get(workContext)
  const { location, matches, statusCode } = context.staticHandlerContext
  const isApart = work.isKeepable && statusCode === 200
  if (isApart) work.state = state
  const plan = startPlan(context, work, isApart ? stateUrl(location, state) : null)
  const style = work.styleFor(html) + loaded.get(themeStyleContext).css
  const page = withStart(html.replace('<body>', `<body>${work.bar}`), {
    plan,
    state: isApart ? null : state,
    style,
    themeScript: themeScript.replace('CUSTOMISER', work.client.customiser),
    script,
  })
  work.route = templateOfMatches(matches)
  work.document = page.html
  return page
}

function startPlan(
  { manifest, staticHandlerContext }: EntryContext,
  { client, locale }: PageWork,
  state: string | null,
): StartPlan {
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  )
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])]
  const others = [client.messages[locale], ...routes.map(({ module }) => module), ...imports]
  return {
    scripts: [manifest.entry.module, manifest.url, ...new Set(others)],
    style: client.style.href,
    locale,
    state,
  }
}

/** URL of the page's state; the version tells whether it still matches the document. */
function stateUrl(
  { pathname, search }: { pathname: string; search: string },
  state: string,
): string {
  const query = new URLSearchParams(search)
  query.set('v', createHash('sha256').update(state).digest('base64url').slice(0, 12))
  return `${pathname === '/' ? '/_' : pathname}.state?${query}`
}
