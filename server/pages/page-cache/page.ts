import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** For a page: a millisecond and a half. Eleven saves another 8 %, costs a hundred, and is worth it for what is asked for often. */
const quickQuality = 6
const bestQuality = 11

/** One encoding of a page, ready to be written. */
export interface PageForm {
  headers: string[]
  body: Uint8Array
}

/** An answer, with the forms in which it has been asked for. */
export class Page {
  readonly status: number
  readonly etag: string
  readonly tags: ReadonlySet<string>
  readonly storedAt: number
  /** What belongs to the page but has an address of its own; kept and dropped with it. */
  readonly companion: Page | null
  readonly #quality: number
  readonly #headers: readonly string[]
  readonly #forms = new Map<Encoding, PageForm>()
  readonly #making = new Map<Encoding, Promise<PageForm>>()
  #plain: Uint8Array | null

  constructor(page: {
    status: number
    /** Names and values in turn, without length, encoding and ETag. */
    headers: readonly string[]
    body: Uint8Array
    tags: readonly string[]
    storedAt: number
    /** `best` for what is made once and sent often. */
    quality?: 'quick' | 'best'
    companion?: Page | null
  }) {
    this.status = page.status
    this.tags = new Set(page.tags)
    this.storedAt = page.storedAt
    this.companion = page.companion ?? null
    this.#plain = page.body
    this.#quality = page.quality === 'best' ? bestQuality : quickQuality
    // Weak: the same page, however it is compressed.
    this.etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 20)}"`
    this.#headers = [...page.headers, 'etag', this.etag]
  }

  /** Headers of an answer that says: what you have is right. */
  get validatorHeaders(): string[] {
    const kept = ['etag', 'cache-control', 'vary']
    return this.#headers.filter((_, at) => kept.includes(this.#headers[at - (at % 2)] ?? ''))
  }

  /** The form, when it is ready. */
  form(encoding: Encoding): PageForm | undefined {
    return this.#forms.get(encoding)
  }

  /** Makes the form, once for everybody who asks meanwhile. */
  prepare(encoding: Encoding): Promise<PageForm> {
    const twin = this.#making.get(encoding)
    if (twin) return twin
    const making = this.#make(encoding, this.#quality).finally(() => this.#making.delete(encoding))
    this.#making.set(encoding, making)
    return making
  }

  /** Makes the form again, as small as can be. */
  async polish(): Promise<void> {
    await this.#make('br', bestQuality)
  }

  /** Takes over how the page before was packed, if this one is the same to the byte. */
  takeOver(before: Page): boolean {
    const isSame = before.etag === this.etag && before.#headers.join() === this.#headers.join()
    if (!isSame) return false
    for (const [encoding, form] of before.#forms) this.#forms.set(encoding, form)
    if (this.#forms.has('br')) this.#plain = null
    if (before.companion) this.companion?.takeOver(before.companion)
    return true
  }

  get bytes(): number {
    const forms = [...this.#forms.values()].reduce((sum, { body }) => sum + body.length, 0)
    return forms + (this.#plain?.length ?? 0) + (this.companion?.bytes ?? 0) + 1000
  }

  async #make(encoding: Encoding, quality: number): Promise<PageForm> {
    const body = await compress(await this.source(), encoding, quality)
    // What Brotli holds need not be held twice.
    if (encoding === 'br') this.#plain = null
    return this.#keep(encoding, body)
  }

  /** The answer as it was made. */
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
      // As far back as the page goes, and no memory for more.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(plain.length + 16)) + 1),
    },
  })
}
