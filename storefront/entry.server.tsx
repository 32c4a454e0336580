import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { locales } from '#domain/locale.ts'
import { messages as cn } from './messages/cn.ts'
import { messages as en } from './messages/en.ts'
import { provideMessages } from './messages/messages.ts'
import { messages as zh } from './messages/zh.ts'
import { finishDocument } from './rendering/page-renderer.server.ts'
import { guardedStatus } from './session/guards.ts'

export { createRenderer } from './rendering/page-renderer.server.ts'

const messages = { en, zh, cn }
for (const locale of locales) provideMessages(locale, messages[locale])

/** Renders the document without the router's scripts: `start-on-intent` adds its own. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loaded: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...inert } = context
  const state = serverHandoffStream ? await text(serverHandoffStream) : ''
  // Not streamed: the loaders have finished, and no script could insert late parts.
  const rendered = renderToString(<ServerRouter context={inert} url={request.url} />)
  const html = `<!DOCTYPE html>${rendered}`
  const { contentSecurityPolicy } = finishDocument({ html, state }, context, loaded)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentSecurityPolicy)
  const { matches } = context.staticHandlerContext
  const guarded = guardedStatus(
    matches.map(({ route }) => route),
    status,
  )
  return new Response(null, { status: guarded, headers })
}
