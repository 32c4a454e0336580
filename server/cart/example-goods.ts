import type { LocalizedText } from '#domain/locale.ts'
import { variantTitle } from './present.ts'
import type { Ctx } from '../platform/context.ts'
import type { ExampleGoods, ExampleSetting } from '../platform/mail/email-example.ts'
import { isForSale } from '../catalogue/for-sale.ts'

const size: LocalizedText = { en: 'M', zh: 'M', cn: 'M' }
const standIns: readonly [ExampleGoods, ExampleGoods] = [
  {
    title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
    variant: size,
    picture: null,
    price_cents: 68_000,
  },
  {
    title: { en: 'Wool trousers', zh: '羊毛西褲', cn: '羊毛西裤' },
    variant: size,
    picture: null,
    price_cents: 98_000,
  },
]

/** Two products as examples show them: the shop's own, as far as it has any. */
export async function exampleGoods(ctx: Ctx): Promise<ExampleSetting['goods']> {
  const rows = await ctx.db
    .selectFrom('products as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('variants as v')
          .leftJoin('colours as c', 'c.code', 'v.colour_code')
          .select(['v.size', 'v.price_cents', 'c.title as colour_title'])
          .whereRef('v.product_id', '=', 'p.id')
          .where('v.archived_at', 'is', null)
          .orderBy('v.position')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_pictures as i')
          .innerJoin('files as f', 'f.id', 'i.file_id')
          .select(['i.file_id', 'f.width', 'f.height', 'f.background'])
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy('i.position')
          .limit(1)
          .as('i'),
      (join) => join.onTrue(),
    )
    .select(['p.title', 'v.size', 'v.price_cents', 'v.colour_title'])
    .select(['i.file_id', 'i.width', 'i.height', 'i.background'])
    .where(isForSale('p', ctx.clock()))
    .orderBy('p.position')
    .orderBy('p.id')
    .limit(2)
    .execute()
  const [first = standIns[0], second = standIns[1]] = rows.map((row) => ({
    title: row.title,
    variant: variantTitle(row),
    picture: pictureOf(row),
    price_cents: row.price_cents,
  }))
  return [first, second]
}

interface PictureRow {
  title: LocalizedText
  file_id: string | null
  width: number | null
  height: number | null
  background: string | null
}

function pictureOf({ title, file_id, width, height, background }: PictureRow) {
  if (file_id === null || width === null || height === null || background === null) return null
  return { file_id, width, height, background, alt: title }
}
