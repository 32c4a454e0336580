import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/platform/context.ts'
import { text, type Text } from './text.ts'

let made = 0

export async function aStore(
  ctx: Ctx,
  options: { slug?: string; title?: Text; position?: number } = {},
): Promise<{ id: string; slug: string }> {
  const id = newId('store')
  const slug = options.slug ?? `store-${++made}`
  const title = text(options.title ?? slug)
  await ctx.db
    .insertInto('stores')
    .values({ id, slug, title, position: options.position ?? made })
    .execute()
  await heard(ctx, ['configuration'])
  return { id, slug }
}

/** The store `main`, created if missing. */
export async function mainStore(ctx: Ctx): Promise<{ id: string; slug: string }> {
  const found = await ctx.db
    .selectFrom('stores')
    .select(['id', 'slug'])
    .where('slug', '=', 'main')
    .executeTakeFirst()
  return found ?? aStore(ctx, { slug: 'main', position: 0 })
}

export async function aWarehouse(
  ctx: Ctx,
  options: {
    slug?: string
    title?: Text
    storeId?: string
    isPickup?: boolean
    position?: number
  } = {},
): Promise<{ id: string; slug: string }> {
  const id = newId('warehouse')
  const slug = options.slug ?? `warehouse-${++made}`
  await ctx.db
    .insertInto('warehouses')
    .values({
      id,
      slug,
      store_id: options.storeId ?? (await mainStore(ctx)).id,
      title: text(options.title ?? slug),
      address: text('Shop 315, 3/F'),
      hours: text('11:00 – 21:00'),
      phone: '+852 2345 6789',
      is_pickup: options.isPickup ?? true,
      position: options.position ?? made,
    })
    .execute()
  await heard(ctx, ['warehouses', 'products'])
  return { id, slug }
}

/** Announces the change; every process has received it on return. */
async function heard(ctx: Ctx, tags: readonly string[]): Promise<void> {
  await ctx.bus.announce(ctx.db, tags)
  await ctx.bus.settled()
}
