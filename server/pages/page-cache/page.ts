import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** Quality 6 takes 1.5 ms for a page; 11 is 8 % smaller, takes 100 ms and is for popular pages. */
const quickQuality = 6
const bestQuality = 11

const validators = new Set([
  'etag',
  'cache-control',
  'vary',
  'surrogate-control',
  'cloudflare-cdn-cache-control',
  'xkey',
  'surrogate-key',
  'cache-tag',
])

export interface PageForm {
  headers: string[]
  body: Uint8Array
}

/** A response in the encodings requested so far. */
export class Page {
  readonly status: number
  readonly etag: string
  readonly tags: ReadonlySet<string>
  readonly storedAt: number
  /** Template of its address. */
  readonly route: string
  /** Belongs to the page but has a URL of its own; cached and dropped with it. */
  readonly companion: Page | null
  readonly #quality: number
  readonly #headers: readonly string[]
  readonly #forms = new Map<Encoding, PageForm>()
  readonly #making = new Map<Encoding, Promise<PageForm>>()
  #polish: 'none' | 'begun' | 'done' = 'none'
  #plain: Uint8Array | null

  constructor(page: {
    status: number
    /** Alternating names and values, without length, encoding and ETag. */
    headers: readonly string[]
    body: Uint8Array
    tags: readonly string[]
    storedAt: number
    route?: string
    /** `best` for pages made once and sent often. */
    quality?: 'quick' | 'best'
    companion?: Page | null
  }) {
    this.status = page.status
    this.tags = new Set(page.tags)
    this.storedAt = page.storedAt
    this.route = page.route ?? 'file'
    this.companion = page.companion ?? null
    this.#plain = page.body
    this.#quality = page.quality === 'best' ? bestQuality : quickQuality
    // Weak: the same for every encoding.
    this.etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 12)}"`
    this.#headers = [...page.headers, 'etag', this.etag]
  }

  /** Headers of a 304 response: those that update what a cache has stored. */
  get validatorHeaders(): string[] {
    return this.#headers.filter((_, at) => validators.has(this.#headers[at - (at % 2)] ?? ''))
  }

  form(encoding: Encoding): PageForm | undefined {
    return this.#forms.get(encoding)
  }

  /** Encodes the page, once for all concurrent requests. */
  prepare(encoding: Encoding): Promise<PageForm> {
    const twin = this.#making.get(encoding)
    if (twin) return twin
    const making = this.#make(encoding, this.#quality).finally(() => this.#making.delete(encoding))
    this.#making.set(encoding, making)
    return making
  }

  /** Encodes the page again with the best compression. */
  async polish(): Promise<void> {
    this.#polish = 'begun'
    await this.#make('br', bestQuality)
    this.#polish = 'done'
  }

  /** Whether it has the best compression, or is about to get it. */
  get isPolished(): boolean {
    return this.#polish !== 'none'
  }

  /** Reuses the previous page's encodings if this one is byte-identical. */
  takeOver(before: Page): boolean {
    const isSame = before.etag === this.etag && before.#headers.join() === this.#headers.join()
    if (!isSame) return false
    for (const [encoding, form] of before.#forms) this.#forms.set(encoding, form)
    if (this.#forms.has('br')) this.#plain = null
    if (before.#polish === 'done') this.#polish = 'done'
    if (before.companion) this.companion?.takeOver(before.companion)
    return true
  }

  get bytes(): number {
    const forms = [...this.#forms.values()].reduce((sum, { body }) => sum + body.length, 0)
    return forms + (this.#plain?.length ?? 0) + (this.companion?.bytes ?? 0) + 1000
  }

  async #make(encoding: Encoding, quality: number): Promise<PageForm> {
    const body = await compress(await this.source(), encoding, quality)
    // The Brotli form makes the uncompressed one redundant.
    if (encoding === 'br') this.#plain = null
    return this.#keep(encoding, body)
  }

  async source(): Promise<Uint8Array> {
    if (this.#plain) return this.#plain
    const packed = this.#forms.get('br')
    return packed ? fromBrotli(packed.body) : new Uint8Array()
  }

  #keep(encoding: Encoding, body: Uint8Array): PageForm {
    const headers = [...this.#headers, 'content-length', String(body.length)]
    if (encoding !== 'identity') headers.push('content-encoding', encoding)
    const form = { headers, body }
    this.#forms.set(encoding, form)
    return form
  }
}

async function compress(
  plain: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return toGzip(plain, { level: 6 })
  return toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // The window covers the whole page and no more, to save memory.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(plain.length + 16)) + 1),
    },
  })
}
