import { cents } from '#domain/money.ts'
import type { LocalPromotion } from '#domain/pricing/facts.ts'
import { shownPrice } from '#domain/pricing/shown-price.ts'
import type { Db } from '../context.ts'
import { loadPromotions, runningLocal } from '../offers/promotions.ts'
import type { ProductRow } from './load-products.ts'
import type { Taxonomy } from './taxonomy.ts'

/** What lowers the prices that the index sorts and filters by. */
export class ShelfPrices {
  /** Equal while the same promotions run. */
  readonly key: string
  readonly #promotions: readonly LocalPromotion[]
  readonly #at: Date

  constructor(promotions: readonly LocalPromotion[], at: Date) {
    this.key = JSON.stringify(promotions)
    this.#promotions = promotions
    this.#at = at
  }

  lower(row: ProductRow, taxonomy: Taxonomy): ProductRow {
    if (this.#promotions.length === 0) return row
    const shelf = {
      productId: row.id,
      categoryIds: taxonomy.withAncestors(row.category_ids),
      tags: row.tags,
    }
    const variants = row.variants.map((variant) => {
      const sellingPrice = cents(variant.price)
      const listPrice = cents(variant.compare_at ?? variant.price)
      const facts = { ...shelf, sellingPrice, listPrice }
      const price = shownPrice(facts, this.#promotions, this.#at)
      return price < sellingPrice ? { ...variant, price, compare_at: listPrice } : variant
    })
    return { ...row, variants }
  }
}

export async function loadShelfPrices(db: Db, at: Date): Promise<ShelfPrices> {
  return new ShelfPrices(runningLocal(await loadPromotions(db), at), at)
}
