import type { z } from 'zod'
import { type Answer, type Call, type Connection, requestText } from './connection.ts'
import type { Task } from './load.ts'
import type { Site } from './site.ts'
import type { Work } from './work.ts'

/** Answers that a bare server repeats; more would tell nothing new. */
const mostReplies = 16

const kinds = {
  page: { server: 'bytes', headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' } },
  api: { server: 'json', headers: { accept: 'application/json' } },
} as const

interface Visits {
  kind: keyof typeof kinds
  /** Addresses, one after the other, then from the beginning. */
  paths: readonly string[]
  /** Each is asked for once only, so that the shop has never answered it before. */
  isFresh?: boolean
  leisurely?: number
}

/** Reading: the shop beside a bare server that repeats its answers. */
export function visits(site: Site, { paths, ...options }: Visits): Promise<Work> {
  return repeated(site, { ...options, calls: paths.map((path) => ({ path })) })
}

/** The same for calls of the API that take more than an address. */
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
  if (!first || requests.length === 0) throw new Error('nothing to visit')
  const samples: Answer[] = []
  for (const request of isFresh ? requests.slice(0, mostReplies) : requests) {
    samples.push(await answered(first, request))
  }
  const replies = samples.slice(0, mostReplies).map((answer) => replyOf(answer))
  await site.floor.ask({ replies: replies.map((reply) => ({ ...reply, isJson: kind === 'api' })) })
  const repeats = replies.map(({ path }) => Buffer.from(requestText({ path, headers })))
  return {
    ours: isFresh ? onceEach(site.shop, requests.slice(mostReplies)) : inTurn(site.shop, requests),
    floor: inTurn(site[server], repeats),
    leisurely,
  }
}

/** Each turn takes the next request, and after the last one the first. */
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
    if (!request) throw new Error(`all ${requests.length} addresses have been asked for`)
    if (connection) await answered(connection, request)
  }
}

/** The answer; anything but 200 ends the measuring. */
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
  if (!connection) throw new Error('there is no connection to ask over')
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

/** What the server adds of its own accord, the bare one adds too. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

function headerOf(line: string): string[] {
  const colon = line.indexOf(':')
  const name = line.slice(0, colon).toLowerCase()
  return own.has(name) ? [] : [name, line.slice(colon + 1).trim()]
}
