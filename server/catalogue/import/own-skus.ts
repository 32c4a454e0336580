import { slugify } from '#domain/slug.ts'
import type { Cells } from './cells.ts'
import type { ProductData, VariantData } from './product-data.ts'

type Choice = Pick<VariantData, 'colour' | 'size'>

/** An SKU made from style, colour and size. */
export function skuOf(style: string, { colour, size }: Choice): string {
  const parts = [style, colour, size].map((part) => slugify(part ?? ''))
  return parts.filter(Boolean).join('-').toUpperCase()
}

/**
 * Shopify lets all sizes of a style have one SKU; here each needs its own. They are made from the
 * shared one on request; otherwise one sentence tells of all rows.
 */
export function separateSkus(
  cells: Cells,
  products: readonly ProductData[],
  isAsked: boolean,
): { products: readonly ProductData[]; sharedSkus: number } {
  const lines = new Map<string, number[]>()
  for (const { sku, line } of products.flatMap(({ variants }) => variants)) {
    lines.set(sku, [...(lines.get(sku) ?? []), line])
  }
  const shared = [...lines].filter(([, { length }]) => length > 1)
  const [first] = shared
  if (!first) return { products, sharedSkus: 0 }
  const sharedSkus = shared.reduce((sum, [, { length }]) => sum + length, 0)
  const line = first[1][0] ?? 1
  const column = 'Variant SKU'
  if (!isAsked) {
    const some = first[1].slice(0, 5).join(', ') + (first[1].length > 5 ? ' …' : '')
    cells.problems.push({ line, column, sentence: (t) => t.sharedSkus(sharedSkus, first[0], some) })
    return { products, sharedSkus }
  }
  const taken = new Set(lines.keys())
  const own = products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => {
      if ((lines.get(variant.sku)?.length ?? 0) < 2) return variant
      const made = [variant.sku, product.handle, `${product.handle}-${variant.line}`]
        .map((style) => skuOf(style, variant))
        .find((sku) => !taken.has(sku))
      const sku = made ?? variant.sku
      taken.add(sku)
      return { ...variant, sku }
    }),
  }))
  const example = own.flatMap(({ variants }) => variants).find((each) => each.line === line)?.sku
  cells.notes.push({ line, column, sentence: (t) => t.ownSkus(sharedSkus, example ?? '') })
  return { products: own, sharedSkus: 0 }
}

/** No two variants of a product may have the same colour and size. */
export function refuseTwins(cells: Cells, products: readonly ProductData[]): void {
  for (const { variants } of products) {
    const choices = new Map<string, number>()
    for (const { line, colour, size } of variants) {
      const choice = JSON.stringify([colour?.toLowerCase(), size])
      const twin = choices.get(choice)
      if (twin) {
        const column = 'Option1 Value'
        cells.problems.push({ line, column, sentence: (t) => t.choiceTwice(twin) })
      }
      choices.set(choice, line)
    }
  }
}
