const title = { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' }

const picture = {
  file_id: 'fil_4fzzzxjylrxbeqQpTAAXHh',
  url: '/files/fil_4fzzzxjylrxbeqQpTAAXHh',
  width: 1200,
  height: 1600,
  background: '#ece7df',
  alt: { en: 'Oxford shirt, front', zh: '牛津恤衫，正面', cn: '牛津衬衫，正面' },
}

const line = {
  product_variant_id: 'var_3kQ81xLz0P',
  product_id: 'prd_8fK2mQx1Lz',
  slug: { en: 'oxford-shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
  sku: 'OXF-SKY-M',
  qty: 2,
  global_discount: '76.00',
  product_title: title,
  product_variant_title: { en: 'Sky / M', zh: '天藍 / M', cn: '天蓝 / M' },
  colour: 'sky',
  size: 'M',
  image: picture,
  original_price_per_unit: '480.00',
  discounted_price_per_unit: '380.00',
  original_subtotal_price: '960.00',
  subtotal_price: '760.00',
  original_point_per_unit: null,
  discounted_point_per_unit: null,
  original_subtotal_point: null,
  subtotal_point: null,
  point_price: 3800,
  stock: 'in_stock',
  available: 12,
  preorder_date: null,
  is_checked_out: true,
  problem: null,
}

const voucherTitle = { en: 'Welcome: 10% off', zh: '迎新九折', cn: '新客九折' }

export const cartExample = {
  cart_items: [line],
  gift_items: [],
  discounts: [{ title: voucherTitle, amount: '76.00', kind: 'voucher', on: 'goods' }],
  hints: [
    {
      title: { en: 'Buy 2 get 1 free', zh: '買二送一', cn: '买二送一' },
      message: {
        en: 'Add 1 more to get one free',
        zh: '再加 1 件，即有 1 件免費',
        cn: '再加 1 件，即有 1 件免费',
      },
    },
  ],
  calculations: {
    currency: 'HKD',
    price: { subtotal: '960.00', total: '724.00' },
    price_discount: { local: '200.00', global: '76.00' },
    point: { subtotal: 0, total: 0 },
    shipping_fee: '40.00',
    free_shipping_missing: '116.00',
  },
  is_voucher_applied: true,
  voucher_problem: null,
  voucher: {
    code: 'WELCOME10',
    title: voucherTitle,
    is_applied: true,
    amount: '76.00',
    problem: null,
    message: null,
    missing_spend: '0.00',
    missing_quantity: 0,
  },
  is_enough_membership_points: true,
  count: 2,
}

export const emptyCartExample = {
  cart_items: [],
  gift_items: [],
  discounts: [],
  hints: [],
  calculations: {
    currency: 'HKD',
    price: { subtotal: '0.00', total: '0.00' },
    price_discount: { local: '0.00', global: '0.00' },
    point: { subtotal: 0, total: 0 },
    shipping_fee: '0.00',
    free_shipping_missing: '800.00',
  },
  is_voucher_applied: false,
  voucher_problem: null,
  voucher: null,
  is_enough_membership_points: true,
  count: 0,
}

export const couriersExample = {
  data: [
    {
      _id: 'cou_7Yw20kLmQ4',
      slug: 'sf-door',
      title: { en: 'SF Express to the door', zh: '順豐送貨上門', cn: '顺丰送货上门' },
      description: { en: '', zh: '', cn: '' },
      fee_from: '40.00',
      free_over: '800.00',
      days_min: 1,
      days_max: 2,
      needs_point_code: false,
    },
  ],
}

export const ownVoucherExample = {
  code: '7K3Q-9XDT-2MPH',
  title: { en: 'HK$50 off', zh: '減 HK$50', cn: '减 HK$50' },
  is_applied: true,
  amount: '50.00',
  problem: null,
  message: null,
  missing_spend: '0.00',
  missing_quantity: 0,
}
