import { fixStamps, openFixedShop } from './fixed-shop.ts'
import { drawsAlike } from './renderer.ts'
import { storefrontLooks } from './storefront-looks.ts'

const sizes = [
  { kind: 'phone', viewport: { width: 390, height: 844 } },
  { kind: 'desk', viewport: { width: 1280, height: 900 } },
] as const

/**
 * The fixed shop with a guest and a member on a phone and at a desk, and the looks of each. People who
 * are shown are there before the first picture, also those of the width that a run does not take.
 */
export async function storefrontVisits() {
  const shop = await openFixedShop()
  const comparesPictures = await drawsAlike((await shop.visitor()).page)
  async function prepared({ kind, viewport }: (typeof sizes)[number]) {
    const [guest, member] = [await shop.visitor({ viewport }), await shop.visitor({ viewport })]
    const looks = await storefrontLooks(shop, guest, member)
    return { kind, viewport, guest, member, looks }
  }
  const phone = await prepared(sizes[0])
  const desk = await prepared(sizes[1])
  await fixStamps(shop)
  return { phone, desk, comparesPictures }
}
