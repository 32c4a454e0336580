import { createServer, type IncomingMessage } from 'node:http'
import { afterAll } from 'vitest'

interface Asked {
  /** `POST refunds` */
  call: string
  params: Record<string, string>
  key: string | undefined
  authorization: string | undefined
  /** Version of Stripe's API that the shop asked for. */
  version: string | undefined
}

export type Reply = [status: number, answer: object]

interface StripeServer {
  at: { host: string; port: number; protocol: 'http' }
  /** Requests received so far. */
  asked: Asked[]
  /** Sets the next answers to a call; calls without one are refused. */
  willAnswer: (call: string, ...replies: Reply[]) => void
  forget: () => void
}

/** A fake of the parts of Stripe's API that the shop uses: records requests, gives preset answers. */
export async function stripeServer(): Promise<StripeServer> {
  const asked: Asked[] = []
  const replies = new Map<string, Reply[]>()

  async function answer(request: IncomingMessage): Promise<Reply> {
    const read = await readAsked(request)
    asked.push(read)
    const message = `No ${read.call}`
    const unknown: Reply = [404, { error: { type: 'invalid_request_error', message } }]
    return replies.get(read.call)?.shift() ?? unknown
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    at: { host: '127.0.0.1', port, protocol: 'http' },
    asked,
    willAnswer: (call, ...more) => void replies.set(call, more),
    forget() {
      asked.length = 0
      replies.clear()
    },
  }
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const { 'idempotency-key': key, 'stripe-version': version, authorization } = request.headers
  return {
    call: `${request.method} ${path.replace('/v1/', '')}`,
    params: Object.fromEntries(new URLSearchParams(body || query)),
    key: typeof key === 'string' ? key : undefined,
    authorization,
    version: typeof version === 'string' ? version : undefined,
  }
}
