import type { ApiClient } from '#contract/client.ts'
import { mainStore } from '../paths.ts'
import type { ProductCardData } from './card-view.ts'
import { findCards } from './find-cards.ts'

/** What was bought most, filled up with the given products while a shop is young. */
export async function findBestSellers(
  api: ApiClient,
  max: number,
  others: readonly string[],
): Promise<ProductCardData[]> {
  const { data: urls } = await api('GET /stores/{store_id}/product-management/best-sellers-urls', {
    params: { store_id: mainStore },
    query: { items_per_page: max },
  })
  const bought = urls.flatMap((url) => /\/([^/]+)\/details$/.exec(url)?.[1] ?? [])
  const cards = await findCards(api, [...bought, ...others])
  return cards
    .filter(({ _id }, at) => cards.findIndex((each) => each._id === _id) === at)
    .slice(0, max)
}
