import type { LocalizedText } from '#domain/locale.ts'
import { counterSentences } from './counter-sentences.ts'
import { editSentences } from './edit-sentences.ts'
import { linkSentences } from './link-sentences.ts'
import { promotionIssueSentences } from './promotion-issue-sentences.ts'

/**
 * The sentence shown next to an invalid field. One without all three languages does not compile. A
 * schema refers to its sentence by the English text: `.refine(isEmailShape,
 * issueSentences.email.en)`.
 */
export const issueSentences = {
  required: { en: 'Required', zh: '必填', cn: '必填' },
  not_accepted: { en: 'Not accepted', zh: '不接受此值', cn: '不接受此值' },
  unknown_field: { en: 'Unknown field', zh: '沒有此欄位', cn: '没有此字段' },
  email: { en: 'Invalid email', zh: '電郵無效', cn: '电邮无效' },
  phone: { en: 'Invalid phone number', zh: '電話號碼無效', cn: '电话号码无效' },
  area_code: { en: 'Invalid area code', zh: '地區號碼無效', cn: '区号无效' },
  password: { en: 'Invalid password format', zh: '密碼格式無效', cn: '密码格式无效' },
  theme_colour: {
    en: 'A colour such as #ff4c3b',
    zh: '請輸入顏色，例如 #ff4c3b',
    cn: '请输入颜色，例如 #ff4c3b',
  },
  theme_radius: {
    en: 'A radius up to 100px or 50%, such as 4px',
    zh: '請輸入圓角，最多 100px 或 50%，例如 4px',
    cn: '请输入圆角，最多 100px 或 50%，例如 4px',
  },
  theme_padding: {
    en: 'Two numbers up to 100px, top/bottom and left/right, such as 13px 29px',
    zh: '請輸入兩個最多 100px 的數字，先上下、後左右，例如 13px 29px',
    cn: '请输入两个最多 100px 的数字，先上下、后左右，例如 13px 29px',
  },
  country: { en: 'Not a country we know', zh: '沒有此國家或地區', cn: '没有此国家或地区' },
  text: { en: 'Must be text', zh: '必須是文字', cn: '必须是文字' },
  number: { en: 'Must be a number', zh: '必須是數字', cn: '必须是数字' },
  whole_number: { en: 'Must be a whole number', zh: '必須是整數', cn: '必须是整数' },
  yes_or_no: {
    en: 'Must be true or false',
    zh: '必須是 true 或 false',
    cn: '必须是 true 或 false',
  },
  list: { en: 'Must be a list', zh: '必須是列表', cn: '必须是列表' },
  fields: {
    en: 'Must be an object with fields',
    zh: '必須是有欄位的物件',
    cn: '必须是有字段的对象',
  },
  file: { en: 'Must be a file', zh: '必須是檔案', cn: '必须是文件' },
  one_line: {
    en: 'One line only, without control characters',
    zh: '只可一行，不可含控制字元',
    cn: '只可一行，不可含控制字符',
  },
  no_controls: {
    en: 'Control characters are not accepted',
    zh: '不可含控制字元',
    cn: '不可含控制字符',
  },
  webhook_url: {
    en: 'An https address that anyone can reach, such as https://example.com/hooks',
    zh: '請輸入公開的 https 網址，例如 https://example.com/hooks',
    cn: '请输入公开的 https 网址，例如 https://example.com/hooks',
  },
  format: { en: 'Invalid format', zh: '格式無效', cn: '格式无效' },
  date: {
    en: 'Must be a date such as 2026-11-30',
    zh: '必須是日期，例如 2026-11-30',
    cn: '必须是日期，例如 2026-11-30',
  },
  time: {
    en: 'Must be a time such as 2026-11-30T04:00:00Z',
    zh: '必須是時間，例如 2026-11-30T04:00:00Z',
    cn: '必须是时间，例如 2026-11-30T04:00:00Z',
  },
  url: { en: 'Must be an https address', zh: '必須是 https 網址', cn: '必须是 https 网址' },
  slug: {
    en: 'Lower-case letters, digits and single hyphens only',
    zh: '只可用小寫字母、數字和單個連字號',
    cn: '只可用小写字母、数字和单个连字符',
  },
  price: {
    en: 'Must be an amount such as 380.00',
    zh: '必須是金額，例如 380.00',
    cn: '必须是金额，例如 380.00',
  },
  country_code: {
    en: 'Must be a country code such as HK',
    zh: '必須是國家或地區代碼，例如 HK',
    cn: '必须是国家或地区代码，例如 HK',
  },
  not_zero: { en: 'Must not be zero', zh: '不可為零', cn: '不能为零' },
  above_zero: { en: 'Must be more than zero', zh: '必須大於零', cn: '必须大于零' },
  taken: { en: 'Already taken', zh: '已被使用', cn: '已被使用' },
  card_expired: { en: 'This card has expired', zh: '此卡已過期', cn: '此卡已过期' },
  not_found: { en: 'Not found', zh: '找不到', cn: '找不到' },
  named_twice: { en: 'Named twice', zh: '重複', cn: '重复' },
  idempotency_key: {
    en: '1 to 255 printable characters',
    zh: '1 至 255 個可列印字元',
    cn: '1 至 255 个可打印字符',
  },
  sort_order: { en: 'No such sort order', zh: '沒有此排序', cn: '没有此排序' },
  ...linkSentences,
  own_picture: {
    en: 'Not a picture you uploaded',
    zh: '不是你上載的圖片',
    cn: '不是您上传的图片',
  },
  own_password: { en: 'Not your password', zh: '不是你的密碼', cn: '不是您的密码' },
  same_password: { en: 'Choose another', zh: '請另選一個', cn: '请另选一个' },
  easy_password: { en: 'Too easy to guess', zh: '太容易被猜中', cn: '太容易被猜中' },
  few_characters: {
    en: 'At least six different characters',
    zh: '最少六個不同字元',
    cn: '至少六个不同字符',
  },
  like_address: {
    en: 'Must not repeat your email address',
    zh: '不可與電郵地址相近',
    cn: '不能与邮箱地址相近',
  },
  change_email: {
    en: 'Changing your email takes a code: use “Change email”',
    zh: '更改電郵須經驗證碼確認，請使用「更改電郵」',
    cn: '更改邮箱须经验证码确认，请使用“更改邮箱”',
  },
  change_phone: {
    en: 'Changing the number you sign in with takes a code: use “Change phone”',
    zh: '更改登入電話須經驗證碼確認，請使用「更改電話號碼」',
    cn: '更改登录手机号须经验证码确认，请使用“更改手机号”',
  },
  choose_shop: { en: 'Choose a shop', zh: '請選擇門市', cn: '请选择门店' },
  choose_courier: { en: 'Choose a courier', zh: '請選擇速遞公司', cn: '请选择快递公司' },
  delivery_address: { en: 'Needed for delivery', zh: '送貨須填寫', cn: '配送时必填' },
  district: { en: 'Not a district of Hong Kong', zh: '不是香港的地區', cn: '不是香港的地区' },
  point_code: {
    en: 'This courier needs the code of a pick-up point',
    zh: '此速遞須填寫自取點編號',
    cn: '该快递须填写自提点编号',
  },
  street: {
    en: 'Enter a street or a building',
    zh: '請填寫街道或大廈',
    cn: '请填写街道或楼宇',
  },
  order_too_large: { en: 'Too much for one order', zh: '超出單張訂單上限', cn: '超出单个订单上限' },
  not_requested: { en: 'Not in this request', zh: '不在此申請內', cn: '不在此申请内' },
  over_requested: { en: 'More than was requested', zh: '多於所申請', cn: '多于所申请' },
  over_granted: { en: 'More than is granted', zh: '多於所批准', cn: '多于所批准' },
  nothing_granted: {
    en: 'Nothing is granted: reject the request instead',
    zh: '沒有批准任何項目：請改為拒絕申請',
    cn: '没有批准任何项目：请改为拒绝申请',
  },
  over_shipped: {
    en: 'More than has left the shop',
    zh: '多於已寄出的數量',
    cn: '多于已寄出的数量',
  },
  over_sent: { en: 'More than is on the way', zh: '多於途中數量', cn: '多于在途数量' },
  variant_gone: { en: 'This variant is gone', zh: '此款式已不存在', cn: '此款式已不存在' },
  delivery_refunded: {
    en: 'Delivery is refunded once, and with the last item only',
    zh: '運費只退一次，並隨最後一件貨品退回',
    cn: '运费只退一次，并随最后一件商品退回',
  },
  reference_used: {
    en: 'Another refund has this reference',
    zh: '另一筆退款已用此編號',
    cn: '另一笔退款已用此编号',
  },
  nothing_to_sell: {
    en: 'No variant to sell',
    zh: '沒有可出售的款式',
    cn: '没有可出售的款式',
  },
  above_price: { en: 'Must be above the price', zh: '必須高於售價', cn: '必须高于售价' },
  below_itself: {
    en: 'A category cannot be below itself',
    zh: '分類不可屬於自己',
    cn: '分类不能属于自己',
  },
  same_warehouse: {
    en: 'Choose another warehouse',
    zh: '請選擇另一個貨倉',
    cn: '请选择另一个仓库',
  },
  counted_twice: { en: 'Counted twice', zh: '重複盤點', cn: '重复盘点' },
  scope_empty: {
    en: 'Name products, categories or tags, or choose everything',
    zh: '請指明商品、分類或標籤，或選擇全部',
    cn: '请指明商品、分类或标签，或选择全部',
  },
  scope_both: {
    en: 'Either everything, or what is named, not both',
    zh: '全部或指明的項目，只可選其一',
    cn: '全部或指明的项目，只能选其一',
  },
  price_overlaps: {
    en: 'Another price is already scheduled for that time',
    zh: '當時已有另一個預定價格',
    cn: '当时已有另一个预定价格',
  },
  to_come: { en: 'Must be in the future', zh: '必須是將來的時間', cn: '必须是将来的时间' },
  period_too_long: { en: 'Three years at most', zh: '最多三年', cn: '最多三年' },
  end_before_start: { en: 'Must be after the start', zh: '必須在開始之後', cn: '必须在开始之后' },
  code_or_points: {
    en: 'Needs a code, or points to redeem it for',
    zh: '須有代碼或換領積分',
    cn: '须有代码或兑换积分',
  },
  voucher_redeemed: {
    en: 'Codes of this voucher have been redeemed: create a new voucher',
    zh: '此優惠券已有人換領，請另建新券',
    cn: '此优惠券已有人兑换，请另建新券',
  },
  no_address: {
    en: 'Enter a web address: the title cannot be turned into one',
    zh: '標題無法轉成網址，請自行填寫',
    cn: '标题无法转成网址，请自行填写',
  },
  public_picture: {
    en: 'No such public picture',
    zh: '沒有此公開圖片',
    cn: '没有此公开图片',
  },
  shop_name: { en: 'Enter the shop name', zh: '請填寫商店名稱', cn: '请填写商店名称' },
  tiers: {
    en: 'The first tier starts at 0 points, and each next one is higher',
    zh: '首個級別由 0 分開始，之後逐級遞增',
    cn: '首个级别从 0 分开始，之后逐级递增',
  },
  days: {
    en: 'The longest time must not be shorter than the shortest',
    zh: '最長日數不可少於最短日數',
    cn: '最长天数不能小于最短天数',
  },
  ...counterSentences,
  ...editSentences,
  ...promotionIssueSentences,
  number_missing: { en: '{number} is missing', zh: '缺少 {number}', cn: '缺少 {number}' },
} satisfies Record<string, LocalizedText>

export const issueSentencesWith = {
  min_characters: (n: number) => ({
    en: `At least ${n} ${n === 1 ? 'character' : 'characters'}`,
    zh: `最少 ${n} 個字元`,
    cn: `至少 ${n} 个字符`,
  }),
  max_characters: (n: number) => ({
    en: `At most ${n} ${n === 1 ? 'character' : 'characters'}`,
    zh: `最多 ${n} 個字元`,
    cn: `最多 ${n} 个字符`,
  }),
  min_items: (n: number) => ({ en: `At least ${n}`, zh: `最少 ${n} 項`, cn: `至少 ${n} 项` }),
  max_items: (n: number) => ({ en: `At most ${n}`, zh: `最多 ${n} 項`, cn: `最多 ${n} 项` }),
  min: (n: number) => ({ en: `At least ${n}`, zh: `不可少於 ${n}`, cn: `不能小于 ${n}` }),
  max: (n: number) => ({ en: `At most ${n}`, zh: `不可多於 ${n}`, cn: `不能大于 ${n}` }),
  multiple_of: (n: number) => ({
    en: `Must be a multiple of ${n}`,
    zh: `必須是 ${n} 的倍數`,
    cn: `必须是 ${n} 的倍数`,
  }),
  one_of: (values: readonly string[]) => ({
    en: `Must be one of: ${values.join(', ')}`,
    zh: `必須是其中之一：${values.join('、')}`,
    cn: `必须是其中之一：${values.join('、')}`,
  }),
  phone_of: (areaCode: string) => ({
    en: `No phone number of +${areaCode}`,
    zh: `不是 +${areaCode} 的電話號碼`,
    cn: `不是 +${areaCode} 的电话号码`,
  }),
  no_category: (name: string) => ({
    en: `No such category: ${name}`,
    zh: `沒有此分類：${name}`,
    cn: `没有此分类：${name}`,
  }),
  not_known: (id: string) => ({
    en: `Not found: ${id}`,
    zh: `找不到：${id}`,
    cn: `找不到：${id}`,
  }),
  used_already: (n: number) => ({
    en: `${n} are used already`,
    zh: `已使用 ${n} 個`,
    cn: `已使用 ${n} 个`,
  }),
} satisfies Record<string, (value: never) => LocalizedText>

const byEnglish = new Map<string, LocalizedText>(
  Object.values(issueSentences).map((sentence) => [sentence.en, sentence]),
)

/** The sentence a schema refers to by its English text. */
export function sentenceOf(english: string): LocalizedText | undefined {
  return byEnglish.get(english)
}
