import { cents } from '#domain/money.ts'
import type { LocalPromotion, Scope } from '#domain/pricing/pricing-input.ts'
import { shownPrice } from '#domain/pricing/shown-price.ts'
import type { Db } from '../../platform/database/db.ts'
import { loadPromotions, runningLocal } from '../../promotions/load-promotions.ts'
import type { IndexRow } from './load-products.ts'
import type { Taxonomy } from './taxonomy.ts'

/** Promotions that lower the prices the index sorts and filters by. */
export class ListedPrices {
  /** Equal while the same promotions run. */
  readonly key: string
  readonly #promotions: readonly LocalPromotion[]
  readonly #at: Date

  constructor(promotions: readonly LocalPromotion[], at: Date) {
    this.key = JSON.stringify(promotions)
    this.#promotions = promotions
    this.#at = at
  }

  lower(row: IndexRow, taxonomy: Taxonomy): IndexRow {
    if (this.#promotions.length === 0) return row
    const product = {
      productId: row.id,
      categoryIds: taxonomy.withAncestors(row.category_ids),
      tags: row.tags,
    }
    const variants = row.variants.map((variant) => {
      const sellingPrice = cents(variant.price)
      const listPrice = cents(variant.compare_at ?? variant.price)
      const details = { ...product, sellingPrice, listPrice }
      const { price } = shownPrice(details, this.#promotions, this.#at)
      return price < sellingPrice ? { ...variant, price, compare_at: listPrice } : variant
    })
    return { ...row, variants }
  }

  /** Scopes where prices may differ: promotions that are in only one of the two. */
  differences(from: ListedPrices): Scope[] {
    const here = byText(this.#promotions)
    const there = byText(from.#promotions)
    return [...here, ...there].flatMap(([text, { scope }]) =>
      here.has(text) && there.has(text) ? [] : [scope],
    )
  }
}

export async function loadListedPrices(db: Db, at: Date): Promise<ListedPrices> {
  return new ListedPrices(runningLocal(await loadPromotions(db), at), at)
}

function byText(promotions: readonly LocalPromotion[]): Map<string, LocalPromotion> {
  return new Map(promotions.map((promotion) => [JSON.stringify(promotion), promotion]))
}
