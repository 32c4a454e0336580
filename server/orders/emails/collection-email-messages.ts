import type { Locale } from '#domain/locale.ts'
import type { OrderEmailData } from './order-email-data.ts'

/** How an unpaid order is paid by its deadline, in the shop or by transfer; `amount` is what is due. */
export const howToPay: Readonly<
  Record<Locale, (data: OrderEmailData, amount: string) => string[]>
> = {
  en: (f, amount) => {
    if (f.due === null) return []
    if (!f.isOnCollection) {
      return [
        `Please pay ${amount} by ${f.due} and upload your payment proof on the order page. After that the items go back on sale.`,
      ]
    }
    return [
      `You pay ${amount} in our shop when you collect it. We will email you when it is ready; please collect it by ${f.due}. After that the items go back on sale.`,
      ...(f.pickup === null ? [] : [f.pickup]),
    ]
  },
  zh: (f, amount) => {
    if (f.due === null) return []
    if (!f.isOnCollection) {
      return [`請於 ${f.due} 前付款 ${amount}，並在訂單頁面上載付款證明。逾時貨品將重新發售。`]
    }
    return [
      `請於門市取貨時付款 ${amount}。貨品備妥後會以電郵通知你，請於 ${f.due} 前領取，逾時貨品將重新發售。`,
      ...(f.pickup === null ? [] : [f.pickup]),
    ]
  },
  cn: (f, amount) => {
    if (f.due === null) return []
    if (!f.isOnCollection) {
      return [`请于 ${f.due} 前付款 ${amount}，并在订单页面上传付款凭证。逾时商品将重新发售。`]
    }
    return [
      `请在门店取货时付款 ${amount}。商品备好后会发邮件通知您，请于 ${f.due} 前取货，逾时商品将重新发售。`,
      ...(f.pickup === null ? [] : [f.pickup]),
    ]
  },
}

type Sentence = Readonly<Record<Locale, (data: OrderEmailData) => string>>

/** In a reminder, after the day until which the goods are held. */
export const whileHeld: Sentence = {
  en: (f) => {
    if (f.isByCard) return 'You can pay by card on its page.'
    if (f.isOnCollection) return 'You pay when you collect it.'
    return 'If you have paid already, please upload the payment proof.'
  },
  zh: (f) => {
    if (f.isByCard) return '可於訂單頁面以信用卡付款。'
    return f.isOnCollection ? '請於取貨時付款。' : '如已付款，請上載付款證明。'
  },
  cn: (f) => {
    if (f.isByCard) return '可在订单页面用信用卡付款。'
    return f.isOnCollection ? '请在取货时付款。' : '如已付款，请上传付款凭证。'
  },
}

/** To the counter, for an order that is ready. */
export const bring: Sentence = {
  en: (f) =>
    isPaidThere(f)
      ? `Please bring your order number. You pay ${f.left} when you collect it, by ${f.due ?? ''}.`
      : ['Please bring your order number.', heldUntil.en(f)].filter(Boolean).join(' '),
  zh: (f) =>
    isPaidThere(f)
      ? `請於 ${f.due ?? ''} 前取貨，出示訂單編號並付款 ${f.left}。`
      : `取貨時請出示訂單編號。${heldUntil.zh(f)}`,
  cn: (f) =>
    isPaidThere(f)
      ? `请于 ${f.due ?? ''} 前取货，出示订单编号并付款 ${f.left}。`
      : `取货时请出示订单编号。${heldUntil.cn(f)}`,
}

const heldUntil: Sentence = {
  en: ({ collectBy }) => (collectBy ? `We hold it for you until ${collectBy}.` : ''),
  zh: ({ collectBy }) => (collectBy ? `我們會為你保留至 ${collectBy}。` : ''),
  cn: ({ collectBy }) => (collectBy ? `我们会为您保留至 ${collectBy}。` : ''),
}

function isPaidThere(data: OrderEmailData): boolean {
  return data.isOwed && data.isOnCollection && data.due !== null
}
