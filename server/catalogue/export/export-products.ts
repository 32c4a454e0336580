import type { Ctx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { getProductRows } from '../products/product-row.ts'
import { categoryNames } from './category-names.ts'
import { productDataOf } from './product-data-of.ts'
import { headingsOf, productRowsOf } from './product-rows-of.ts'

interface ExportPage {
  headings: string[]
  rows: string[][]
  /** Number of products. */
  total: number
}

/** Products by handle as rows of the file that an import reads (docs/import.md). */
export async function exportProducts(
  { db, settings }: { db: Db | Trx; settings: Pick<Ctx['settings'], 'publicUrl'> },
  { page, per_page: perPage }: { page: number; per_page: number },
): Promise<ExportPage> {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('products')
    .select('id')
    .orderBy('handle')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const rooms = await db.selectFrom('warehouses').select(['id', 'slug']).orderBy('slug').execute()
  const headings = headingsOf(rooms.map(({ slug }) => slug))
  if (found.length === 0) return { headings, rows: [], total }
  const names = {
    publicUrl: settings.publicUrl,
    categories: await categoryNames(db),
    warehouses: new Map(rooms.map(({ id, slug }) => [id, slug])),
  }
  const nameOf = await colourNames(db)
  const products = await getProductRows(
    db,
    found.map(({ id }) => id),
  )
  const rows = products.flatMap((row) => productRowsOf(productDataOf(row, names), headings, nameOf))
  return { headings, rows, total }
}

/** The English title of a colour, or its code if another colour has that name too. */
async function colourNames(db: Db | Trx): Promise<(code: string) => string> {
  const rows = await db.selectFrom('colours').select(['code', 'title']).execute()
  const uses = new Map<string, Set<string>>()
  for (const { code, title } of rows) {
    for (const name of [code, title.en, title.zh, title.cn]) {
      const key = name.toLowerCase()
      uses.set(key, (uses.get(key) ?? new Set()).add(code))
    }
  }
  const titles = new Map(rows.map(({ code, title }) => [code, title.en]))
  return (code) => {
    const title = titles.get(code) ?? code
    return uses.get(title.toLowerCase())?.size === 1 ? title : code
  }
}
