import type { Ctx } from '../platform/context.ts'
import type { EmailPicture } from '../platform/mail/email-blocks.ts'
import { itemPicture } from '../platform/mail/links.ts'

interface Shown {
  productId: string
  /** Its own picture, if it has one. */
  colour?: string | null
}

/** A product's picture for an email. */
export async function productPicture(
  ctx: Ctx,
  { productId, colour = null }: Shown,
): Promise<EmailPicture | null> {
  const pictures = await ctx.db
    .selectFrom('product_pictures as i')
    .innerJoin('files as f', 'f.id', 'i.file_id')
    .select(['i.file_id', 'i.colour_code', 'f.width', 'f.height', 'f.background'])
    .where('i.product_id', '=', productId)
    .orderBy('i.position')
    .execute()
  const own = pictures.find(({ colour_code }) => colour_code === colour)
  return itemPicture(ctx, own ?? pictures[0] ?? null)
}
