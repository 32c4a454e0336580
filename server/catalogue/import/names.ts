import { newId } from '#domain/ids.ts'
import { slugify } from '#domain/slug.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { categoryNames, type CategoryNames } from '../export/category-names.ts'
import type { Problem } from './problem.ts'
import type { ProductData } from './product-data.ts'

/** Names used in the file, resolved to the shop's ids. */
export interface Names {
  /** Code by lower-case code or title. */
  colours: ReadonlyMap<string, string>
  /** Id by slug. */
  categories: ReadonlyMap<string, string>
  /** Slug and English title by id, of those that were known. */
  categoryNames: CategoryNames
  collections: ReadonlySet<string>
  /** Id by slug; `''` is the main stockroom, used for stock without a warehouse. */
  warehouses: ReadonlyMap<string, string>
  /** Slug by id. */
  warehouseSlugs: ReadonlyMap<string, string>
  /** Id of the store that takes pre-orders. */
  defaultStore: string
  newColours: readonly { code: string; title: string }[]
  newCategories: readonly { id: string; slug: string; title: string }[]
  problems: Problem[]
  notes: Problem[]
}

/** A placeholder until staff choose a swatch. */
const unknownSwatch = { hex: '#b4b4b2', family: 'grey' }

/**
 * Resolves colours, categories and warehouses. New colours and product types are reported, and added
 * by `addNames`; an unknown slug of a category or warehouse is a problem.
 */
export async function resolveNames(db: Db | Trx, products: readonly ProductData[]): Promise<Names> {
  const problems: Problem[] = []
  const notes: Problem[] = []
  const colours = await resolveColours(db, products, notes)
  const categories = await resolveCategories(db, products, problems, notes)
  const warehouses = await resolveWarehouses(db, products, problems)
  const store = await defaultStore(db)
  const collections = await resolveCollections(db, products, problems)
  return {
    colours: colours.known,
    categories: categories.known,
    categoryNames: categories.names,
    collections,
    warehouses: warehouses.known,
    warehouseSlugs: warehouses.slugs,
    defaultStore: store,
    newColours: colours.added,
    newCategories: categories.added,
    problems,
    notes,
  }
}

/** Returns the tags of what was added. */
export async function addNames(
  trx: Trx,
  { newColours, newCategories }: Pick<Names, 'newColours' | 'newCategories'>,
): Promise<string[]> {
  const alike = (text: string) => JSON.stringify({ en: text, zh: text, cn: text })
  if (newColours.length > 0) {
    const rows = newColours.map(({ code, title }) => ({
      code,
      title: alike(title),
      position: 999,
      ...unknownSwatch,
    }))
    await trx.insertInto('colours').values(rows).execute()
  }
  if (newCategories.length > 0) {
    const rows = newCategories.map(({ id, slug, title }) => ({
      id,
      slug,
      title: alike(title),
      description: alike(''),
      position: 999,
    }))
    await trx.insertInto('categories').values(rows).execute()
  }
  return [
    ...(newColours.length > 0 ? ['configuration'] : []),
    ...(newCategories.length > 0 ? ['categories'] : []),
  ]
}

async function resolveColours(db: Db | Trx, products: readonly ProductData[], notes: Problem[]) {
  const known = new Map<string, string>()
  const rows = await db.selectFrom('colours').select(['code', 'title']).execute()
  for (const { code, title } of rows) {
    for (const name of [code, title.en, title.zh, title.cn]) known.set(name.toLowerCase(), code)
  }
  const added: { code: string; title: string }[] = []
  for (const { line, name } of colourNames(products)) {
    if (known.has(name.toLowerCase())) continue
    const code = slugify(name) || `colour-${rows.length + added.length}`
    const twin = known.get(code)
    known.set(name.toLowerCase(), twin ?? code)
    if (twin !== undefined) continue
    known.set(code, code)
    added.push({ code, title: name })
    notes.push({ line, column: 'Option1 Value', sentence: (t) => t.newColour(name) })
  }
  return { known, added }
}

function colourNames(products: readonly ProductData[]): { line: number; name: string }[] {
  return products
    .flatMap(({ variants, pictures }) => [...variants, ...pictures])
    .flatMap(({ line, colour }) => (colour === null ? [] : [{ line, name: colour }]))
}

async function resolveCategories(
  db: Db | Trx,
  products: readonly ProductData[],
  problems: Problem[],
  notes: Problem[],
) {
  const names = await categoryNames(db)
  const known = new Map([...names].map(([id, { slug }]) => [slug, id]))
  const added: { id: string; slug: string; title: string }[] = []
  for (const { line, categories, type } of products) {
    for (const slug of categories) {
      if (known.has(slug)) continue
      problems.push({ line, column: 'Category', sentence: (t) => t.unknownCategory(slug) })
    }
    const slug = slugify(type)
    if (categories.length > 0 || slug === '' || known.has(slug)) continue
    const id = newId('category')
    known.set(slug, id)
    added.push({ id, slug, title: type })
    notes.push({ line, column: 'Type', sentence: (t) => t.newCategory(type) })
  }
  return { known, names, added }
}

async function resolveWarehouses(
  db: Db | Trx,
  products: readonly ProductData[],
  problems: Problem[],
) {
  const rows = await db
    .selectFrom('warehouses as w')
    .innerJoin('stores as s', 's.id', 'w.store_id')
    .select(['w.id', 'w.slug'])
    .orderBy('s.position')
    .orderBy('s.slug')
    .orderBy('w.is_pickup')
    .orderBy('w.position')
    .execute()
  const known = new Map<string, string>(rows.map(({ slug, id }) => [slug, id]))
  const [main] = rows
  if (main) known.set('', main.id)
  const missing = new Map<string, number>()
  for (const { variants } of products) {
    for (const { line, stock } of variants) {
      for (const { warehouse } of stock) {
        if (!known.has(warehouse) && !missing.has(warehouse)) missing.set(warehouse, line)
      }
    }
  }
  const slugs = rows.map((row) => row.slug)
  for (const [slug, line] of missing) {
    problems.push(
      slug
        ? { line, column: `Stock ${slug}`, sentence: (t) => t.unknownWarehouse(slug, slugs) }
        : { line, column: 'Variant Inventory Qty', sentence: (t) => t.noWarehouse },
    )
  }
  return { known, slugs: new Map(rows.map(({ id, slug }) => [id, slug])) }
}

async function defaultStore(db: Db | Trx): Promise<string> {
  const first = await db
    .selectFrom('stores')
    .select('id')
    .orderBy('position')
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst()
  return first?.id ?? ''
}

async function resolveCollections(
  db: Db | Trx,
  products: readonly ProductData[],
  problems: Problem[],
) {
  const rows = await db.selectFrom('collections').select('slug').execute()
  const known = new Set(rows.map(({ slug }) => slug))
  for (const { line, collection } of products) {
    if (collection === null || known.has(collection)) continue
    problems.push({ line, column: 'Collection', sentence: (t) => t.unknownCollection(collection) })
  }
  return known
}
