import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { locales } from '#domain/locale.ts'
import { provideMessages } from './messages.ts'
import { messages as cn } from './messages/cn.ts'
import { messages as en } from './messages/en.ts'
import { messages as zh } from './messages/zh.ts'
import { finishDocument } from './page-renderer.server.ts'

export { createRenderer } from './page-renderer.server.ts'

const messages = { en, zh, cn }
for (const locale of locales) provideMessages(locale, messages[locale])

/** Renders the document, without one of the router's scripts: `start-on-intent` adds its own. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loaded: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...inert } = context
  const [html, state] = await Promise.all([
    renderToText(<ServerRouter context={inert} url={request.url} />),
    serverHandoffStream ? new Response(serverHandoffStream).text() : '',
  ])
  const page = finishDocument(html, state, context, loaded)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', page.contentSecurityPolicy)
  return new Response(page.html, { status, headers })
}

function renderToText(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough()
    const { pipe } = renderToPipeableStream(element, {
      // A page is whole when it leaves: no part of it may wait for a script to put it in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(body)
        text(body).then(resolve, reject)
      },
      onShellError: reject,
      onError: reject,
    })
  })
}
