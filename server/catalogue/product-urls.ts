/** Where the details of a product are, as the `…-urls` calls name it. */
export function productUrl(store: string, productId: string): string {
  return encodeURI(`/api/customer/stores/${store}/product-management/products/${productId}/details`)
}
