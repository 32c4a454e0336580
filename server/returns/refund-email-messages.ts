import type { Locale } from '#domain/locale.ts'
import { promisedDays } from '#domain/promised-days.ts'
import type { RefundWay } from '../payments/refund-way.ts'
import type { RefundEmailTemplate } from '../platform/jobs/queue.ts'
import { giftText } from './gift-text.ts'
import type { RefundEmailData, RefundWords } from './refund-email-data.ts'
import { sendBackMessages } from './send-back-email-messages.ts'

type AllMessages = Readonly<Record<RefundEmailTemplate, RefundWords>>

/** Explains why the refund is below the items' price. */
const before: Readonly<Record<Locale, (amount: string) => string>> = {
  en: (amount) => `${amount} of what you paid for these items was refunded earlier.`,
  zh: (amount) => `貨款中的 ${amount} 已於較早前退回給你。`,
  cn: (amount) => `货款中的 ${amount} 已于较早前退回给您。`,
}

function givenBefore(f: RefundEmailData, locale: Locale): string[] {
  return f.before === null ? [] : [before[locale](f.before)]
}

/** The sentence about returned points, if any. */
function forPoints(count: number, sentence: string): string[] {
  return count > 0 ? [sentence] : []
}

function given(text: string | null): string[] {
  return text ? [text] : []
}

/** How the money will be refunded; an exchange has an email of its own. */
const ways: Readonly<Record<Locale, Partial<Record<RefundWay, string>>>> = {
  en: {
    card: 'It goes to the card you paid with; banks take up to ten working days to show it.',
    offline:
      'We will transfer it to you and email you once it is on its way. If we need your account details, we will ask for them.',
    counter: 'You will get it back at our shop, the way you paid.',
  },
  zh: {
    card: '款項將退回你付款時使用的信用卡，銀行最多需十個工作天入賬。',
    offline: '我們會以轉賬方式退款，並於處理後再通知你。如需你的收款資料，我們會另行查詢。',
    counter: '款項會於門市以原付款方式退回。',
  },
  cn: {
    card: '款项将退回您付款时使用的银行卡，银行最多需要十个工作日到账。',
    offline: '我们会以转账方式退款，并在处理后再通知您。如需您的收款信息，我们会另行询问。',
    counter: '款项会在门店以原付款方式退回。',
  },
}

function wayOf({ way, isSent, isZero }: RefundEmailData, locale: Locale): string[] {
  return isZero || isSent || way === null ? [] : given(ways[locale][way] ?? null)
}

const en: AllMessages = {
  received: {
    subject: (f) => `Your refund request for ${f.reference}`,
    paragraphs: (f) => [
      `We have received your request to return items worth ${f.amount} from order ${f.reference}.`,
      ...forPoints(f.points, `They cost ${f.points} points, which would be returned as well.`),
      `We will look at it and reply within ${promisedDays.returnAnswer} working days, with the address to send the items to. Please keep them unworn, with their tags, until then.`,
    ],
  },
  send_back: sendBackMessages.en,
  approved: {
    subject: (f) => `Your refund for ${f.reference} is approved`,
    paragraphs: (f) => [
      f.isZero
        ? `Your request for order ${f.reference} is approved.`
        : `We’re refunding ${f.amount} for order ${f.reference}.`,
      ...giftText(f, 'en'),
      ...givenBefore(f, 'en'),
      ...forPoints(f.points, `${f.points} points are back in your account.`),
      ...given(f.answer),
      ...wayOf(f, 'en'),
    ],
  },
  dropped: {
    subject: (f) => `We cannot send all of ${f.reference}`,
    paragraphs: (f) => [
      `We’re sorry: some items of order ${f.reference} are no longer available.`,
      ...given(f.answer),
      ...(f.isZero
        ? []
        : [
            f.before
              ? `We’re refunding ${f.amount}.`
              : `We’re refunding the ${f.amount} that you paid for them.`,
          ]),
      ...givenBefore(f, 'en'),
      ...forPoints(f.points, `${f.points} points are back in your account.`),
      ...wayOf(f, 'en'),
    ],
  },
  exchanged: {
    subject: (f) => `Your exchange for ${f.reference}`,
    paragraphs: (f) => [
      `We are exchanging the items you returned from order ${f.reference}. The replacement is order ${f.replacement}: there is nothing to pay, and we will email you when it is on its way.`,
      ...given(f.answer),
    ],
  },
  rejected: {
    subject: (f) => `Your refund request for ${f.reference}`,
    paragraphs: (f) => [
      `We could not approve the request for order ${f.reference}.`,
      ...given(f.answer),
      'If you think that we have missed something, please reply to this email.',
    ],
  },
}

const zh: AllMessages = {
  received: {
    subject: (f) => `訂單 ${f.reference} 的退款申請`,
    paragraphs: (f) => [
      `我們已收到訂單 ${f.reference} 的退款申請，金額為 ${f.amount}。`,
      ...forPoints(f.points, `貨品以 ${f.points} 積分換購，積分亦會一併審核退回。`),
      `我們會於 ${promisedDays.returnAnswer} 個工作天內回覆退貨地址。在此之前，請保持貨品未經穿着，並保留吊牌。`,
    ],
  },
  send_back: sendBackMessages.zh,
  approved: {
    subject: (f) => `訂單 ${f.reference} 的退款申請已批准`,
    paragraphs: (f) => [
      f.isZero
        ? `訂單 ${f.reference} 的申請已批准。`
        : `我們將退回訂單 ${f.reference} 的 ${f.amount}。`,
      ...giftText(f, 'zh'),
      ...givenBefore(f, 'zh'),
      ...forPoints(f.points, `${f.points} 積分已退回你的帳戶。`),
      ...given(f.answer),
      ...wayOf(f, 'zh'),
    ],
  },
  dropped: {
    subject: (f) => `訂單 ${f.reference} 的部分貨品未能寄出`,
    paragraphs: (f) => [
      `很抱歉，訂單 ${f.reference} 的部分貨品最終未能寄出。`,
      ...given(f.answer),
      ...(f.isZero
        ? []
        : [f.before ? `我們將退回 ${f.amount}。` : `我們將退回你為這些貨品支付的 ${f.amount}。`]),
      ...givenBefore(f, 'zh'),
      ...forPoints(f.points, `${f.points} 積分已退回你的帳戶。`),
      ...wayOf(f, 'zh'),
    ],
  },
  exchanged: {
    subject: (f) => `訂單 ${f.reference} 的換貨`,
    paragraphs: (f) => [
      `我們已為你更換訂單 ${f.reference} 退回的貨品，新貨品為訂單 ${f.replacement}，毋須付款，寄出時會再通知你。`,
      ...given(f.answer),
    ],
  },
  rejected: {
    subject: (f) => `訂單 ${f.reference} 的退款申請`,
    paragraphs: (f) => [
      `我們未能批准訂單 ${f.reference} 的退款申請。`,
      ...given(f.answer),
      '如你認為我們有所遺漏，歡迎回覆此電郵。',
    ],
  },
}

const cn: AllMessages = {
  received: {
    subject: (f) => `订单 ${f.reference} 的退款申请`,
    paragraphs: (f) => [
      `我们已收到订单 ${f.reference} 的退款申请，金额为 ${f.amount}。`,
      ...forPoints(f.points, `商品以 ${f.points} 积分兑换，积分也会一并审核退回。`),
      `我们会在 ${promisedDays.returnAnswer} 个工作日内回复退货地址。在此之前，请勿穿着，并保留吊牌。`,
    ],
  },
  send_back: sendBackMessages.cn,
  approved: {
    subject: (f) => `订单 ${f.reference} 的退款申请已批准`,
    paragraphs: (f) => [
      f.isZero
        ? `订单 ${f.reference} 的申请已批准。`
        : `我们将退回订单 ${f.reference} 的 ${f.amount}。`,
      ...giftText(f, 'cn'),
      ...givenBefore(f, 'cn'),
      ...forPoints(f.points, `${f.points} 积分已退回您的账户。`),
      ...given(f.answer),
      ...wayOf(f, 'cn'),
    ],
  },
  dropped: {
    subject: (f) => `订单 ${f.reference} 的部分商品无法发货`,
    paragraphs: (f) => [
      `很抱歉，订单 ${f.reference} 的部分商品最终无法发货。`,
      ...given(f.answer),
      ...(f.isZero
        ? []
        : [f.before ? `我们将退回 ${f.amount}。` : `我们将退回您为这些商品支付的 ${f.amount}。`]),
      ...givenBefore(f, 'cn'),
      ...forPoints(f.points, `${f.points} 积分已退回您的账户。`),
      ...wayOf(f, 'cn'),
    ],
  },
  exchanged: {
    subject: (f) => `订单 ${f.reference} 的换货`,
    paragraphs: (f) => [
      `我们已为您更换订单 ${f.reference} 退回的商品，新商品为订单 ${f.replacement}，无需付款，寄出时会再通知您。`,
      ...given(f.answer),
    ],
  },
  rejected: {
    subject: (f) => `订单 ${f.reference} 的退款申请`,
    paragraphs: (f) => [
      `我们未能批准订单 ${f.reference} 的退款申请。`,
      ...given(f.answer),
      '如您认为我们有所遗漏，欢迎回复此邮件。',
    ],
  },
}

export const refundEmailMessages: Readonly<Record<Locale, AllMessages>> = { en, zh, cn }
