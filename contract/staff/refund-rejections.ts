import type { LocalizedText } from '#domain/locale.ts'

/** Frequent reasons to reject a refund request, as the customer reads them. */
export const refundRejections = [
  {
    en: 'The item has been worn or washed, so we cannot take it back.',
    zh: '貨品曾經穿着或洗滌，恕未能退貨。',
    cn: '商品已穿着或洗涤，恕不能退货。',
  },
  {
    en: 'The label has been removed, so we cannot take it back.',
    zh: '貨品的吊牌已剪去，恕未能退貨。',
    cn: '商品的吊牌已剪掉，恕不能退货。',
  },
  {
    en: 'For hygiene, we cannot take this item back once it has been opened.',
    zh: '基於衛生理由，此貨品拆封後恕未能退貨。',
    cn: '出于卫生原因，此商品拆封后恕不能退货。',
  },
  {
    en: 'We have not received the item in time.',
    zh: '我們未能於限期前收到貨品。',
    cn: '我们未能在限期前收到商品。',
  },
] as const satisfies readonly LocalizedText[]
