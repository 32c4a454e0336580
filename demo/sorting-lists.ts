import type { LocalizedText } from '#domain/locale.ts'

interface SortOrder {
  slug: string
  title: LocalizedText
  sort_by: 'recommended' | 'created_at' | 'price' | 'title.en'
  sort_order: 'asc' | 'desc'
}

const entries = [
  {
    slug: 'recommended',
    title: { en: 'Featured', zh: '推薦', cn: '推荐' },
    sort_by: 'recommended',
    sort_order: 'asc',
  },
  {
    slug: 'newest',
    title: { en: 'Newest', zh: '最新', cn: '最新' },
    sort_by: 'created_at',
    sort_order: 'desc',
  },
  {
    slug: 'title',
    title: { en: 'Title, A to Z', zh: '英文標題A至Z', cn: '英文标题A到Z' },
    sort_by: 'title.en',
    sort_order: 'asc',
  },
  {
    slug: 'title_desc',
    title: { en: 'Title, Z to A', zh: '英文標題Z至A', cn: '英文标题Z到A' },
    sort_by: 'title.en',
    sort_order: 'desc',
  },
] as const satisfies readonly SortOrder[]

/** Sort options by the slug of their list. */
export const sortingLists = {
  products: [
    {
      slug: 'recommended',
      title: { en: 'Featured', zh: '推薦', cn: '推荐' },
      sort_by: 'recommended',
      sort_order: 'asc',
    },
    {
      slug: 'newest',
      title: { en: 'Newest', zh: '最新', cn: '最新上架' },
      sort_by: 'created_at',
      sort_order: 'desc',
    },
    {
      slug: 'price_asc',
      title: { en: 'Price, low to high', zh: '價格由低至高', cn: '价格从低到高' },
      sort_by: 'price',
      sort_order: 'asc',
    },
    {
      slug: 'price_desc',
      title: { en: 'Price, high to low', zh: '價格由高至低', cn: '价格从高到低' },
      sort_by: 'price',
      sort_order: 'desc',
    },
    {
      slug: 'title',
      title: { en: 'Name, A to Z', zh: '英文名稱A至Z', cn: '英文名称A到Z' },
      sort_by: 'title.en',
      sort_order: 'asc',
    },
    {
      slug: 'title_desc',
      title: { en: 'Name, Z to A', zh: '英文名稱Z至A', cn: '英文名称Z到A' },
      sort_by: 'title.en',
      sort_order: 'desc',
    },
  ],
  articles: entries,
  posts: entries,
} as const satisfies Record<string, readonly SortOrder[]>
