import type { LocalizedText } from '#domain/locale.ts'

export interface DemoEntry {
  slug: string
  type: 'story' | 'guide' | 'news' | 'lookbook'
  author: keyof typeof authors
  /** Category slugs, main category first. */
  categories: readonly string[]
  tags: readonly TagSlug[]
  /** Handles of the garments it mentions, best first. */
  product_handles: readonly string[]
  published: `${number}-${number}-${number}`
  title: LocalizedText
  description: LocalizedText
  body: LocalizedText
}

export const authors = {
  workroom: { en: 'The workroom', zh: '工作室', cn: '工作室' },
  shop: { en: 'The shop', zh: '門市', cn: '门店' },
  tailor: { en: 'The tailor', zh: '駐店裁縫', cn: '驻店裁缝' },
} as const satisfies Record<string, LocalizedText>

export const tags = {
  cotton: { en: 'Cotton', zh: '棉', cn: '棉' },
  linen: { en: 'Linen', zh: '亞麻', cn: '亚麻' },
  wool: { en: 'Wool', zh: '羊毛', cn: '羊毛' },
  denim: { en: 'Denim', zh: '丹寧', cn: '丹宁' },
  summer: { en: 'Summer', zh: '夏天', cn: '夏天' },
  winter: { en: 'Winter', zh: '冬天', cn: '冬天' },
  humidity: { en: 'Humidity', zh: '潮濕', cn: '潮湿' },
  fit: { en: 'Fit', zh: '尺碼', cn: '尺码' },
  repair: { en: 'Repair', zh: '修補', cn: '修补' },
  shop: { en: 'The shop', zh: '門市', cn: '门店' },
  kowloon: { en: 'Kwun Tong', zh: '觀塘', cn: '观塘' },
  preorder: { en: 'Pre-order', zh: '預購', cn: '预售' },
} as const satisfies Record<string, LocalizedText>

type TagSlug = keyof typeof tags
