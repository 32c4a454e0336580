import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll } from 'vitest'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
  bytes: Buffer
}

export interface WebhookReceiver {
  url: string
  received: Received[]
  /** What it answers from now on; null: nothing at all. */
  answer: { status: number; location?: string; text?: string } | null
}

/** Another program that webhooks reach, on this machine. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = { url: '', received: [], answer: { status: 204 } }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const bytes = Buffer.concat(parts)
      const { url: path = '', headers } = request
      receiver.received.push({ path, headers, body: bytes.toString('utf8'), bytes })
      const { answer } = receiver
      if (!answer) return
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {})
      response.end(answer.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  receiver.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hooks`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}
