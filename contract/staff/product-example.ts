import type { z } from '@hono/zod-openapi'
import type { productSummary, staffProduct, staffVariant } from './product-shapes.ts'

const title = { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' }
const nothing = { en: '', zh: '', cn: '' }

const pictureExample = {
  file_id: 'fil_4fzzzxjylrxbeqQpTAAXHh',
  url: '/files/fil_4fzzzxjylrxbeqQpTAAXHh',
  width: 1600,
  height: 2000,
  background: '#ece7df',
  alt: title,
}

export const variantExample = {
  _id: 'var_3Jk9Pw7Rt5',
  product_id: 'prd_8Vq2Lm4Xz1',
  product_version: 7,
  sku: 'OXF-WHT-M',
  colour: 'white',
  size: 'M',
  price: '380.00',
  compare_at: '480.00',
  points_price: null,
  cost: '130.00',
  weight_grams: 260,
  barcode: '4891234567894',
  position: 1,
  is_archived: false,
  stock: [
    {
      warehouse_id: 'whs_5Tg6Yh7Uj8',
      store_id: 'sto_1Aa2Bb3Cc4',
      warehouse: { en: 'Stockroom', zh: '貨倉', cn: '仓库' },
      on_hand: 12,
      reserved: 2,
      available: 10,
    },
  ],
  preorder: null,
} satisfies z.input<typeof staffVariant>

export const productExample = {
  _id: 'prd_8Vq2Lm4Xz1',
  status: 'active',
  handle: 'oxford-shirt',
  title,
  subtitle: { en: 'Button-down collar', zh: '扣領', cn: '领尖扣' },
  description: {
    en: 'A shirt that gets better with washing.',
    zh: '越洗越好穿的恤衫。',
    cn: '越洗越好穿的衬衫。',
  },
  brand: 'Praya',
  style_number: 'SH-101',
  version: 7,
  fit_kind: 'regular',
  fit: nothing,
  fabric_kind: 'cotton',
  fabric: { en: '100% cotton', zh: '100% 棉', cn: '100% 棉' },
  care: ['wash-30', 'no-bleach'],
  origin: 'CN',
  collection: 'aw26',
  category_ids: ['cat_6Yh7Uj8Ik9'],
  tags: ['shirt', 'office'],
  goes_with: ['pleated-trousers'],
  measurements: [{ size: 'M', values: { chest: 54, length: 76 } }],
  position: 3,
  published_at: '2026-09-01T00:00:00.000Z',
  pictures: [{ ...pictureExample, colour: 'white', view: 'front', derived_cn: ['alt'] }],
  variants: [variantExample],
  derived_cn: ['title', 'subtitle', 'description'],
  created_at: '2026-08-20T04:00:00.000Z',
  updated_at: '2026-11-20T04:00:00.000Z',
} satisfies z.input<typeof staffProduct>

export const productSummaryExample = {
  _id: 'prd_8Vq2Lm4Xz1',
  handle: 'oxford-shirt',
  status: 'active',
  title,
  style_number: 'SH-101',
  picture: pictureExample,
  price: { from: '380.00', to: '380.00' },
  variant_count: 5,
  category_count: 1,
  on_hand: 48,
  available: 46,
  updated_at: '2026-11-20T04:00:00.000Z',
} satisfies z.input<typeof productSummary>
