import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { DomainError } from '#domain/errors.ts'
import type { BucketLocation } from '../../file-location.ts'
import { requireFileName, type FileStore } from './file-store.ts'

/** A call that failed for a reason that may pass is made again. */
const attempts = 3
const usualPatienceMs = 10_000

/** The file store does not answer, or has a fault of its own. Requests are answered with 503. */
class StoreDown extends DomainError<'unavailable'> {
  constructor(reason: string, cause?: unknown) {
    super('unavailable')
    this.message = `the file store does not answer: ${reason}`
    this.cause = cause
  }
}

interface SentBody {
  body: Blob
  sha256: string
}

interface CallOptions extends Partial<SentBody> {
  patienceMs?: number
}

/** Stores files in a bucket that speaks S3. */
export function bucketFiles(bucket: BucketLocation): FileStore {
  return bucketCalls(bucket).files
}

/**
 * Calls are the five that every such store knows, without access lists and checksum trailers, which
 * some refuse; SHA-256 of the bytes is part of what is signed, so bytes damaged on the way are refused.
 */
export function bucketCalls(bucket: BucketLocation) {
  const { url, prefix, region, accessKeyId, secretAccessKey, sessionToken } = bucket
  const aws = new AwsClient({
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== null && { sessionToken }),
    retries: 0,
  })

  /** The answer; undefined if there is no such file. */
  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    address: string,
    { body, sha256 = sha256Of(new Uint8Array()), patienceMs = usualPatienceMs }: CallOptions = {},
  ): Promise<Response | undefined> {
    const answer = await patiently(() =>
      aws.fetch(address, {
        method,
        redirect: 'error',
        headers: { 'x-amz-content-sha256': sha256 },
        ...(body && { body }),
        signal: AbortSignal.timeout(patienceMs),
      }),
    )
    if (method !== 'PUT' && (await isMissing(answer))) return undefined
    await requireOk(answer)
    if (method !== 'GET') await answer.body?.cancel()
    return answer
  }

  const place = (name: string) => `${url}/${prefix}${requireFileName(name)}`
  const files: FileStore = {
    async put(name, bytes) {
      const body = new Blob([new Uint8Array(bytes)])
      await send('PUT', place(name), { body, sha256: sha256Of(bytes) })
    },
    async get(name) {
      const answer = await send('GET', place(name))
      return answer && wholeBody(answer)
    },
    async remove(name) {
      await send('DELETE', place(name))
    },
    async *list() {
      let after: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (after !== undefined) query.set('continuation-token', after)
        const answer = await send('GET', `${url}?${query}`)
        const text = (await answer?.text()) ?? ''
        for (const key of elements(text, 'Key')) yield key.slice(prefix.length)
        after = elements(text, 'NextContinuationToken')[0]
      } while (after !== undefined)
    },
  }
  return { send, place, files }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function patiently(call: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === attempts
    try {
      const answer = await call()
      if (answer.status < 500 && answer.status !== 429) return answer
      const reason = await describe(answer)
      if (isLast) throw new StoreDown(reason)
    } catch (error) {
      if (isLast) throw error instanceof StoreDown ? error : new StoreDown(reasonOf(error), error)
    }
    await sleep(100 * 4 ** (attempt - 1))
  }
}

/** A connection may break in the middle of an answer. */
async function wholeBody(answer: Response): Promise<Buffer> {
  try {
    return Buffer.from(await answer.arrayBuffer())
  } catch (error) {
    throw new StoreDown(reasonOf(error), error)
  }
}

/** A bucket that does not exist is no missing file but a mistake in the settings. */
async function isMissing(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false
  const text = await answer.text()
  if (text.includes('<Code>NoSuchBucket</Code>')) throw new Error('NoSuchBucket')
  return true
}

async function requireOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`the file store refuses: ${await describe(answer)}`)
}

/** `403 AccessDenied`. The rest of such an answer may quote what was signed. */
async function describe(answer: Response): Promise<string> {
  const [code = ''] = elements(await answer.text(), 'Code')
  return `${answer.status} ${code}`.trim()
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}

/** Contents of simple elements. Our names need no escapes, and neither do codes and tokens. */
function elements(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))
  return [...found].map(([, text = '']) => text)
}
