export function categoryPath(slug: string): string {
  return `/shop/main/category/${slug}/product`
}
