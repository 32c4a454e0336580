import { isStopping, type Ctx } from '../context.ts'
import { emailPictureWidth, imageWidths, renderAvif, renderJpeg, renderWidth } from './images.ts'
import { originalName, receivedName } from './store-file.ts'

const renditionFolder = 'renditions/'

type Format = 'webp' | 'avif'

/** More than the pictures of a dozen pages; what does not fit waits for its next request. */
const mostWaiting = 300

interface Rendition {
  bytes: Buffer
  mime: 'image/webp' | 'image/avif' | 'image/jpeg'
  /** Whether the same address will soon have fewer bytes. */
  isProvisional: boolean
}

interface Wanted {
  fileId: string
  width: number
  format: 'webp' | 'jpg'
  render: (original: Uint8Array, mime: string, width: number) => Promise<Buffer>
}

/** Pictures in the requested widths: rendered once, stored next to the original. */
export class Renditions {
  readonly #ctx: Ctx
  readonly #making = new Map<string, Promise<Buffer | undefined>>()
  /** Names of the AVIF files to be made, one after the other: encoding keeps a core busy. */
  readonly #waiting = new Set<string>()
  #lastMade: Promise<void> = Promise.resolve()

  constructor(ctx: Ctx) {
    this.#ctx = ctx
  }

  /**
   * As AVIF, or as WebP where that is smaller. To encode AVIF takes up to a second, which no visitor
   * waits for: until it is made, the answer is WebP.
   */
  async get(fileId: string, width: number, format: Format): Promise<Rendition | undefined> {
    if (!isFileId(fileId)) return undefined
    const stored = await this.#ctx.files.get(renditionName(fileId, width, format))
    if (stored) return { bytes: stored, mime: mimeOf(stored), isProvisional: false }
    const webp = await this.#webp(fileId, width)
    if (!webp) return undefined
    if (format === 'avif') this.#makeLater(fileId, width)
    return { bytes: webp, mime: 'image/webp', isProvisional: format === 'avif' }
  }

  /** For emails, whose readers may know no other format. */
  async getJpeg(fileId: string): Promise<Rendition | undefined> {
    if (!isFileId(fileId)) return undefined
    const wanted = { fileId, width: emailPictureWidth, format: 'jpg', render: renderJpeg } as const
    const bytes = await this.#find(wanted)
    return bytes && { bytes, mime: 'image/jpeg', isProvisional: false }
  }

  async #webp(fileId: string, width: number): Promise<Buffer | undefined> {
    return this.#find({ fileId, width, format: 'webp', render: renderWidth })
  }

  async #find({ fileId, width, format, render }: Wanted): Promise<Buffer | undefined> {
    const name = renditionName(fileId, width, format)
    const stored = await this.#ctx.files.get(name)
    if (stored) return stored
    const twin = this.#making.get(name)
    if (twin) return twin
    const making = this.#make(name, { fileId, width, render }).finally(() =>
      this.#making.delete(name),
    )
    this.#making.set(name, making)
    return making
  }

  async #make(
    name: string,
    { fileId, width, render }: Omit<Wanted, 'format'>,
  ): Promise<Buffer | undefined> {
    const original = await this.#original(fileId)
    if (!original) return undefined
    const bytes = await render(original.bytes, original.mime, width)
    await this.#ctx.files.put(name, bytes)
    return bytes
  }

  #makeLater(fileId: string, width: number): void {
    const name = renditionName(fileId, width, 'avif')
    if (this.#waiting.has(name) || this.#waiting.size >= mostWaiting) return
    this.#waiting.add(name)
    this.#lastMade = this.#lastMade
      .then(() => this.#makeAvif(name, fileId, width))
      .catch((error: unknown) => this.#report(error, name))
      .finally(() => this.#waiting.delete(name))
  }

  #report(error: unknown, name: string): void {
    // The database closes while the shop stops; another process makes it when asked.
    if (!isStopping(this.#ctx)) this.#ctx.log.error({ error, name }, 'AVIF could not be made')
  }

  /** Stores the WebP under this name if AVIF is not smaller. */
  async #makeAvif(name: string, fileId: string, width: number): Promise<void> {
    if (isStopping(this.#ctx)) return
    const original = await this.#original(fileId)
    const webp = original && (await this.#webp(fileId, width))
    if (!webp) return
    const avif = await renderAvif(original.bytes, original.mime, width)
    await this.#ctx.files.put(name, avif.length < webp.length ? avif : webp)
    // Erased in the meantime.
    if (!(await this.#original(fileId))) await this.#ctx.files.remove(name)
  }

  /** Reads a public picture. */
  async #original(fileId: string): Promise<{ bytes: Buffer; mime: string } | undefined> {
    const file = await this.#ctx.db
      .selectFrom('files')
      .select(['id', 'mime'])
      .where('id', '=', fileId)
      .where('visibility', '=', 'public')
      .executeTakeFirst()
    const bytes = file && (await this.#ctx.files.get(originalName(file)))
    return bytes && { bytes, mime: file.mime }
  }
}

function isFileId(text: string): boolean {
  return /^fil_[0-9A-Za-z]+$/.test(text)
}

function mimeOf(bytes: Buffer): 'image/webp' | 'image/avif' {
  return bytes.toString('latin1', 0, 4) === 'RIFF' ? 'image/webp' : 'image/avif'
}

/** Deletes an unused picture and all its renditions. */
export async function erasePicture(
  ctx: Pick<Ctx, 'files'>,
  file: { id: string; mime: string },
): Promise<void> {
  await ctx.files.remove(originalName(file))
  await ctx.files.remove(receivedName(file))
  for (const width of imageWidths) {
    await ctx.files.remove(renditionName(file.id, width, 'webp'))
    await ctx.files.remove(renditionName(file.id, width, 'avif'))
  }
  await ctx.files.remove(renditionName(file.id, emailPictureWidth, 'jpg'))
}

/** Whether a file of this name can be made again from its original. */
export function isRendition(name: string): boolean {
  return name.startsWith(renditionFolder)
}

function renditionName(fileId: string, width: number, format: Format | 'jpg'): string {
  return `${renditionFolder}${fileId.slice(4, 6)}/${fileId}-${width}.${format}`
}
