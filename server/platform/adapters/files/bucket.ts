import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { DomainError } from '#domain/errors.ts'
import type { BucketLocation } from '../../file-location.ts'
import { requireFileName, type FileStore } from './file-store.ts'

/** A call that failed for a reason that may pass is made again. */
const attempts = 3
const patienceMs = 10_000

/** The file store does not answer, or has a fault of its own. Requests are answered with 503. */
class StoreDown extends DomainError<'unavailable'> {
  constructor(reason: string, cause?: unknown) {
    super('unavailable')
    this.message = `the file store does not answer: ${reason}`
    this.cause = cause
  }
}

/**
 * Stores files in a bucket that speaks S3. Calls are the five that every such store knows, without
 * access lists and checksum trailers, which some refuse; SHA-256 of the bytes is part of what is
 * signed, so bytes damaged on the way are refused.
 */
export function bucketFiles(bucket: BucketLocation): FileStore {
  const { url, prefix, region, accessKeyId, secretAccessKey, sessionToken } = bucket
  const aws = new AwsClient({
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== null && { sessionToken }),
    retries: 0,
  })
  const send = async (method: string, address: string, bytes: Uint8Array = new Uint8Array()) =>
    patiently(() =>
      aws.fetch(address, {
        method,
        headers: { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
        ...(method === 'PUT' && { body: new Uint8Array(bytes) }),
        signal: AbortSignal.timeout(patienceMs),
      }),
    )
  const place = (name: string) => `${url}/${prefix}${requireFileName(name)}`
  return {
    async put(name, bytes) {
      const answer = await send('PUT', place(name), bytes)
      await requireOk(answer)
      await answer.body?.cancel()
    },
    async get(name) {
      const answer = await send('GET', place(name))
      if (await isMissing(answer)) return undefined
      await requireOk(answer)
      return wholeBody(answer)
    },
    async remove(name) {
      const answer = await send('DELETE', place(name))
      if (await isMissing(answer)) return
      await requireOk(answer)
    },
    async *list() {
      let after: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (after !== undefined) query.set('continuation-token', after)
        const answer = await send('GET', `${url}?${query}`)
        await requireOk(answer)
        const text = await answer.text()
        for (const key of elements(text, 'Key')) yield key.slice(prefix.length)
        after = elements(text, 'NextContinuationToken')[0]
      } while (after !== undefined)
    },
  }
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
