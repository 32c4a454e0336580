import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import https from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import tls from 'node:tls'
import { afterAll } from 'vitest'
import { requireFit } from './answer-shapes.ts'
import { loopbackCertificate, loopbackKey } from './loopback-certificate.ts'

export const version = '2026-04-08'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A platform: an operator of agents, with its profiles on https on this machine. */
export interface TestPlatform {
  origin: string
  /** Publishes a profile; returns its address. */
  publish: (profile: unknown, answer?: { status?: number; headers?: object }) => string
  /** How often each path was fetched. */
  fetched: Map<string, number>
  /** Requests that were posted to it. */
  received: Received[]
  /** Status that it answers to posts. */
  status: number
}

export async function testPlatform(): Promise<TestPlatform> {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), loopbackCertificate])
  const pages = new Map<string, { status: number; headers: object; body: string }>()
  const platform: TestPlatform = {
    origin: '',
    fetched: new Map(),
    received: [],
    status: 200,
    publish(profile, { status = 200, headers = {} } = {}) {
      const path = `/profiles/${randomUUID()}.json`
      const body = typeof profile === 'string' ? profile : JSON.stringify(profile)
      pages.set(path, { status, headers, body })
      return platform.origin + path
    },
  }
  const server = https.createServer({ cert: loopbackCertificate, key: loopbackKey }, (req, res) => {
    const path = req.url ?? '/'
    if (req.method === 'POST') {
      const parts: Buffer[] = []
      req.on('data', (part: Buffer) => parts.push(part))
      req.on('end', () => {
        platform.received.push({
          path,
          headers: req.headers,
          body: Buffer.concat(parts).toString(),
        })
        res.writeHead(platform.status).end()
      })
      return
    }
    platform.fetched.set(path, (platform.fetched.get(path) ?? 0) + 1)
    const page = pages.get(path)
    res.writeHead(page?.status ?? 404, { ...page?.headers }).end(page?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  platform.origin = `https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return platform
}

export interface PlatformKey {
  id: string
  secret: KeyObject
  jwk: object
}

let keys = 0

export function aKey(curve = 'P-256'): PlatformKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: curve })
  const id = `key-${++keys}`
  return { id, secret: privateKey, jwk: { kid: id, ...publicKey.export({ format: 'jwk' }) } }
}

export const everyCapability = [
  'catalog.search',
  'catalog.lookup',
  'cart',
  'checkout',
  'order',
  'discount',
  'fulfillment',
  'buyer_consent',
]

interface ProfileOptions {
  capabilities?: readonly string[]
  /** Names of payment handlers. */
  handlers?: readonly string[]
  keys?: readonly PlatformKey[]
  webhookUrl?: string
  version?: string
}

export function aProfile(options: ProfileOptions = {}) {
  const { capabilities = everyCapability, handlers = [], keys: own = [], webhookUrl } = options
  const parents: Readonly<Record<string, unknown>> = {
    discount: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
    fulfillment: 'dev.ucp.shopping.checkout',
    buyer_consent: 'dev.ucp.shopping.checkout',
  }
  const entry = (name: string) => ({
    version,
    spec: `https://ucp.dev/${version}/specification/${name}`,
    schema: `https://ucp.dev/${version}/schemas/shopping/${name}.json`,
    ...(parents[name] !== undefined && { extends: parents[name] }),
    ...(name === 'order' && webhookUrl && { config: { webhook_url: webhookUrl } }),
  })
  return {
    ucp: {
      version: options.version ?? version,
      services: {},
      capabilities: Object.fromEntries(
        capabilities.map((name) => [`dev.ucp.shopping.${name}`, [entry(name)]]),
      ),
      payment_handlers: Object.fromEntries(
        handlers.map((name) => [name, [{ id: name.split('.').at(-1), version }]]),
      ),
    },
    signing_keys: own.map(({ jwk }) => jwk),
  }
}

export interface SentRequest {
  profile: string
  body?: unknown
  /** Undefined: it is not signed. */
  key?: PlatformKey | undefined
  headers?: Record<string, string>
  /** Null: none. */
  idempotencyKey?: string | null
  /** Components that the signature leaves out. */
  unsigned?: readonly string[]
  /** Changes the headers after they are signed. */
  spoil?: (headers: Record<string, string>) => void
}

// oxlint-disable-next-line typescript/no-explicit-any -- what tests look into, as they please
export type Json = any

export interface Answered {
  status: number
  headers: Headers
  text: string
  body: Json
}

/** The shop's app, or one that leads to a shop elsewhere. */
export interface AskedShop {
  request: (address: string, init?: RequestInit) => Response | Promise<Response>
}

/** Calls the shop as an agent of a platform would, and checks that each answer fits. */
export function agentCaller(app: AskedShop, origin: string) {
  return async (method: string, path: string, sent: SentRequest): Promise<Answered> => {
    const { body, key, idempotencyKey } = sent
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
    const isWrite = method !== 'GET' && !path.startsWith('/ucp/catalog')
    const headers: Record<string, string> = {
      'ucp-agent': `profile="${sent.profile}"`,
      ...(text && { 'content-type': 'application/json' }),
      ...(isWrite &&
        idempotencyKey !== null && { 'idempotency-key': idempotencyKey ?? randomUUID() }),
      ...sent.headers,
    }
    const signable = { method, url: origin + path, headers, text }
    if (key) Object.assign(headers, signatureOf(signable, key, sent.unsigned))
    sent.spoil?.(headers)
    const response = await app.request(origin + path, {
      method,
      headers,
      ...(text && { body: text }),
    })
    const answer = await response.text()
    const parsed: Json = answer.startsWith('{') ? JSON.parse(answer) : null
    requireFit(path, response.status, parsed)
    return { status: response.status, headers: response.headers, text: answer, body: parsed }
  }
}

interface Signable {
  method: string
  url: string
  headers: Record<string, string>
  text: string
}

/** Signs by RFC 9421 with nothing but node:crypto, so that the shop's library has a counterpart. */
export function signatureOf(
  { method, url, headers, text }: Signable,
  key: PlatformKey,
  unsigned: readonly string[] = [],
): Record<string, string> {
  const { host, pathname, search } = new URL(url)
  const digest = createHash('sha256').update(text).digest('base64')
  const made: Record<string, string> = text ? { 'content-digest': `sha-256=:${digest}:` } : {}
  const all: Record<string, string> = { ...headers, ...made }
  const names = ['ucp-agent', 'idempotency-key', 'content-digest', 'content-type']
  const components = [
    ['@method', method],
    ['@authority', host],
    ['@path', pathname],
    ...(search ? [['@query', search]] : []),
    ...names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
  ].filter(([name = '']) => !unsigned.includes(name))
  const list = components.map(([name]) => `"${name}"`).join(' ')
  const params = `(${list});keyid="${key.id}"`
  const base = [
    ...components.map(([name, value]) => `"${name}": ${value}`),
    `"@signature-params": ${params}`,
  ].join('\n')
  const signed = sign('sha256', Buffer.from(base), { key: key.secret, dsaEncoding: 'ieee-p1363' })
  return {
    ...made,
    'signature-input': `sig1=${params}`,
    signature: `sig1=:${signed.toString('base64')}:`,
  }
}
