import type { Locale } from '#domain/locale.ts'
import { breadcrumbList } from '../head/breadcrumb-list.ts'
import { absolute, pageHead, shopDataOf, type HeadArgs } from '../head/head.ts'
import { localeOfPath, localePath } from '../locale.ts'
import { productSlugPath } from '../paths.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { choiceOf, colourOf, variantOf } from './choice.ts'
import { productData } from './product-data.ts'
import type { ProductView } from './product-view.ts'

interface ProductHeadArgs extends HeadArgs {
  location: { pathname: string; search: string }
}

/** One page for all variants: the canonical URL is always the product's own. */
export function productHead(args: ProductHeadArgs, product: ProductView) {
  const { pathname, search } = args.location
  const publicUrl = shopDataOf(args.matches)?.publicUrl ?? ''
  const choice = choiceOf(product, new URLSearchParams(search))
  const colour = colourOf(product, choice.colour) ?? product.colours[0]
  const shown = variantOf(product, choice) ?? product.variants[0]
  const [picture] = colour?.pictures ?? []
  const pathIn = (slug: string) => encodeURI(productSlugPath(product.id, slug))
  const { en, zh, cn } = product.slugs
  const paths = { en: pathIn(en), zh: pathIn(zh), cn: pathIn(cn) }
  const locale = localeOfPath(pathname)
  const description = descriptionOf(product, locale)
  const url = absolute(localePath(locale, paths[locale]), publicUrl)
  return [
    ...pageHead(args, {
      title: product.title,
      description,
      type: 'product',
      paths,
      ...(picture && { image: fileUrl(picture.file, 960) }),
      data: [
        // For crawlers only: React keeps the server's version, no need to render it again.
        import.meta.env.SSR ? productData(product, { description, url, publicUrl }) : {},
        breadcrumbList(args, product.crumbs),
      ],
    }),
    ...(shown
      ? [
          { property: 'product:price:amount', content: shown.price },
          { property: 'product:price:currency', content: 'HKD' },
          { property: 'product:availability', content: ogAvailability[shown.stock] },
        ]
      : []),
    { property: 'product:brand', content: product.brand },
    { property: 'product:retailer_item_id', content: shown?.sku ?? product.id },
  ]
}

const ogAvailability = {
  in_stock: 'in stock',
  low: 'in stock',
  sold_out: 'out of stock',
  pre_order: 'preorder',
} as const

/** The first sentences, cut to the length search engines show. */
function descriptionOf({ subtitle, description }: ProductView, locale: Locale): string {
  const [first = ''] = description.split('\n\n')
  const stop = locale === 'en' ? '. ' : '。'
  const text = [subtitle, first].filter(Boolean).join(stop).replaceAll(/\s+/g, ' ')
  if (text.length <= 155) return text
  return `${text.slice(0, 154).replace(/[\s,，、][^\s,，、]*$/, '')}…`
}
