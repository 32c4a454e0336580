import type { Messages } from '../en.ts'

export const catalogue = {
  was: '原价',
  priceFrom: (price) => `${price}起`,
  badges: {
    'sold-out': '售罄',
    preorder: '预售',
    sale: '特价',
    low: '仅剩少量',
    new: '新品',
  },
  colours: '颜色',
  moreColours: (count) => `另有${count}种颜色`,
  wish: (title) => `心愿单：${title}`,
  wishFailed: '心愿单更新失败。',
} satisfies Messages['catalogue']
