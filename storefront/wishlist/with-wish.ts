/** The list with a product in it, at its front or where it was, or without it. */
export function withWish(
  ids: readonly string[],
  productId: string,
  isWished: boolean,
  at = 0,
): readonly string[] {
  if (ids.includes(productId) === isWished) return ids
  return isWished ? ids.toSpliced(at, 0, productId) : ids.filter((id) => id !== productId)
}
