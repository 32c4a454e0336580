import type { Messages } from '../en.ts'

export const catalogue = {
  was: '原價',
  priceFrom: (price) => `${price}起`,
  badges: {
    'sold-out': '售罄',
    preorder: '預購',
    sale: '減價',
    low: '少量現貨',
    new: '新品',
  },
  colours: '顏色',
  moreColours: (count) => `另有${count}款顏色`,
  wish: (title) => `願望清單：${title}`,
  wishFailed: '未能更新願望清單。',
} satisfies Messages['catalogue']
