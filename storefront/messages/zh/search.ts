import type { LazyMessageSet } from '../en-lazy.ts'

export const search = {
  suggestions: '搜尋建議',
  search: '搜尋',
  category: '分類',
  product: '貨品',
  recent: '最近搜尋',
  forget: (text) => `移除「${text}」`,
  count: (count) => `${count} 項建議`,
} satisfies LazyMessageSet['search']
