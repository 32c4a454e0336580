import type { Locale } from '#domain/locale.ts'
import type { EmailTemplate } from '../../platform/jobs/queue.ts'
import { bring, howToPay } from './collection-email-messages.ts'
import { earnedText } from './earned-text.ts'
import { editEmailMessages } from './edit-email-messages.ts'
import type { Parcel } from './parcel.ts'
import type { OrderEmailData, Words } from './order-email-data.ts'
import { refundWays } from './refund-ways.ts'
import { paymentEmailMessages } from './payment-email-messages.ts'

type AllMessages = Record<EmailTemplate, Words>

function given(text: string | null | undefined): string[] {
  return text ? [text] : []
}

function partOf({ parcel }: OrderEmailData): Parcel['part'] {
  return parcel?.part ?? 'whole'
}

const en: AllMessages = {
  order_placed: {
    subject: (f) => `Your order ${f.reference}`,
    paragraphs: (f) => [
      `Thank you. We’ve received your order ${f.reference} and reserved your items.`,
      ...howToPay.en(f, f.total),
    ],
  },
  proof_received: {
    subject: (f) => `We have your payment proof for ${f.reference}`,
    paragraphs: () => [
      'We are checking it and will email you again, usually within one working day.',
    ],
  },
  proof_rejected: {
    subject: (f) => `Your payment proof for ${f.reference} needs another look`,
    paragraphs: (f) => [
      'We could not match the payment proof to your order.',
      ...given(f.reason),
      ...(f.due ? [`Please upload another one by ${f.due}.`] : []),
    ],
  },
  payment_received: {
    subject: (f) => `Payment received for ${f.reference}`,
    paragraphs: (f) => [`We have received ${f.total}. Your order is being prepared.`],
  },
  order_cancelled: {
    subject: (f) => `Order ${f.reference} is cancelled`,
    paragraphs: (f) => [
      'The order has been cancelled. If this was not you, please tell us at once.',
      ...given(f.reason),
    ],
  },
  order_expired: {
    subject: (f) => `Order ${f.reference} has lapsed`,
    paragraphs: () => [
      'We received no payment in time, so the order has been cancelled and its items are on sale again. You are welcome to order again.',
    ],
  },
  order_shipped: {
    subject: (f) =>
      ({
        whole: `Order ${f.reference} is on its way`,
        part: `Part of order ${f.reference} is on its way`,
        rest: `The rest of order ${f.reference} is on its way`,
      })[partOf(f)],
    paragraphs: (f) => [
      {
        whole: 'Your parcel has left us.',
        part: 'A parcel has left us with part of your order. We’ll email you again when the rest leaves.',
        rest: 'The last parcel of your order has left us.',
      }[partOf(f)],
    ],
  },
  tracking_changed: {
    subject: (f) => `Corrected tracking for order ${f.reference}`,
    paragraphs: () => [
      'The tracking details we sent you for this parcel were not right. These are.',
    ],
  },
  order_ready: {
    subject: (f) => `Order ${f.reference} is ready for collection`,
    paragraphs: (f) => [bring.en(f), ...given(f.pickup)],
  },
  refund_sent: {
    subject: (f) => `Refund for ${f.reference}`,
    paragraphs: (f) => [
      `We have sent ${f.refund?.amount ?? ''} back to you.`,
      ...given(f.refund && refundWays.en[f.refund.way]),
    ],
  },
  ...editEmailMessages.en,
  ...paymentEmailMessages.en,
  order_completed: {
    subject: (f) => `Order ${f.reference} is complete`,
    paragraphs: (f) => [`Thank you for shopping with ${f.brand}.`, ...earnedText.en(f)],
  },
}

const zh: AllMessages = {
  order_placed: {
    subject: (f) => `你的訂單 ${f.reference}`,
    paragraphs: (f) => [
      `多謝惠顧。我們已收到訂單 ${f.reference}，並為你預留貨品。`,
      ...howToPay.zh(f, f.total),
    ],
  },
  proof_received: {
    subject: (f) => `已收到訂單 ${f.reference} 的付款證明`,
    paragraphs: () => ['我們正在核對，一般於一個工作天內回覆。'],
  },
  proof_rejected: {
    subject: (f) => `訂單 ${f.reference} 的付款證明需要更新`,
    paragraphs: (f) => [
      '我們未能將付款證明與訂單核對。',
      ...given(f.reason),
      ...(f.due ? [`請於 ${f.due} 前重新上載。`] : []),
    ],
  },
  payment_received: {
    subject: (f) => `已收到訂單 ${f.reference} 的款項`,
    paragraphs: (f) => [`我們已收到 ${f.total}，正為你準備貨品。`],
  },
  order_cancelled: {
    subject: (f) => `訂單 ${f.reference} 已取消`,
    paragraphs: (f) => ['訂單已取消。如非你本人操作，請立即與我們聯絡。', ...given(f.reason)],
  },
  order_expired: {
    subject: (f) => `訂單 ${f.reference} 已逾期取消`,
    paragraphs: () => ['我們未能於限期前收到款項，訂單已取消，貨品已重新發售。歡迎再次落單。'],
  },
  order_shipped: {
    subject: (f) =>
      ({
        whole: `訂單 ${f.reference} 已寄出`,
        part: `訂單 ${f.reference} 已寄出部分貨品`,
        rest: `訂單 ${f.reference} 餘下貨品已寄出`,
      })[partOf(f)],
    paragraphs: (f) => [
      {
        whole: '你的包裹已寄出。',
        part: '訂單的部分貨品已寄出，其餘寄出時會再通知你。',
        rest: '訂單最後一個包裹已寄出。',
      }[partOf(f)],
    ],
  },
  tracking_changed: {
    subject: (f) => `更正：訂單 ${f.reference} 的運單資料`,
    paragraphs: () => ['之前提供的包裹運單資料有誤，正確資料如下。'],
  },
  order_ready: {
    subject: (f) => `訂單 ${f.reference} 可以領取`,
    paragraphs: (f) => [bring.zh(f), ...given(f.pickup)],
  },
  refund_sent: {
    subject: (f) => `訂單 ${f.reference} 退款`,
    paragraphs: (f) => [
      `我們已退回 ${f.refund?.amount ?? ''}。`,
      ...given(f.refund && refundWays.zh[f.refund.way]),
    ],
  },
  ...editEmailMessages.zh,
  ...paymentEmailMessages.zh,
  order_completed: {
    subject: (f) => `訂單 ${f.reference} 已完成`,
    paragraphs: (f) => [`多謝光顧${f.brand}。`, ...earnedText.zh(f)],
  },
}

const cn: AllMessages = {
  order_placed: {
    subject: (f) => `您的订单 ${f.reference}`,
    paragraphs: (f) => [
      `感谢您的购买。我们已收到订单 ${f.reference}，并为您预留商品。`,
      ...howToPay.cn(f, f.total),
    ],
  },
  proof_received: {
    subject: (f) => `已收到订单 ${f.reference} 的付款凭证`,
    paragraphs: () => ['我们正在核对，一般于一个工作日内回复。'],
  },
  proof_rejected: {
    subject: (f) => `订单 ${f.reference} 的付款凭证需要更新`,
    paragraphs: (f) => [
      '我们未能将付款凭证与订单核对。',
      ...given(f.reason),
      ...(f.due ? [`请于 ${f.due} 前重新上传。`] : []),
    ],
  },
  payment_received: {
    subject: (f) => `已收到订单 ${f.reference} 的款项`,
    paragraphs: (f) => [`我们已收到 ${f.total}，正在为您备货。`],
  },
  order_cancelled: {
    subject: (f) => `订单 ${f.reference} 已取消`,
    paragraphs: (f) => ['订单已取消。如非您本人操作，请立即联系我们。', ...given(f.reason)],
  },
  order_expired: {
    subject: (f) => `订单 ${f.reference} 已逾期取消`,
    paragraphs: () => ['我们未能在限期前收到款项，订单已取消，商品已重新发售。欢迎再次下单。'],
  },
  order_shipped: {
    subject: (f) =>
      ({
        whole: `订单 ${f.reference} 已寄出`,
        part: `订单 ${f.reference} 已寄出部分商品`,
        rest: `订单 ${f.reference} 剩余商品已寄出`,
      })[partOf(f)],
    paragraphs: (f) => [
      {
        whole: '您的包裹已寄出。',
        part: '订单的部分商品已寄出，其余寄出时会再通知您。',
        rest: '订单的最后一个包裹已寄出。',
      }[partOf(f)],
    ],
  },
  tracking_changed: {
    subject: (f) => `更正：订单 ${f.reference} 的运单信息`,
    paragraphs: () => ['之前提供的包裹运单信息有误，正确信息如下。'],
  },
  order_ready: {
    subject: (f) => `订单 ${f.reference} 可以取货`,
    paragraphs: (f) => [bring.cn(f), ...given(f.pickup)],
  },
  refund_sent: {
    subject: (f) => `订单 ${f.reference} 退款`,
    paragraphs: (f) => [
      `我们已退回 ${f.refund?.amount ?? ''}。`,
      ...given(f.refund && refundWays.cn[f.refund.way]),
    ],
  },
  ...editEmailMessages.cn,
  ...paymentEmailMessages.cn,
  order_completed: {
    subject: (f) => `订单 ${f.reference} 已完成`,
    paragraphs: (f) => [`感谢光顾${f.brand}。`, ...earnedText.cn(f)],
  },
}

export const orderEmailMessages: Readonly<Record<Locale, AllMessages>> = { en, zh, cn }
