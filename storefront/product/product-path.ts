import { slugify } from '#domain/slug.ts'

/** The address of a product without its language: the id rules, the slug follows the title. */
export function productPath({ id, title }: { id: string; title: string }): string {
  const slug = slugify(title)
  return `/shop/main/product/${id}${slug && `/${slug}`}`
}

/** The same, opened in one colour. */
export function colourPath(product: { id: string; title: string }, colour: string): string {
  return `${productPath(product)}?colour=${encodeURIComponent(colour)}`
}
