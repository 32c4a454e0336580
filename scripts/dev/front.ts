import { createServer, request as ask } from 'node:http'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  Server,
  ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { createServer as createVite, type HotPayload, type InlineConfig } from 'vite'
import { root } from '../command.ts'
import { entryPlugin } from './entry.ts'

/**
 * What browsers talk to during development: scripts, styles and the console come from their
 * sources, everything else from the present process of the shop.
 */
export interface Front {
  /** Answers Vite's module runner in the shop's process. */
  compile: (question: HotPayload) => Promise<object>
  /** Sends what Vite does not answer to this port from now on. */
  lead: (port: number) => void
  /** Reloads open pages. */
  reload: () => void
  close: () => Promise<void>
}

export async function openFront(port: number, host: string): Promise<Front> {
  let shopPort = 0
  const server = createServer((request, response) => {
    const vite = isOfConsole(request.url ?? '') ? staffConsole : storefront
    vite.middlewares(request, response, () => proxy(shopPort, request, response))
  })
  const storefront = await createVite({
    ...shared(server),
    root,
    appType: 'custom',
    // The shop's process knows their types.
    publicDir: false,
    plugins: [entryPlugin()],
  })
  const staffConsole = await createVite({
    ...shared(server),
    configFile: join(root, 'console/vite.config.ts'),
    appType: 'spa',
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { ssr, client } = storefront.environments
  return {
    compile: (question) => ssr.hot.handleInvoke(question),
    lead(to) {
      shopPort = to
    },
    reload: () => client.hot.send({ type: 'full-reload' }),
    async close() {
      server.closeAllConnections()
      await Promise.all([storefront.close(), staffConsole.close()])
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function shared(server: Server): InlineConfig {
  return { server: { middlewareMode: true, hmr: { server } }, clearScreen: false }
}

function isOfConsole(url: string): boolean {
  return /^\/staff(?=[/?]|$)(?!\/brand\/)/.test(url)
}

function proxy(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url: path } = request
  const call = ask({ port, host: '127.0.0.1', method, headers, path }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, forDevelopment(answer.headers))
    answer.pipe(response)
  })
  call.once('error', (error) => {
    if (!response.headersSent) response.writeHead(503)
    response.end(error.message)
  })
  request.pipe(call)
}

/** Nothing is kept, and Vite may add styles to a page. */
function forDevelopment(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const name = 'content-security-policy'
  const policy = String(headers[name] ?? '')
  const looser = policy.replace(/(style-src) [^;]*/, "$1 'self' 'unsafe-inline'")
  return { ...headers, 'cache-control': 'no-store', ...(policy !== '' && { [name]: looser }) }
}
