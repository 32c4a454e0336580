import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface BucketServer {
  /** FILES_URL of the bucket. */
  url: string
  port: number
  keys: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }
  /** What is stored, by key. */
  objects: Map<string, Buffer>
  /** Answers to the next requests instead of theirs: a status, or a connection that breaks. */
  faults: (number | 'reset')[]
  close: () => Promise<void>
}

const secret = 'kept-by-the-test'
const bucket = 'pictures'
/** So few that every list has several pages. */
const keysPerPage = 3

/**
 * A store on this machine that speaks S3 and checks every signature and hash. Closed, it can be
 * started again with its port and objects.
 */
export async function startBucketServer(
  port = 0,
  objects = new Map<string, Buffer>(),
): Promise<BucketServer> {
  const faults: BucketServer['faults'] = []
  async function converse(request: IncomingMessage, response: ServerResponse) {
    const fault = faults.shift()
    const body = await buffer(request)
    if (fault === 'reset') request.socket.destroy()
    else if (fault !== undefined) refuse(response, fault, 'SlowDown')
    else answer(request, body, response, objects)
  }
  const server = createServer((request, response) => {
    converse(request, response).catch(() => request.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `s3://${bucket}/shop?endpoint=http://127.0.0.1:${taken}`,
    port: taken,
    keys: { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: secret },
    objects,
    faults,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
}

function answer(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  objects: Map<string, Buffer>,
): void {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://store')
  const sha256 = createHash('sha256').update(body).digest('hex')
  if (request.headers['x-amz-content-sha256'] !== sha256) {
    return refuse(response, 400, 'XAmzContentSHA256Mismatch')
  }
  if (!isSigned(request, sha256)) return refuse(response, 403, 'SignatureDoesNotMatch')
  const [, named = '', ...rest] = pathname.split('/')
  if (named !== bucket) return refuse(response, 404, 'NoSuchBucket')
  const key = rest.join('/')
  if (key === '') return list(query, response, [...objects.keys()].toSorted())
  if (request.method === 'PUT') {
    objects.set(key, body)
    response.end()
  } else if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else {
    const found = objects.get(key)
    if (found) response.end(found)
    else refuse(response, 404, 'NoSuchKey')
  }
}

function list(query: URLSearchParams, response: ServerResponse, keys: readonly string[]): void {
  const after = query.get('continuation-token') ?? ''
  const rest = keys.filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
  const page = rest.slice(0, keysPerPage)
  const next = rest.length > page.length ? page.at(-1) : undefined
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  response.end(`<ListBucketResult>${contents}${token}</ListBucketResult>`)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}

/** AWS Signature Version 4, read from its specification and not from the client's library. */
function isSigned({ method, url = '', headers }: IncomingMessage, sha256: string): boolean {
  const given = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  )
  const [, credential = '', names = '', signature = ''] = given ?? []
  const [, day = '', region = '', service = '', kind = ''] = credential.split('/')
  const { pathname, searchParams } = new URL(url, 'http://store')
  searchParams.sort()
  const canonical = [
    method,
    pathname,
    searchParams.toString(),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    sha256,
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const scope = [day, region, service, kind].join('/')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n')
  const key = [day, region, service, kind].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex') === signature
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
