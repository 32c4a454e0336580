import type { LocalizedText } from '#domain/locale.ts'
import type { InUse, Use, UsedThing, User } from '#domain/in-use.ts'

const things: Readonly<Record<UsedThing, { name: LocalizedText; first: LocalizedText }>> = {
  category: {
    name: { en: 'The category', zh: '此分類', cn: '该分类' },
    first: {
      en: 'Take it out of those first.',
      zh: '請先將它們移出此分類。',
      cn: '请先将其移出该分类。',
    },
  },
  collection: {
    name: { en: 'The collection', zh: '此系列', cn: '该系列' },
    first: {
      en: 'Give them another collection, or none, first.',
      zh: '請先為其改選另一系列，或移出系列。',
      cn: '请先为其改选其他系列，或移出系列。',
    },
  },
  colour: {
    name: { en: 'The colour', zh: '此顏色', cn: '该颜色' },
    first: {
      en: 'Give them another colour first.',
      zh: '請先為其改選另一顏色。',
      cn: '请先为其改选其他颜色。',
    },
  },
  warehouse: {
    name: { en: 'The warehouse', zh: '此貨倉', cn: '该仓库' },
    first: {
      en: 'What happened in it stays on record, so it stays too. Move its stock away and switch off collection, and it is no longer sold from.',
      zh: '其記錄須予保留，故不能刪除。請先移走存貨並關閉自取，之後便不會再由此出貨。',
      cn: '其记录须保留，因此不能删除。请先移走库存并关闭自提，之后便不再从此处出货。',
    },
  },
  role: {
    name: { en: 'The role', zh: '此職位', cn: '该职位' },
    first: {
      en: 'Give them another role first.',
      zh: '請先為他們更換職位。',
      cn: '请先为他们更换职位。',
    },
  },
}

type Counted = Readonly<{ one: string; many: string; zh: string; cn: string }>

const users: Readonly<Record<User, Counted>> = {
  products: { one: 'product', many: 'products', zh: '件商品', cn: '件商品' },
  variants: { one: 'variant', many: 'variants', zh: '個款式', cn: '个规格' },
  pictures: { one: 'picture', many: 'pictures', zh: '張圖片', cn: '张图片' },
  categories: { one: 'subcategory', many: 'subcategories', zh: '個子分類', cn: '个子分类' },
  promotions: { one: 'promotion', many: 'promotions', zh: '項優惠', cn: '项优惠' },
  vouchers: { one: 'voucher', many: 'vouchers', zh: '張優惠券', cn: '张优惠券' },
  stock_levels: { one: 'stock level', many: 'stock levels', zh: '項存貨', cn: '项库存' },
  stock_movements: {
    one: 'stock movement',
    many: 'stock movements',
    zh: '項存貨變動',
    cn: '项库存变动',
  },
  stock_transfers: { one: 'transfer', many: 'transfers', zh: '次調貨', cn: '次调拨' },
  stock_documents: {
    one: 'delivery or count',
    many: 'deliveries and counts',
    zh: '次收貨或盤點',
    cn: '次收货或盘点',
  },
  orders: { one: 'order', many: 'orders', zh: '張訂單', cn: '个订单' },
  try_on_holds: { one: 'try-on hold', many: 'try-on holds', zh: '項試穿預留', cn: '项试穿预留' },
  cash_sessions: { one: 'day at the till', many: 'days at the till', zh: '次收銀', cn: '次收银' },
  colleagues: { one: 'colleague', many: 'colleagues', zh: '位同事', cn: '位同事' },
}

/** Users of the thing, how many of each, and what to do first. */
export function inUseSentence({ what, by }: InUse): LocalizedText {
  const { name, first } = things[what]
  const isOfProducts = by.some(({ kind }) => kind === 'variants' || kind === 'pictures')
  const parts = isOfProducts ? by.filter(({ kind }) => kind !== 'products') : by
  const products = isOfProducts ? by.find(({ kind }) => kind === 'products') : undefined
  const list = (language: 'en' | 'zh' | 'cn', comma: string, and: string) =>
    listed(
      parts.map((use) => counted(use, language)),
      comma,
      and,
    )
  const of = {
    en: products ? ` of ${counted(products, 'en')}` : '',
    zh: products ? `${counted(products, 'zh')}的 ` : '',
    cn: products ? `${counted(products, 'cn')}的 ` : '',
  }
  return {
    en: `${name.en} is used by ${list('en', ', ', ' and ')}${of.en}. ${first.en}`,
    zh: `${name.zh}仍用於 ${of.zh}${list('zh', '、', '及 ')}。${first.zh}`,
    cn: `${name.cn}仍用于 ${of.cn}${list('cn', '、', '和 ')}。${first.cn}`,
  }
}

function counted({ kind, count }: Use, language: 'en' | 'zh' | 'cn'): string {
  const { one, many, zh, cn } = users[kind]
  return `${count} ${{ en: count === 1 ? one : many, zh, cn }[language]}`
}

function listed(parts: readonly string[], comma: string, and: string): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(comma)}${and}${last}`
}
