import type { Answer, ApiClient } from '#contract/client.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { lazyMessagesIn } from '../messages/lazy-message-set.ts'
import { articlesPath, categoryPath, libraryPath, mainStore, postsPath } from '../paths.ts'
import type { SiteMapLink, SiteMapSection } from './site-map-view.ts'

type Node =
  Answer<'GET /stores/{store_id}/product-management/categories/all/hierachy'>['data'][number]

const maxArticles = 100

/** Categories, stories and the footer's pages. */
export async function loadSiteMap(api: ApiClient, locale: Locale): Promise<SiteMapSection[]> {
  const { journal: messages } = lazyMessagesIn(locale)
  const [tree, libraries, layout] = await Promise.all([
    api('GET /stores/{store_id}/product-management/categories/all/hierachy', {
      params: { store_id: mainStore },
    }),
    loadLibraries(api, locale),
    api('GET /configuration/slug/{slug}', { params: { slug: 'layout' } }),
  ])
  return [
    {
      title: messages.productCategories,
      links: tree.data.map((node) => categoryLink(node, locale)),
    },
    {
      title: messages.stories,
      links: [
        { title: messages.posts, path: postsPath },
        { title: messages.articles, path: articlesPath, children: libraries },
      ],
    },
    ...footerSections(layout, locale),
  ]
}

function categoryLink({ slug, title, children }: Node, locale: Locale): SiteMapLink {
  return {
    title: localize(title, locale),
    path: categoryPath(slug),
    children: children.map((child) => categoryLink(child, locale)),
  }
}

async function loadLibraries(api: ApiClient, locale: Locale): Promise<SiteMapLink[]> {
  const { data } = await api('GET /libraries/all')
  return Promise.all(
    data.map(async ({ slug, title }) => {
      const { data: articles } = await api('GET /libraries/{library_slug}/articles/filter', {
        params: { library_slug: slug },
        query: { per_page: maxArticles },
      })
      return {
        title: localize(title, locale),
        path: libraryPath(slug),
        children: articles.map((article) => ({
          title: localize(article.title, locale),
          path: `${libraryPath(slug)}/${article.slug}`,
        })),
      }
    }),
  )
}

function footerSections(layout: Answer<'GET /configuration/slug/{slug}'>, locale: Locale) {
  return layout.footer.sections.map(({ title, links }) => ({
    title: localize(title, locale),
    links: links
      .filter(({ url }) => url.startsWith('/'))
      .map((link) => ({ title: localize(link.title, locale), path: link.url })),
  }))
}
