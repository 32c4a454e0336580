import type { ApiClient } from '#contract/client.ts'
import { mainStore } from '../paths.ts'
import type { ProductCardData } from './card-view.ts'

/** Products by `_id` or handle, in the given order and in one call; skips those not for sale. */
export async function findCards(
  api: ApiClient,
  idsOrHandles: readonly string[],
): Promise<ProductCardData[]> {
  if (idsOrHandles.length === 0) return []
  const { data } = await api('GET /stores/{store_id}/product-management/products/filter', {
    params: { store_id: mainStore },
    query: { product_ids: idsOrHandles.join(','), per_page: idsOrHandles.length },
  })
  return data
}
