import type { Ctx } from '../../platform/context.ts'
import { ownPictures } from './own-pictures.ts'
import { loadPictures, type LoadedPicture, type PictureSource } from './pictures.ts'
import type { Problem } from './problem.ts'
import { readProducts } from './read-products.ts'

/** A file with its pictures, before anything is written. */
export interface ReadImport {
  file: ReturnType<typeof readProducts>
  /** Bytes by address, of pictures that are not the shop's own. */
  loaded: ReadonlyMap<string, LoadedPicture>
  /** Ids of files by address. */
  own: ReadonlyMap<string, string>
  problems: readonly Problem[]
  notes: readonly Problem[]
}

export async function readImport(
  ctx: Ctx,
  csv: string,
  pictures: PictureSource,
): Promise<ReadImport> {
  const file = readProducts(csv)
  const read = { file, loaded: new Map(), own: new Map(), notes: file.notes }
  if (file.problems.length > 0) return { ...read, problems: file.problems }
  const own = await ownPictures(ctx, file.products)
  const { pictures: loaded, ...found } = await loadPictures(file.products, own, pictures)
  return { file, loaded, own, problems: found.problems, notes: [...file.notes, ...found.notes] }
}
