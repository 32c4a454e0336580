import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  head: string
  body: Buffer
}

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/** Servers close connections idle for five seconds. */
const longestIdleMs = 3000
const patienceMs = 30_000

/**
 * One keep-alive HTTP connection, one request at a time. It does next to nothing, so that on two
 * cores the servers are measured rather than the client.
 */
export class Connection {
  readonly #port: number
  readonly #host: string
  #socket: Socket | null = null
  #usedAt = 0
  #received: Buffer = Buffer.alloc(0)
  #waiting: Waiting | null = null

  constructor(origin: string) {
    const { hostname, port } = new URL(origin)
    this.#host = hostname
    this.#port = Number(port)
  }

  send(request: string | Buffer): Promise<Answer> {
    const now = performance.now()
    if (now - this.#usedAt > longestIdleMs) this.close()
    this.#usedAt = now
    const socket = (this.#socket ??= this.#connect())
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      socket.write(request)
    })
  }

  close(): void {
    this.#waiting = null
    this.#socket?.destroy()
    this.#socket = null
  }

  #connect(): Socket {
    const socket = connect({ port: this.#port, host: this.#host, noDelay: true })
    this.#received = Buffer.alloc(0)
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no response')))
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#lose(socket, error))
    socket.on('close', () => this.#lose(socket, new Error('connection closed')))
    return socket
  }

  #lose(socket: Socket, error: Error): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.#waiting?.reject(error)
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    const answer = readAnswer(this.#received)
    if (!answer) return
    this.#received = Buffer.alloc(0)
    this.#waiting?.resolve(answer)
    this.#waiting = null
  }
}

/** The whole response, or null while it is incomplete. */
export function readAnswer(received: Buffer): Answer | null {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const start = end + 4
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) {
    const stop = start + Number(length)
    return received.length < stop ? null : { status, head, body: received.subarray(start, stop) }
  }
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) {
    return { status, head, body: Buffer.alloc(0) }
  }
  const body = readChunks(received, start)
  return body && { status, head, body }
}

function readChunks(received: Buffer, start: number): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = start; ;) {
    const lineEnd = received.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const length = Number.parseInt(received.toString('latin1', at, lineEnd), 16)
    const next = lineEnd + 2 + length + 2
    if (received.length < next) return null
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(lineEnd + 2, next - 2))
    at = next
  }
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: unknown
}

export function requestText({ method = 'GET', path, headers = {}, body }: Call): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(text
      ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]
      : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}
