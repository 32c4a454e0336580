import sharp from 'sharp'
import type { OpenShop } from './shop.ts'

/** Files as a person chooses them. */
export async function fourPictures() {
  const backgrounds = ['#20304a', '#e8e4da', '#33423a', '#8b5a3c']
  return Promise.all(
    backgrounds.map(async (background, at) => ({
      name: `look-${at + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )
}

/** The orders of a variant, with what is reserved of it. */
export function soldOf({ ctx }: OpenShop, sku: string) {
  return ctx.db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('variants as v', 'v.id', 'i.variant_id')
    .innerJoin('stock_levels as l', 'l.variant_id', 'v.id')
    .select(['o.current_status', 'i.qty', 'l.reserved'])
    .where('v.sku', '=', sku)
    .where('l.on_hand', '>', 0)
    .execute()
}
