import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMay } from '../api/me.ts'

interface OwnPage {
  path: string
  title: string
}

/** The pages a link can lead to: texts, categories, collections, posts, and products as typed. */
export function useOwnPages(typed: string): OwnPage[] {
  const language = useLanguage()
  const may = useMay()
  const enabled = may('catalogue:read')
  const keyword = typed.startsWith('/') ? '' : typed.trim()
  const contents = useCall('GET /contents', {}, { enabled }).data?.data ?? []
  const categories = useCall('GET /categories', {}, { enabled }).data?.data ?? []
  const collections = useCall('GET /collections', {}, { enabled }).data?.data ?? []
  const posts = useCall('GET /posts', { query: { per_page: 100 } }, { enabled }).data?.data ?? []
  const products = useCall(
    'GET /products',
    { query: { keyword, status: 'active', per_page: 6 } },
    { enabled: enabled && keyword !== '', keepPrevious: true },
  )
  const found = keyword === '' ? [] : (products.data?.data ?? [])
  return [
    ...contents.flatMap(({ path, title, is_public: isPublic }) =>
      isPublic ? [{ path, title: localize(title, language) }] : [],
    ),
    ...categories.map(({ slug, title }) => ({
      path: `/shop/main/category/${slug}/product`,
      title: localize(title, language),
    })),
    ...collections.map(({ slug, title }) => ({
      path: `/shop/main/product?collections=${slug}`,
      title: localize(title, language),
    })),
    ...posts.flatMap(({ slug, title, status }) =>
      status === 'ACTIVE' ? [{ path: `/posts/${slug}`, title: localize(title, language) }] : [],
    ),
    ...found.map(({ _id, title }) => ({
      path: `/shop/main/product/${_id}`,
      title: localize(title, language),
    })),
    ...['/posts', '/articles', '/newsletter', '/shop/main/product', '/shop/main/order/track'].map(
      (path) => ({ path, title: path }),
    ),
  ]
}
