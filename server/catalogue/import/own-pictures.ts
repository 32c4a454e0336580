import type { Ctx } from '../../platform/context.ts'
import type { ProductData } from './product-data.ts'

/** The shop's own pictures in a file it has exported: ids by address. */
export async function ownPictures(
  { db, settings }: Pick<Ctx, 'db' | 'settings'>,
  products: readonly ProductData[],
): Promise<Map<string, string>> {
  const start = `${settings.publicUrl}/files/`
  const ids = new Map<string, string>()
  for (const { src } of products.flatMap(({ pictures }) => pictures)) {
    if (src.startsWith(start)) ids.set(src, src.slice(start.length))
  }
  if (ids.size === 0) return ids
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids.values()])
    .where('visibility', '=', 'public')
    .execute()
  const known = new Set<string>(rows.map(({ id }) => id))
  return new Map([...ids].filter(([, id]) => known.has(id)))
}
