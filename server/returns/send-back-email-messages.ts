import type { Locale } from '#domain/locale.ts'
import { promisedDays } from '#domain/promised-days.ts'
import type { RefundEmailData, RefundWords } from './refund-email-data.ts'

/** Asks the customer to send or bring the goods of a request. */
export const sendBackMessages: Readonly<Record<Locale, RefundWords>> = {
  en: {
    subject: (f) => `Please send us your return from ${f.reference}`,
    paragraphs: (f) => [
      `Thank you. Please send or bring back the items of your request for order ${f.reference}${f.sendBack ? ` by ${f.sendBack.by}` : ''}, with a note of the order number in the parcel.`,
      ...placesOf(f, 'en'),
      f.sendBack?.paidBy === 'shop'
        ? 'We pay for the way back: reply to this email, and we will have a courier collect the parcel.'
        : 'You pay for the way back. We cannot accept parcels sent freight collect.',
      ...(f.answer ? [f.answer] : []),
      `Once the items have reached us and been checked, we refund or exchange them within ${promisedDays.refund} working days.`,
    ],
  },
  zh: {
    subject: (f) => `請寄回訂單 ${f.reference} 的退貨`,
    paragraphs: (f) => [
      `我們同意你退回訂單 ${f.reference} 所申請的貨品，請${f.sendBack ? `於 ${f.sendBack.by} 或之前` : ''}寄回或帶到門市，並在包裹內附上訂單編號。`,
      ...placesOf(f, 'zh'),
      f.sendBack?.paidBy === 'shop'
        ? '退貨運費由我們承擔：請回覆此電郵，我們會安排速遞上門取件。'
        : '退貨運費由你支付。請勿以運費到付寄回，我們未能接收。',
      ...(f.answer ? [f.answer] : []),
      `收到並檢查貨品後，我們會於 ${promisedDays.refund} 個工作天內退款或更換。`,
    ],
  },
  cn: {
    subject: (f) => `请寄回订单 ${f.reference} 的退货`,
    paragraphs: (f) => [
      `我们同意您退回订单 ${f.reference} 所申请的商品，请${f.sendBack ? `在 ${f.sendBack.by} 或之前` : ''}寄回或带到门店，并在包裹内附上订单编号。`,
      ...placesOf(f, 'cn'),
      f.sendBack?.paidBy === 'shop'
        ? '退货运费由我们承担：请回复此邮件，我们会安排快递上门取件。'
        : '退货运费由您承担。请勿使用到付寄回，我们无法签收。',
      ...(f.answer ? [f.answer] : []),
      `收到并检查商品后，我们会在 ${promisedDays.refund} 个工作日内退款或更换。`,
    ],
  },
}

/** The address for a parcel, then each shop. */
function placesOf({ sendBack }: RefundEmailData, locale: Locale): string[] {
  if (!sendBack) return []
  const { toAddress, toShop } = placeLabels[locale]
  return [toAddress(sendBack.to), ...sendBack.shops.map(toShop)]
}

const placeLabels = {
  en: {
    toAddress: (place: string) => `By parcel to: ${place}`,
    toShop: (place: string) => `Or to our shop: ${place}`,
  },
  zh: {
    toAddress: (place: string) => `郵寄地址：${place}`,
    toShop: (place: string) => `或帶到門市：${place}`,
  },
  cn: {
    toAddress: (place: string) => `邮寄地址：${place}`,
    toShop: (place: string) => `或带到门店：${place}`,
  },
} as const
