/** The API path of a product's details, as the `…-urls` calls return it. */
export function productUrl(store: string, productId: string): string {
  return encodeURI(`/api/customer/stores/${store}/product-management/products/${productId}/details`)
}
