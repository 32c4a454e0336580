import { ApiError, type ApiClient } from '#contract/client.ts'
import { mainStore } from '../paths.ts'
import type { ProductDetails } from './present-product.ts'

/** A product by `_id` or handle; null if it is not for sale. */
export async function findDetails(api: ApiClient, id: string): Promise<ProductDetails | null> {
  try {
    return await api('GET /stores/{store_id}/product-management/products/{product_id}/details', {
      params: { store_id: mainStore, product_id: id },
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
