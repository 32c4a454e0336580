import { breadcrumbList } from '../head/breadcrumb-list.ts'
import { absolute, pageHead, shopDataOf, type HeadArgs } from '../head/head.ts'
import { localeOfPath, localePath } from '../locale.ts'
import { productSlugPath } from '../paths.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { choiceOf, colourOf } from './choice.ts'
import { productData } from './product-data.ts'
import type { ProductPageView } from './product-view.ts'

interface ProductHeadArgs extends HeadArgs {
  location: { pathname: string; search: string }
}

/** One page for all variants: the canonical URL is always the product's own. */
export function productHead(args: ProductHeadArgs, product: ProductPageView) {
  const { pathname, search } = args.location
  const publicUrl = shopDataOf(args.matches)?.publicUrl ?? ''
  const choice = choiceOf(product, new URLSearchParams(search))
  const colour = colourOf(product, choice.colour) ?? product.colours[0]
  const [picture] = colour?.pictures ?? []
  const pathIn = (slug: string) => encodeURI(productSlugPath(product.id, slug))
  const { en, zh, cn } = product.slugs
  const paths = { en: pathIn(en), zh: pathIn(zh), cn: pathIn(cn) }
  const locale = localeOfPath(pathname)
  const url = absolute(localePath(locale, paths[locale]), publicUrl)
  return pageHead(args, {
    ...(picture && { image: fileUrl(picture.file, 960) }),
    ...product.head,
    type: 'product',
    paths,
    data: [
      // For crawlers only: React keeps the server's version, no need to render it again.
      import.meta.env.SSR
        ? productData(product, { description: product.head.description, url, publicUrl, locale })
        : {},
      breadcrumbList(args, product.crumbs),
    ],
  })
}
