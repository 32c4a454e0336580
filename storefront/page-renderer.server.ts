import {
  createContext,
  createRequestHandler,
  data,
  RouterContextProvider,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { ApiError, createClient, type ApiClient } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import { localeOfPath } from './locale.ts'
import { accountApiContext, apiContext, localeContext, publicUrlContext } from './page-context.ts'
import { pageParameters } from './page-parameters.ts'
import { createPageStyle } from './page-style.server.ts'
import type { StartPlan } from './start-plan.ts'

export interface RendererOptions {
  build: ServerBuild
  /** Origin of the shop, e.g. `https://shop.example`. */
  publicUrl: string
  /** Asks the customer API, in the same process. */
  fetchApi: (request: Request) => Promise<Response>
  client: ClientFiles
  onError: (error: unknown) => void
}

/** What the browser's build holds beside the routes. */
export interface ClientFiles {
  /** Which file holds the messages of a language. */
  messages: Readonly<Record<Locale, string>>
  style: { href: string; text: string }
}

export interface RenderedPage {
  response: Response
  /** What the page shows; a change of any of these makes it outdated. */
  tags: readonly string[]
  /** False when it shows something that no cache may keep. */
  isKeepable: boolean
}

export interface Renderer {
  render: (request: Request) => Promise<RenderedPage>
  /** Query parameters that change a page; all others are noise. */
  parameters: readonly string[]
  routeIds: ReadonlySet<string>
}

const clientFilesContext = createContext<ClientFiles>()
const pageStyleContext = createContext<(html: string) => string>()

/** The storefront as one function from request to page. */
export function createRenderer(options: RendererOptions): Renderer {
  const { build, publicUrl, fetchApi, client, onError } = options
  const handle = createRequestHandler(
    { ...build, entry: { module: { ...build.entry.module, handleError: onError } } },
    'production',
  )
  const base = `${publicUrl}/api/customer`
  const styleFor = createPageStyle(client.style.text)

  async function render(request: Request): Promise<RenderedPage> {
    const locale = localeOfPath(new URL(request.url).pathname.replace(/(\/_)?\.data$/, ''))
    const tags = new Set<string>()
    let isKeepable = request.method === 'GET'
    const onAnswer = (answer: Response) => {
      for (const tag of tagsOf(answer)) tags.add(tag)
      if (answer.headers.get('cache-control')?.includes('no-store')) isKeepable = false
    }
    const context = new RouterContextProvider()
    context.set(localeContext, locale)
    context.set(publicUrlContext, publicUrl)
    context.set(clientFilesContext, client)
    context.set(pageStyleContext, styleFor)
    context.set(apiContext, refusingPages(createClient({ send: fetchApi, base, locale, onAnswer })))
    context.set(accountApiContext, (token) =>
      createClient({ send: fetchApi, base, locale, token: () => token }),
    )
    const response = await handle(request, context)
    return { response, tags: [...tags], isKeepable }
  }

  return { render, parameters: pageParameters, routeIds: new Set(Object.keys(build.routes)) }
}

/** What the API refuses, the page refuses with the same status: 404 becomes the not-found page. */
function refusingPages(call: ApiClient): ApiClient {
  return async (key, ...input) => {
    try {
      return await call(key, ...input)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      throw data({ code: error.code, message: error.message }, { status: error.status })
    }
  }
}

function tagsOf(answer: Response): string[] {
  return (answer.headers.get('cache-tag') ?? '').split(',').filter((tag) => tag !== '')
}

/** What the browser needs to take this page over. */
export function startPlan(
  context: EntryContext,
  loaded: Readonly<RouterContextProvider>,
): StartPlan {
  const { manifest, staticHandlerContext, serverHandoffString } = context
  const client = loaded.get(clientFilesContext)
  const locale = loaded.get(localeContext)
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  )
  return {
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map((route) => [route.id, route.module])),
    manifest: manifest.url,
    messages: client.messages[locale],
    imports: [
      ...new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])]),
    ],
    style: client.style.href,
    locale,
    router: JSON.parse(serverHandoffString ?? '{}'),
  }
}

/** The rules that a document uses, out of the shop's one style sheet. */
export function pageStyle(loaded: Readonly<RouterContextProvider>, html: string): string {
  return loaded.get(pageStyleContext)(html)
}
