import { colours } from '#db/colours.ts'
import { categories, collections } from '#demo/catalogue.ts'
import { contents } from '#demo/contents.ts'
import { couriers } from '#demo/couriers.ts'
import { demoCatalogueCsv } from '#demo/csv.ts'
import { layout } from '#demo/layout.ts'
import { membership } from '#demo/membership.ts'
import { demoPicture } from '#demo/pictures.ts'
import { paymentMethods } from '#demo/payment-methods.ts'
import { responseMessages } from '#demo/response-messages.ts'
import * as shop from '#demo/shop.ts'
import { sortingLists } from '#demo/sorting-lists.ts'
import { generalHolidays } from '#domain/holidays.ts'
import { newId } from '#domain/ids.ts'
import { importProducts } from './catalogue/import/import-products.ts'
import { seedJournal } from './content/seed-journal.ts'
import { seedPagePictures } from './content/seed-page-pictures.ts'
import type { Ctx } from './platform/context.ts'
import type { Db, Trx } from './platform/database/db.ts'
import { drawReviewPictures, seedReviews } from './seed-reviews.ts'
import { seedPromotions } from './promotions/seed-promotions.ts'

/** Marks an unfinished seed, since the first start may be killed half-way. */
const unfinished = 'unfinished_seed'

/**
 * Fills an empty database with the demo label's settings and texts; `demo` adds its products,
 * through the importer a merchant uses, the pictures of its pages, its journal and its customers' reviews. Returns false if already done.
 */
export async function seedShop(
  ctx: Ctx,
  seed: 'demo' | 'empty',
  onProgress?: (done: number, all: number) => void,
): Promise<boolean> {
  const isNew = await ctx.db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('stores').select('id').executeTakeFirst()) return false
    await seedSettings(trx)
    if (seed === 'demo') {
      await trx.insertInto('configurations').values({ slug: unfinished, value: 'true' }).execute()
    }
    await ctx.bus.announce(trx, ['*'])
    return true
  })
  if (await isFilled(ctx.db)) return isNew
  // Drawing takes the processor, and writing the rest waits for the disk.
  const [pictures] = await Promise.all([drawReviewPictures(ctx), seedGoods(ctx, onProgress)])
  await seedReviews(ctx, pictures)
  await ctx.db.deleteFrom('configurations').where('slug', '=', unfinished).execute()
  return true
}

/** Whether a first start got to its end. */
export async function isFilled(db: Db): Promise<boolean> {
  const store = await db.selectFrom('stores').select('id').executeTakeFirst()
  const mark = db.selectFrom('configurations').select('slug').where('slug', '=', unfinished)
  return store !== undefined && (await mark.executeTakeFirst()) === undefined
}

async function seedGoods(
  ctx: Ctx,
  onProgress?: (done: number, all: number) => void,
): Promise<void> {
  await seedProducts(ctx, onProgress)
  await seedPagePictures(ctx)
  await seedJournal(ctx)
  await seedPromotions(ctx)
}

async function seedProducts(
  ctx: Ctx,
  onProgress?: (done: number, all: number) => void,
): Promise<void> {
  const report = await importProducts(ctx, demoCatalogueCsv(), {
    pictures: demoPicture,
    ...(onProgress && { onProgress }),
  })
  const [problem] = [...report.problems, ...report.notes]
  if (problem) {
    throw new Error(`demo label, line ${problem.line}, ${problem.column}: ${problem.message}`)
  }
}

async function seedSettings(trx: Trx): Promise<void> {
  await seedLocations(trx)
  await trx
    .insertInto('colours')
    .values(
      colours.map((each, position) => ({ ...each, title: JSON.stringify(each.title), position })),
    )
    .execute()
  await trx
    .insertInto('collections')
    .values(
      collections.map(({ slug, title }, position) => ({
        slug,
        title: JSON.stringify(title),
        position,
      })),
    )
    .execute()
  await seedCategories(trx)
  await trx
    .insertInto('couriers')
    .values(
      couriers.map((each) => ({
        ...each,
        id: newId('courier'),
        title: JSON.stringify(each.title),
        description: JSON.stringify(each.description),
        rates: JSON.stringify(each.rates),
      })),
    )
    .execute()
  await seedConfigurations(trx)
  await trx
    .insertInto('contents')
    .values(
      contents.map(({ slug, title, description, body, data }) => ({
        id: newId('content'),
        slug,
        title: JSON.stringify(title),
        description: JSON.stringify(description),
        body: JSON.stringify(body),
        data: JSON.stringify(data),
      })),
    )
    .execute()
}

async function seedLocations(trx: Trx): Promise<void> {
  const ids = new Map(shop.stores.map(({ slug }) => [slug, newId('store')]))
  await trx
    .insertInto('stores')
    .values(
      shop.stores.map(({ slug, title, position }) => ({
        id: ids.get(slug) ?? newId('store'),
        slug,
        title: JSON.stringify(title),
        position,
      })),
    )
    .execute()
  await trx
    .insertInto('warehouses')
    .values(
      shop.warehouses.map(({ store, title, address, hours, ...rest }) => ({
        ...rest,
        id: newId('warehouse'),
        store_id: ids.get(store) ?? '',
        title: JSON.stringify(title),
        address: JSON.stringify(address),
        hours: JSON.stringify(hours),
      })),
    )
    .execute()
}

/** The list has parents before their children. */
async function seedCategories(trx: Trx): Promise<void> {
  const ids = new Map(categories.map(({ slug }) => [slug, newId('category')]))
  for (const { slug, parent, title, intro, position } of categories) {
    await trx
      .insertInto('categories')
      .values({
        id: ids.get(slug) ?? newId('category'),
        parent_id: parent ? (ids.get(parent) ?? null) : null,
        slug,
        title: JSON.stringify(title),
        description: JSON.stringify(intro),
        position,
      })
      .execute()
  }
}

async function seedConfigurations(trx: Trx): Promise<void> {
  const values = {
    brand: shop.brand,
    payment_methods: paymentMethods,
    delivery_methods: shop.deliveryMethods,
    countries: shop.countries,
    response_messages: responseMessages,
    sorting_lists: sortingLists,
    limits: shop.limits,
    membership,
    holidays: generalHolidays,
    layout,
  }
  await trx
    .insertInto('configurations')
    .values(Object.entries(values).map(([slug, value]) => ({ slug, value: JSON.stringify(value) })))
    .execute()
}
