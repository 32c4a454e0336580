import type { ColourView, ProductView, VariantView } from './product-view.ts'

export interface Choice {
  colour: string | null
  size: string | null
}

type Choosable = Pick<ProductView, 'colours' | 'sizes' | 'variants'>

/**
 * The choice in a query: a variant, or a colour. By default the first colour in stock; a size only if
 * there is just one, because a wrong size is worse than none.
 */
export function choiceOf(product: Choosable, search: URLSearchParams): Choice {
  const variant = product.variants.find(({ id }) => id === search.get('variant'))
  if (variant) return { colour: variant.colour, size: variant.size }
  const [onlySize, ...others] = product.sizes
  const wanted = product.sizes.find((size) => size === search.get('size'))
  return {
    colour: (colourOf(product, search.get('colour')) ?? firstColour(product))?.code ?? null,
    size: wanted ?? (others.length === 0 ? (onlySize ?? null) : null),
  }
}

/** Inverse of `choiceOf`: the variant's id once the choice is complete. */
export function choiceQuery(product: Choosable, choice: Choice): string {
  const variant = variantOf(product, choice)
  if (variant) return `?variant=${variant.id}`
  return choice.colour === null ? '' : `?colour=${encodeURIComponent(choice.colour)}`
}

export function variantOf(product: Choosable, choice: Choice): VariantView | undefined {
  return product.variants.find(
    ({ colour, size }) => colour === choice.colour && size === choice.size,
  )
}

export function openVariants(product: Choosable, { colour, size }: Choice): VariantView[] {
  return product.variants.filter(
    (variant) => variant.colour === colour && (size === null || variant.size === size),
  )
}

export function colourOf(
  product: Pick<Choosable, 'colours'>,
  code: string | null,
): ColourView | undefined {
  return product.colours.find((colour) => colour.code === code)
}

export function isSoldOut(variants: readonly VariantView[]): boolean {
  return variants.every(({ available }) => available === 0)
}

/** Alternatives to a sold-out choice: the same product in another colour or size. */
export function othersInStock(
  product: Choosable,
  choice: Choice,
): { colours: ColourView[]; sizes: string[] } {
  const isThere = (other: Choice) => !isSoldOut(openVariants(product, other))
  return {
    colours: product.colours.filter(({ code }) => isThere({ ...choice, colour: code })),
    sizes: product.sizes.filter((size) => isThere({ ...choice, size })),
  }
}

function firstColour(product: Choosable): ColourView | undefined {
  const isThere = ({ code }: ColourView) =>
    !isSoldOut(product.variants.filter(({ colour }) => colour === code))
  return product.colours.find(isThere) ?? product.colours[0]
}
