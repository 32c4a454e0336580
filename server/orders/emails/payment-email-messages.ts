import type { Locale } from '#domain/locale.ts'
import { howToPay, whileHeld } from './collection-email-messages.ts'
import type { Words } from './order-email-data.ts'

type PaymentEmails = Record<
  'payment_reminder' | 'payment_changed' | 'payment_returned' | 'part_received' | 'receipt',
  Words
>

const en: PaymentEmails = {
  payment_reminder: {
    subject: (f) => `Order ${f.reference} is waiting for your payment`,
    paragraphs: (f) => [
      f.received
        ? `Of your order ${f.reference}, ${f.left} is left to pay.`
        : `Your order ${f.reference} of ${f.total} has not been paid yet.`,
      ...(f.due ? [`Your items are reserved until ${f.due}. ${whileHeld.en(f)}`] : []),
    ],
  },
  part_received: {
    subject: (f) => `Part of the payment received for ${f.reference}`,
    paragraphs: (f) => [
      `We have received ${f.received} for your order ${f.reference}; ${f.left} is left to pay.`,
      ...(f.due
        ? [
            `Please pay it by ${f.due}. After that the items go back on sale, and we refund what you have paid.`,
          ]
        : []),
    ],
  },
  receipt: {
    subject: (f) => `Your receipt for ${f.reference}`,
    paragraphs: (f) => [
      `Thank you for your purchase. You paid ${f.total} by ${f.wayToPay}. The receipt to print is on the order page.`,
    ],
  },
  payment_changed: {
    subject: (f) => `How to pay for ${f.reference}`,
    paragraphs: (f) => [
      `You have chosen to pay for your order ${f.reference} by ${f.wayToPay}.`,
      ...howToPay.en(f, f.left),
    ],
  },
  payment_returned: {
    subject: (f) => `We are returning your payment for ${f.reference}`,
    paragraphs: (f) => [
      f.isLapsed
        ? `Your card payment of ${f.refund?.amount ?? ''} came after the time to pay had run out. Order ${f.reference} had been cancelled by then, so the money goes back to you.`
        : f.isCancelled
          ? `Your card payment of ${f.refund?.amount ?? ''} came after order ${f.reference} had been cancelled, so the money goes back to you.`
          : f.isOwed
            ? `The items of order ${f.reference} had changed when your card payment of ${f.refund?.amount ?? ''} came, so it was for another amount. It goes back to you; what is to pay now is ${f.left}. Please open the order to pay.`
            : `Order ${f.reference} had already been paid when your card payment of ${f.refund?.amount ?? ''} came. This second payment goes back to you; the order is not affected.`,
      'It goes to the card that you paid with and usually shows within 5 to 10 working days.',
    ],
  },
}

const zh: PaymentEmails = {
  payment_reminder: {
    subject: (f) => `訂單 ${f.reference} 尚待付款`,
    paragraphs: (f) => [
      f.received
        ? `你的訂單 ${f.reference} 尚欠 ${f.left}。`
        : `你的訂單 ${f.reference}（${f.total}）尚未付款。`,
      ...(f.due ? [`貨品將保留至 ${f.due}。${whileHeld.zh(f)}`] : []),
    ],
  },
  part_received: {
    subject: (f) => `已收到訂單 ${f.reference} 的部分款項`,
    paragraphs: (f) => [
      `我們已收到訂單 ${f.reference} 的 ${f.received}，尚欠 ${f.left}。`,
      ...(f.due ? [`請於 ${f.due} 前付清餘額。逾時貨品將重新發售，已付款項會退回給你。`] : []),
    ],
  },
  receipt: {
    subject: (f) => `訂單 ${f.reference} 的收據`,
    paragraphs: (f) => [`多謝惠顧。你已以${f.wayToPay}支付 ${f.total}，可於訂單頁面列印收據。`],
  },
  payment_changed: {
    subject: (f) => `訂單 ${f.reference} 的付款方法`,
    paragraphs: (f) => [
      `你已選擇以${f.wayToPay}支付訂單 ${f.reference}。`,
      ...howToPay.zh(f, f.left),
    ],
  },
  payment_returned: {
    subject: (f) => `訂單 ${f.reference} 的款項將退回`,
    paragraphs: (f) => [
      f.isLapsed
        ? `你以信用卡支付的 ${f.refund?.amount ?? ''} 於付款限期後才到達，訂單 ${f.reference} 當時已取消，款項將退回給你。`
        : f.isCancelled
          ? `你以信用卡支付的 ${f.refund?.amount ?? ''} 到達時，訂單 ${f.reference} 已取消，款項將退回給你。`
          : f.isOwed
            ? `你以信用卡支付的 ${f.refund?.amount ?? ''} 到達時，訂單 ${f.reference} 的貨品已更改，金額不符，款項將退回給你。現時應付 ${f.left}，請開啟訂單付款。`
            : `訂單 ${f.reference} 早已付款，你其後以信用卡支付的 ${f.refund?.amount ?? ''} 屬重複付款，將退回給你；訂單不受影響。`,
      '款項將退回付款所用的信用卡，一般於五至十個工作天內入帳。',
    ],
  },
}

const cn: PaymentEmails = {
  payment_reminder: {
    subject: (f) => `订单 ${f.reference} 尚待付款`,
    paragraphs: (f) => [
      f.received
        ? `您的订单 ${f.reference} 还需支付 ${f.left}。`
        : `您的订单 ${f.reference}（${f.total}）尚未付款。`,
      ...(f.due ? [`商品将保留至 ${f.due}。${whileHeld.cn(f)}`] : []),
    ],
  },
  part_received: {
    subject: (f) => `已收到订单 ${f.reference} 的部分款项`,
    paragraphs: (f) => [
      `我们已收到订单 ${f.reference} 的 ${f.received}，还需支付 ${f.left}。`,
      ...(f.due ? [`请于 ${f.due} 前付清余额。逾时商品将重新发售，已付款项会退还给您。`] : []),
    ],
  },
  receipt: {
    subject: (f) => `订单 ${f.reference} 的收据`,
    paragraphs: (f) => [`感谢您的购买。您已以${f.wayToPay}支付 ${f.total}，可在订单页面打印收据。`],
  },
  payment_changed: {
    subject: (f) => `订单 ${f.reference} 的付款方式`,
    paragraphs: (f) => [
      `您已选择以${f.wayToPay}支付订单 ${f.reference}。`,
      ...howToPay.cn(f, f.left),
    ],
  },
  payment_returned: {
    subject: (f) => `订单 ${f.reference} 的款项将退回`,
    paragraphs: (f) => [
      f.isLapsed
        ? `您以银行卡支付的 ${f.refund?.amount ?? ''} 在付款时限后才到账，订单 ${f.reference} 当时已取消，款项将退还给您。`
        : f.isCancelled
          ? `您以银行卡支付的 ${f.refund?.amount ?? ''} 到账时，订单 ${f.reference} 已取消，款项将退还给您。`
          : f.isOwed
            ? `您以银行卡支付的 ${f.refund?.amount ?? ''} 到账时，订单 ${f.reference} 的商品已更改，金额不符，款项将退还给您。现需支付 ${f.left}，请打开订单付款。`
            : `订单 ${f.reference} 此前已付款，您之后以银行卡支付的 ${f.refund?.amount ?? ''} 属重复付款，将退还给您；订单不受影响。`,
      '款项将退回付款所用的银行卡，一般于五至十个工作日内入账。',
    ],
  },
}

/** Emails with a receipt, about a changed payment method and about surplus payments. */
export const paymentEmailMessages: Readonly<Record<Locale, PaymentEmails>> = { en, zh, cn }
