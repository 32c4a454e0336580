import type { Locale } from '#domain/locale.ts'
import type { RefundWay } from '../../payments/refund-way.ts'
import { howToPay } from './collection-email-messages.ts'
import type { OrderEmailData, Words } from './order-email-data.ts'
import { refundWays } from './refund-ways.ts'

type StaffEmail = Record<'order_edited' | 'order_supplemented' | 'staff_message', Words>

/** Items cancelled besides a change, in the same email. */
const refunded: Readonly<Record<Locale, (f: OrderEmailData) => string[]>> = {
  en: ({ refund }) =>
    refund
      ? [`We’re refunding ${refund.amount} for the cancelled items.`, ...wayOf(refund.way, 'en')]
      : [],
  zh: ({ refund }) =>
    refund ? [`已取消的貨品，我們將退回 ${refund.amount}。`, ...wayOf(refund.way, 'zh')] : [],
  cn: ({ refund }) =>
    refund ? [`已取消的商品，我们将退回 ${refund.amount}。`, ...wayOf(refund.way, 'cn')] : [],
}

/** Not of cash, which is not handed back yet. */
function wayOf(way: RefundWay, locale: Locale): string[] {
  const text = way === 'counter' ? undefined : refundWays[locale][way]
  return text === undefined ? [] : [text]
}

export const editEmailMessages: Readonly<Record<Locale, StaffEmail>> = {
  en: {
    staff_message: {
      subject: (f) => `About your order ${f.reference}`,
      paragraphs: (f) => f.written,
    },
    order_edited: {
      subject: (f) => `Order ${f.reference} has been changed`,
      paragraphs: (f) => [
        'We have changed your order as agreed. This is what it looks like now. If something is not right, please tell us before it leaves.',
        ...refunded.en(f),
      ],
    },
    order_supplemented: {
      subject: (f) => `Added to your order ${f.addedTo}: ${f.reference}`,
      paragraphs: (f) => [
        `As agreed, we have added these items to your order ${f.addedTo}. They have an order number of their own, ${f.reference}, and travel with it, without another delivery fee.`,
        ...(f.isByCard && f.due
          ? [
              `Please pay ${f.total} by card on the order page by ${f.due}. Until then the items are set aside for you.`,
            ]
          : howToPay.en(f, f.total)),
      ],
    },
  },
  zh: {
    staff_message: {
      subject: (f) => `關於你的訂單 ${f.reference}`,
      paragraphs: (f) => f.written,
    },
    order_edited: {
      subject: (f) => `訂單 ${f.reference} 已更改`,
      paragraphs: (f) => [
        '我們已按你的要求更改訂單，最新內容如下。如有不符，請於寄出前與我們聯絡。',
        ...refunded.zh(f),
      ],
    },
    order_supplemented: {
      subject: (f) => `已加入訂單 ${f.addedTo}：${f.reference}`,
      paragraphs: (f) => [
        `我們已按你的要求，把以下貨品加入訂單 ${f.addedTo}。加購的訂單編號為 ${f.reference}，會一併寄出，不另收運費。`,
        ...(f.isByCard && f.due
          ? [`請於 ${f.due} 前在訂單頁面以信用卡付款 ${f.total}。貨品會為你保留至該時間。`]
          : howToPay.zh(f, f.total)),
      ],
    },
  },
  cn: {
    staff_message: {
      subject: (f) => `关于您的订单 ${f.reference}`,
      paragraphs: (f) => f.written,
    },
    order_edited: {
      subject: (f) => `订单 ${f.reference} 已更改`,
      paragraphs: (f) => [
        '我们已按您的要求更改订单，最新内容如下。如有不符，请在寄出前联系我们。',
        ...refunded.cn(f),
      ],
    },
    order_supplemented: {
      subject: (f) => `已加入订单 ${f.addedTo}：${f.reference}`,
      paragraphs: (f) => [
        `我们已按您的要求，把以下商品加入订单 ${f.addedTo}。加购的订单编号为 ${f.reference}，会一并寄出，不另收运费。`,
        ...(f.isByCard && f.due
          ? [`请于 ${f.due} 前在订单页面用银行卡支付 ${f.total}。商品会为您保留至该时间。`]
          : howToPay.cn(f, f.total)),
      ],
    },
  },
}
