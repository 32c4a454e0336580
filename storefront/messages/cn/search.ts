import type { LazyMessageSet } from '../en-lazy.ts'

export const search = {
  suggestions: '搜索建议',
  search: '搜索',
  category: '分类',
  product: '商品',
  recent: '最近搜索',
  forget: (text) => `移除“${text}”`,
  count: (count) => `${count} 条建议`,
} satisfies LazyMessageSet['search']
