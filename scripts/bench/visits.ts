import type { z } from 'zod'
import { type Answer, type Call, type Connection, requestText } from './connection.ts'
import type { Task } from './load.ts'
import type { Site } from './site.ts'
import type { Work } from './work.ts'

/** More distinct responses of the bare server would make no difference. */
const maxReplies = 16

const kinds = {
  page: { server: 'bytes', headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' } },
  api: { server: 'json', headers: { accept: 'application/json' } },
} as const

interface Visits {
  kind: keyof typeof kinds
  /** URLs to request in turn, repeatedly. */
  paths: readonly string[]
  /** Each is requested only once, so that the shop has never answered it before. */
  isFresh?: boolean
  leisurely?: number
}

/** Reads: the shop compared with a bare server that repeats its responses. */
export function visits(site: Site, { paths, ...options }: Visits): Promise<Work> {
  return repeated(site, { ...options, calls: paths.map((path) => ({ path })) })
}

/** The same for API calls that need more than a URL. */
export function asking(site: Site, calls: readonly Call[]): Promise<Work> {
  return repeated(site, { kind: 'api', calls })
}

interface Repeated extends Omit<Visits, 'paths'> {
  calls: readonly Call[]
}

async function repeated(site: Site, options: Repeated): Promise<Work> {
  const { kind, calls, isFresh = false, leisurely = 100 } = options
  const { server, headers } = kinds[kind]
  const requests = calls.map((call) =>
    Buffer.from(requestText({ ...call, headers: { ...headers, ...call.headers } })),
  )
  const [first] = site.shop
  if (!first || requests.length === 0) throw new Error('no requests')
  const samples: Answer[] = []
  for (const request of isFresh ? requests.slice(0, maxReplies) : requests) {
    samples.push(await answered(first, request))
  }
  const replies = samples.slice(0, maxReplies).map((answer) => replyOf(answer))
  await site.floor.ask({ replies: replies.map((reply) => ({ ...reply, isJson: kind === 'api' })) })
  const repeats = replies.map(({ path }) => Buffer.from(requestText({ path, headers })))
  return {
    ours: isFresh ? onceEach(site.shop, requests.slice(maxReplies)) : inTurn(site.shop, requests),
    floor: inTurn(site[server], repeats),
    leisurely,
  }
}

/** Sends the requests in turn, starting over after the last. */
function inTurn(connections: readonly Connection[], requests: readonly Buffer[]): Task {
  let next = 0
  return async (slot) => {
    const connection = connections[slot]
    const request = requests[next++ % requests.length]
    if (connection && request) await answered(connection, request)
  }
}

function onceEach(connections: readonly Connection[], requests: readonly Buffer[]): Task {
  let next = 0
  return async (slot) => {
    const connection = connections[slot]
    const request = requests[next++]
    if (!request) throw new Error(`all ${requests.length} URLs have been requested`)
    if (connection) await answered(connection, request)
  }
}

/** The response; anything but 200 aborts the measurement. */
export async function answered(connection: Connection, request: string | Buffer): Promise<Answer> {
  const answer = await connection.send(request)
  if (answer.status === 200) return answer
  const [line = ''] = String(request).split('\r\n', 1)
  const reason = /json/.test(answer.head) ? String(answer.body).slice(0, 300) : ''
  throw new Error(`${line.replace(' HTTP/1.1', '')}: ${answer.status} ${reason}`)
}

export async function askJson<Shape extends z.ZodType>(
  connection: Connection | undefined,
  call: Call,
  shape: Shape,
): Promise<z.output<Shape>> {
  if (!connection) throw new Error('no connection')
  const { body } = await answered(connection, requestText(call))
  return shape.parse(JSON.parse(String(body)))
}

let repliesMade = 0

function replyOf({ head, body }: Answer) {
  const [, ...lines] = head.split('\r\n')
  return {
    path: `/${++repliesMade}`,
    headers: lines.flatMap((line) => headerOf(line)),
    body: body.toString('base64'),
  }
}

/** Headers the server adds by itself; the bare one adds them too. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

function headerOf(line: string): string[] {
  const colon = line.indexOf(':')
  const name = line.slice(0, colon).toLowerCase()
  return own.has(name) ? [] : [name, line.slice(colon + 1).trim()]
}
