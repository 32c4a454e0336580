import { colours } from '#db/colours.ts'
import { fabricKinds, fitKinds } from '#db/attributes.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { slugify } from '#domain/slug.ts'
import { cloths, finishes, garments } from './product-words.ts'

/** A product in the format read by the SQL of `generate-products.ts`. */
interface GeneratedProduct {
  number: number
  id: string
  handle: string
  title: LocalizedText
  subtitle: LocalizedText
  description: LocalizedText
  style_number: string
  fit_kind: string
  fabric_kind: string
  tags: string[]
  category: string
  colours: string[]
  sizes: string[]
  price_cents: number
  compare_at_cents: number | null
  days_old: number
}

/** Number of products with distinct titles. */
const maxProducts = garments.length * cloths.length * finishes.length

// Prime, so it visits every combination exactly once.
const stride = 7919

const sizeRuns = {
  letters: ['S', 'M', 'L', 'XL', 'XXL'],
  waist: ['28', '30', '32', '34', '36'],
}

/** The nth product, the same on every machine. */
export function generatedProduct(number: number): GeneratedProduct {
  const mixed = (number * stride) % maxProducts
  const garment = pick(garments, mixed)
  const cloth = pick(cloths, Math.floor(mixed / garments.length))
  const finish = pick(finishes, Math.floor(mixed / garments.length / cloths.length))
  const title = joined(finish, cloth, garment.title)
  const price = garment.dollars * 100 + (mixed % 17) * 1000
  return {
    number,
    id: `prd_B${String(number).padStart(9, '0')}`,
    handle: `${slugify(title.en)}-${number}`,
    title,
    subtitle: subtitleOf(cloth, finish),
    description: descriptionOf(title, mixed),
    style_number: `B${String(number).padStart(5, '0')}`,
    fit_kind: pick(Object.keys(fitKinds), mixed),
    fabric_kind: pick(Object.keys(fabricKinds), mixed),
    tags: [finish.en.toLowerCase(), cloth.en],
    category: garment.category,
    colours: [0, 11, 23].slice(0, 2 + (mixed % 2)).map((step) => pick(colours, mixed + step).code),
    sizes: sizeRuns[garment.sizes],
    price_cents: price,
    compare_at_cents: mixed % 7 === 0 ? price + 12_000 : null,
    days_old: mixed % 400,
  }
}

function joined(finish: LocalizedText, cloth: LocalizedText, garment: LocalizedText) {
  return {
    en: `${finish.en} ${cloth.en} ${garment.en}`,
    zh: finish.zh + cloth.zh + garment.zh,
    cn: finish.cn + cloth.cn + garment.cn,
  }
}

function subtitleOf(cloth: LocalizedText, finish: LocalizedText): LocalizedText {
  return {
    en: `${finish.en} ${cloth.en}, cut in Hong Kong`,
    zh: `${finish.zh}${cloth.zh}，香港裁剪`,
    cn: `${finish.cn}${cloth.cn}，香港裁剪`,
  }
}

function descriptionOf(title: LocalizedText, mixed: number): LocalizedText {
  const grams = 120 + (mixed % 40) * 10
  const centimetres = 66 + (mixed % 12)
  return {
    en: `A ${title.en.toLowerCase()} of ${grams} g/m² cloth, ${centimetres} cm long in size M. It is washed before it is sewn, so that it stays the size it was bought in. Seams are felled, buttons are sewn on by hand, and the pocket holds a passport.`,
    zh: `${title.zh}，布重${grams} g/m²，M碼衫長${centimetres}厘米。布料先洗水後縫製，日後不易縮水。縫位雙線埋夾，鈕扣人手縫上，袋口剛好放得下護照。`,
    cn: `${title.cn}，面料克重${grams} g/m²，M码衣长${centimetres}厘米。面料先水洗后缝制，日后不易缩水。缝份双线包边，纽扣手工钉制，口袋刚好放得下护照。`,
  }
}

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
