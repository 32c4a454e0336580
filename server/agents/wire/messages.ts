import type { LocalizedText } from '#domain/locale.ts'
import { localize, type Locale } from '#domain/locale.ts'

/** A remark about an answer, in the buyer's language. */
export type Message = ErrorMessage | NoticeMessage

interface ErrorMessage {
  type: 'error'
  code: string
  content: string
  severity: 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'
  path?: string
}

interface NoticeMessage {
  type: 'warning' | 'info'
  code: string
  content: string
  path?: string
}

export function recoverable(code: string, content: string, path?: string): ErrorMessage {
  return { type: 'error', code, content, severity: 'recoverable', ...(path && { path }) }
}

export function needsBuyer(code: string, content: string): ErrorMessage {
  return { type: 'error', code, content, severity: 'requires_buyer_input' }
}

export function unrecoverable(code: string, content: string): ErrorMessage {
  return { type: 'error', code, content, severity: 'unrecoverable' }
}

export function warning(code: string, content: string, path?: string): NoticeMessage {
  return { type: 'warning', code, content, ...(path && { path }) }
}

export function info(code: string, content: string, path?: string): NoticeMessage {
  return { type: 'info', code, content, ...(path && { path }) }
}

const sentences = {
  cart_gone: [
    'This cart does not exist or has expired.',
    '此購物車不存在或已過期。',
    '该购物车不存在或已过期。',
  ],
  checkout_gone: [
    'This checkout does not exist or has expired.',
    '此結帳不存在或已過期。',
    '该结账不存在或已过期。',
  ],
  order_gone: ['There is no such order.', '找不到此訂單。', '找不到该订单。'],
  product_gone: ['There is no such product.', '找不到此貨品。', '找不到该商品。'],
  checkout_closed: [
    'This checkout is completed or canceled and does not change any more.',
    '此結帳已完成或取消，不能再更改。',
    '该结账已完成或取消，不能再更改。',
  ],
  checkout_paying: [
    'The order is placed and its payment is under way: it does not change any more.',
    '訂單已建立並正在付款，不能再更改。',
    '订单已创建并正在付款，不能再更改。',
  ],
  total_changed: [
    'The total has changed since this checkout was last shown. Nothing was ordered: tell the buyer the new total, and complete again with a new idempotency key if they agree.',
    '總額自上次顯示後已變更，尚未下單：請告知買家新的總額，買家同意後以新的 idempotency key 再次完成。',
    '总额自上次显示后已变更，尚未下单：请告知买家新的总额，买家同意后以新的 idempotency key 再次完成。',
  ],
  nothing_in_common: [
    'The platform and the shop have no capability for this in common.',
    '平台與本店沒有可共用的功能。',
    '平台与本店没有可共用的功能。',
  ],
  sold_out: ['Sold out.', '已售罄。', '已售罄。'],
  not_sold: ['This item is not sold here.', '此貨品並無發售。', '该商品未在此发售。'],
  too_many: [
    'An order takes at most 999 of one item, so the quantity was lowered.',
    '每款貨品最多可訂購 999 件，數量已調整。',
    '每款商品最多可订购 999 件，数量已调整。',
  ],
  nothing_bought: ['The checkout has no items.', '結帳內沒有貨品。', '结账中没有商品。'],
  email: [
    'The buyer’s email address is needed for the confirmation.',
    '請提供買家電郵以收取確認。',
    '请提供买家邮箱以接收确认。',
  ],
  phone: [
    'The buyer’s phone number is needed, in E.164: +85291234567.',
    '請提供買家電話（E.164 格式：+85291234567）。',
    '请提供买家电话（E.164 格式：+85291234567）。',
  ],
  name: ['The recipient’s name is needed.', '請提供收件人姓名。', '请提供收件人姓名。'],
  method: [
    'Choose a fulfillment method: shipping or pickup.',
    '請選擇送貨或自取。',
    '请选择送货或自提。',
  ],
  destination: ['Choose where it goes.', '請選擇送貨地點。', '请选择送货地点。'],
  option: ['Choose a delivery option.', '請選擇送貨方式。', '请选择送货方式。'],
  street: ['A street address is needed.', '請提供街道地址。', '请提供街道地址。'],
  locality: ['A city is needed.', '請提供城市。', '请提供城市。'],
  district: [
    'Name one of the 18 districts of Hong Kong as address_locality.',
    '請在 address_locality 提供香港十八區之一。',
    '请在 address_locality 提供香港十八区之一。',
  ],
  point_code: [
    'This courier delivers to lockers: put the locker’s code into extended_address.',
    '此速遞送到順豐站或智能櫃：請在 extended_address 填寫編號。',
    '该快递送到顺丰站或智能柜：请在 extended_address 填写编号。',
  ],
  undeliverable: ['We do not deliver there.', '未能送貨到該地址。', '无法配送到该地址。'],
  hand_over: [
    'A person chooses how to pay on the shop’s page: open continue_url.',
    '請由買家於本店頁面選擇付款方式：打開 continue_url。',
    '请由买家在本店页面选择付款方式：打开 continue_url。',
  ],
  hand_over_delivery: [
    'A person chooses the delivery on the shop’s page: open continue_url.',
    '請由買家於本店頁面選擇送貨方式：打開 continue_url。',
    '请由买家在本店页面选择送货方式：打开 continue_url。',
  ],
  no_instrument: [
    'Send one payment instrument of a handler that this checkout names.',
    '請提供一項本結帳所列的付款方式。',
    '请提供一项本结账所列的付款方式。',
  ],
  one_code: [
    'Only one code can be used in an order.',
    '每張訂單只可使用一個優惠碼。',
    '每张订单只可使用一个优惠码。',
  ],
  same_code: ['This code is already applied.', '此優惠碼已經使用。', '该优惠码已经使用。'],
  other_currency: [
    'Prices are in HKD, so the price filter was left out.',
    '價格以港元計，故未套用價格篩選。',
    '价格以港元计，故未应用价格筛选。',
  ],
  claim: ['The shop knows no such benefit.', '本店沒有此項優惠。', '本店没有该项优惠。'],
  person_pays: [
    'The order is placed and waits for its payment by card.',
    '訂單已建立，等待信用卡付款。',
    '订单已创建，等待信用卡付款。',
  ],
} as const satisfies Record<string, readonly [string, string, string]>

export type SentenceName = keyof typeof sentences

export function say(name: SentenceName, locale: Locale): string {
  const [en, zh, cn] = sentences[name]
  return localize({ en, zh, cn } satisfies LocalizedText, locale)
}
