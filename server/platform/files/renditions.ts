import type { Ctx } from '../context.ts'
import { imageWidths, renderWidth } from './images.ts'
import { originalName, receivedName } from './store-file.ts'

const renditionFolder = 'renditions/'

/** Pictures in the requested widths: rendered once, stored next to the original. */
export class Renditions {
  readonly #ctx: Ctx
  readonly #making = new Map<string, Promise<Buffer | undefined>>()

  constructor(ctx: Ctx) {
    this.#ctx = ctx
  }

  async get(fileId: string, width: number): Promise<Buffer | undefined> {
    if (!/^fil_[0-9A-Za-z]+$/.test(fileId)) return undefined
    const name = renditionName(fileId, width)
    return (await this.#ctx.files.get(name)) ?? this.#makeOnce(name, fileId, width)
  }

  #makeOnce(name: string, fileId: string, width: number): Promise<Buffer | undefined> {
    const twin = this.#making.get(name)
    if (twin) return twin
    const making = this.#make(name, fileId, width).finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    return making
  }

  async #make(name: string, fileId: string, width: number): Promise<Buffer | undefined> {
    const file = await this.#ctx.db
      .selectFrom('files')
      .select(['id', 'mime'])
      .where('id', '=', fileId)
      .where('visibility', '=', 'public')
      .executeTakeFirst()
    const original = file && (await this.#ctx.files.get(originalName(file)))
    if (!original) return undefined
    const bytes = await renderWidth(original, file.mime, width)
    await this.#ctx.files.put(name, bytes)
    return bytes
  }
}

/** Deletes an unused picture and all its renditions. */
export async function erasePicture(
  ctx: Pick<Ctx, 'files'>,
  file: { id: string; mime: string },
): Promise<void> {
  await ctx.files.remove(originalName(file))
  await ctx.files.remove(receivedName(file))
  for (const width of imageWidths) await ctx.files.remove(renditionName(file.id, width))
}

/** Whether a file of this name can be made again from its original. */
export function isRendition(name: string): boolean {
  return name.startsWith(renditionFolder)
}

function renditionName(fileId: string, width: number): string {
  return `${renditionFolder}${fileId.slice(4, 6)}/${fileId}-${width}.webp`
}
