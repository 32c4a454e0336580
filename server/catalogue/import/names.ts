import { newId } from '#domain/ids.ts'
import { slugify } from '#domain/slug.ts'
import type { Trx } from '../../platform/database/db.ts'
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
  hasNewColours: boolean
  hasNewCategories: boolean
  problems: Problem[]
  notes: Problem[]
}

/** A placeholder until staff choose a swatch. */
const unknownSwatch = { hex: '#b4b4b2', family: 'grey' }

/**
 * Resolves colours, categories and warehouses. New colours and product types are added and
 * reported; an unknown slug of a category or warehouse is a problem.
 */
export async function resolveNames(trx: Trx, products: readonly ProductData[]): Promise<Names> {
  const problems: Problem[] = []
  const notes: Problem[] = []
  const colours = await resolveColours(trx, products, notes)
  const categories = await resolveCategories(trx, products, problems, notes)
  const warehouses = await resolveWarehouses(trx, products, problems)
  const store = await defaultStore(trx)
  const collections = await resolveCollections(trx, products, problems)
  return {
    colours: colours.known,
    categories: categories.known,
    categoryNames: categories.names,
    collections,
    warehouses: warehouses.known,
    warehouseSlugs: warehouses.slugs,
    defaultStore: store,
    hasNewColours: colours.isNew,
    hasNewCategories: categories.isNew,
    problems,
    notes,
  }
}

async function resolveColours(trx: Trx, products: readonly ProductData[], notes: Problem[]) {
  const known = new Map<string, string>()
  const rows = await trx.selectFrom('colours').select(['code', 'title']).execute()
  for (const { code, title } of rows) {
    for (const name of [code, title.en, title.zh, title.cn]) known.set(name.toLowerCase(), code)
  }
  let isNew = false
  for (const { line, name } of colourNames(products)) {
    if (known.has(name.toLowerCase())) continue
    const code = slugify(name)
    await trx
      .insertInto('colours')
      .values({
        code,
        title: JSON.stringify({ en: name, zh: name, cn: name }),
        position: 999,
        ...unknownSwatch,
      })
      .execute()
    known.set(name.toLowerCase(), code)
    notes.push({
      line,
      column: 'Option1 Value',
      sentence: (t) => t.newColour(name),
    })
    isNew = true
  }
  return { known, isNew }
}

function colourNames(products: readonly ProductData[]): { line: number; name: string }[] {
  return products
    .flatMap(({ variants, pictures }) => [...variants, ...pictures])
    .flatMap(({ line, colour }) => (colour === null ? [] : [{ line, name: colour }]))
}

async function resolveCategories(
  trx: Trx,
  products: readonly ProductData[],
  problems: Problem[],
  notes: Problem[],
) {
  const names = await categoryNames(trx)
  const known = new Map([...names].map(([id, { slug }]) => [slug, id]))
  let isNew = false
  for (const product of products) {
    for (const slug of product.categories) {
      if (known.has(slug)) continue
      problems.push({
        line: product.line,
        column: 'Category',
        sentence: (t) => t.unknownCategory(slug),
      })
    }
    const slug = slugify(product.type)
    if (product.categories.length > 0 || slug === '' || known.has(slug)) continue
    const id = newId('category')
    const title = JSON.stringify({ en: product.type, zh: product.type, cn: product.type })
    const description = JSON.stringify({ en: '', zh: '', cn: '' })
    await trx
      .insertInto('categories')
      .values({ id, slug, title, description, position: 999 })
      .execute()
    known.set(slug, id)
    notes.push({
      line: product.line,
      column: 'Type',
      sentence: (t) => t.newCategory(product.type),
    })
    isNew = true
  }
  return { known, names, isNew }
}

async function resolveWarehouses(trx: Trx, products: readonly ProductData[], problems: Problem[]) {
  const rows = await trx
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
  for (const [slug, line] of missing) {
    problems.push(
      slug
        ? { line, column: `Stock ${slug}`, sentence: (t) => t.unknownWarehouse(slug) }
        : { line, column: 'Variant Inventory Qty', sentence: (t) => t.noWarehouse },
    )
  }
  return { known, slugs: new Map(rows.map(({ id, slug }) => [id, slug])) }
}

async function defaultStore(trx: Trx): Promise<string> {
  const first = await trx
    .selectFrom('stores')
    .select('id')
    .orderBy('position')
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst()
  return first?.id ?? ''
}

async function resolveCollections(trx: Trx, products: readonly ProductData[], problems: Problem[]) {
  const rows = await trx.selectFrom('collections').select('slug').execute()
  const known = new Set(rows.map(({ slug }) => slug))
  for (const { line, collection } of products) {
    if (collection === null || known.has(collection)) continue
    problems.push({ line, column: 'Collection', sentence: (t) => t.unknownCollection(collection) })
  }
  return known
}
