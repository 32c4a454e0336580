import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery, urls } from '../paging.ts'
import { id, localizedText, slug } from '../shapes.ts'
import {
  categoryOrder,
  exampleBody,
  exampleEntry,
  exampleText,
  idList,
  liked,
  relatedEntries,
  entryBody,
  entryCard,
  entryCategory,
  entryParams,
  entrySearch,
} from '../entry-shapes.ts'

const library = z.object({ _id: id, slug, title: localizedText })

const articleCard = entryCard.extend({ library }).openapi('ArticleCard')
const article = articleCard.extend(entryBody).openapi('Article')

const category = z
  .object({
    ...entryCategory,
    parent_id: id.nullable(),
    article_count: z.int(),
  })
  .openapi('ArticleCategory')

export interface ArticleCategoryNode extends z.infer<typeof category> {
  children: ArticleCategoryNode[]
}

const categoryNode: z.ZodType<ArticleCategoryNode> = category
  .extend({
    get children() {
      return z.array(categoryNode)
    },
  })
  .openapi('ArticleCategoryNode')

const librarySummary = library
  .extend({ description: localizedText, article_count: z.int() })
  .openapi('Library')

const libraryParams = z.object({ library_slug: slug.openapi({ example: 'care' }) })

const exampleCategory = {
  _id: 'acg_3kQ0aV9xLm',
  slug: 'washing',
  title: { en: 'Washing', zh: '洗滌', cn: '洗涤' },
  description: { en: 'By cloth.', zh: '按布料分類。', cn: '按面料分类。' },
  parent_id: null,
  article_count: 3,
}

const exampleCard = {
  _id: 'art_9sD2kQ0aVx',
  ...exampleEntry,
  type: 'guide' as const,
  categories: [{ _id: 'acg_3kQ0aV9xLm', slug: 'washing', title: exampleText }],
  library: {
    _id: 'lib_1aB2cD3eF4',
    slug: 'care',
    title: { en: 'Care', zh: '護理', cn: '护理' },
  },
}

const examplePage = { data: [exampleCard], current_page: 1, next_page_url: null, total: 1 }

export const listLibraries = endpoint({
  key: 'GET /libraries/all',
  area: 'articles',
  summary: 'List the libraries that have articles',
  access: 'public',
  answer: z.object({ data: z.array(librarySummary) }),
  example: {
    data: [
      {
        ...exampleCard.library,
        description: { en: 'Washing and mending.', zh: '洗滌與修補。', cn: '洗涤与修补。' },
        article_count: 12,
      },
    ],
  },
})

export const listArticleCategories = endpoint({
  key: 'GET /libraries/{library_slug}/articles/categories/all',
  area: 'articles',
  summary: 'List the categories of a library, flat',
  access: 'public',
  params: libraryParams,
  query: z.object({
    ...pageQuery({ perPage: 5 }),
    ...categoryOrder,
  }),
  answer: pageOf(category),
  example: { data: [exampleCategory], current_page: 1, next_page_url: null, total: 1 },
})

export const articleCategoryHierarchy = endpoint({
  key: 'GET /libraries/{library_slug}/articles/categories/all/hierachy',
  area: 'articles',
  summary: 'List the categories of a library as a tree',
  access: 'public',
  params: libraryParams,
  answer: z.object({ data: z.array(categoryNode) }),
  example: { data: [{ ...exampleCategory, children: [] }] },
})

export const filterArticles = endpoint({
  key: 'GET /libraries/{library_slug}/articles/filter',
  area: 'articles',
  summary: 'List the articles of a library by category and keyword',
  description: 'With a token, each article also shows whether the caller likes it.',
  access: 'public',
  params: libraryParams,
  query: z.object({
    ...pageQuery({ perPage: 12 }),
    category_ids: idList
      .optional()
      .openapi({ description: '`_id`s or slugs of categories; their subcategories are included.' }),
    ...entrySearch('articles'),
  }),
  answer: pageOf(articleCard),
  example: examplePage,
})

export const relatedArticles = endpoint({
  key: 'GET /libraries/{library_slug}/articles/related-articles-urls',
  area: 'articles',
  summary: 'List articles similar to this one',
  access: 'public',
  params: libraryParams,
  query: z.object({ article_id: id, items_per_page: relatedEntries }),
  answer: urls,
  example: { data: ['/api/customer/articles/art_9sD2kQ0aVx/details'] },
})

export const articlesByIds = endpoint({
  key: 'GET /articles/ids',
  area: 'articles',
  summary: 'List articles by id, in the order given',
  description: 'At most 100; unknown ids are left out.',
  access: 'public',
  query: z.object({
    _ids: idList.openapi({ description: 'Comma-separated.', example: 'art_9sD2kQ0aVx' }),
  }),
  answer: z.object({ data: z.array(articleCard) }),
  example: { data: [exampleCard] },
})

export const likedArticles = endpoint({
  key: 'GET /articles/liked/all',
  area: 'articles',
  summary: 'List articles the caller likes, latest first',
  access: 'account',
  query: z.object(pageQuery({ perPage: 12 })),
  answer: pageOf(articleCard),
  example: { ...examplePage, data: [{ ...exampleCard, is_liked: true }] },
})

export const getArticle = endpoint({
  key: 'GET /articles/{id}/details',
  area: 'articles',
  summary: 'Get an article',
  access: 'public',
  params: entryParams,
  answer: article,
  example: { ...exampleCard, ...exampleBody },
})

export const likeArticle = endpoint({
  key: 'PUT /articles/{id}/like',
  area: 'articles',
  summary: 'Like or unlike an article',
  access: 'account',
  idempotent: true,
  params: entryParams,
  answer: liked,
  example: { is_liked: true, liked_count: 13 },
})
