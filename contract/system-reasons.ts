import { proofRejections } from './staff/proof-rejections.ts'
import { refundRejections } from './staff/refund-rejections.ts'
import { returnReasons } from './return-reasons.ts'
import { localize, type Locale, type LocalizedText } from '#domain/locale.ts'

/**
 * Reasons that the shop itself gives for a refund or of a rejected payment proof. They are stored
 * in English, like the reasons that people type, and read in the reader's language.
 */
export const systemReasons = {
  overdue: { en: 'Not paid in full in time', zh: '逾期未付清', cn: '逾期未付清' },
  cancelled: { en: 'Order cancelled', zh: '訂單已取消', cn: '订单已取消' },
  not_owed: {
    en: 'Came when nothing was owed',
    zh: '收到款項時並無欠款',
    cn: '收到款项时并无欠款',
  },
  paid_by_card: { en: 'Paid by card', zh: '已以信用卡付款', cn: '已用信用卡付款' },
  paid_at_counter: { en: 'Paid at the counter', zh: '已於門市付款', cn: '已在门店付款' },
  unanswered: {
    en: 'The gateway did not answer: look there before transferring it',
    zh: '付款公司沒有回應：轉賬前請先到付款公司查看',
    cn: '支付公司没有响应：转账前请先到支付公司查看',
  },
  other_gateway: {
    en: 'The shop no longer takes cards by this gateway',
    zh: '商店已不再經此付款公司收信用卡',
    cn: '商店已不再通过此支付公司收信用卡',
  },
} as const satisfies Record<string, LocalizedText>

/** Gateways name why they refused a refund by codes of their own. */
const gatewayReasons: Readonly<Record<string, LocalizedText>> = {
  lost_or_stolen_card: {
    en: 'The card was lost or stolen',
    zh: '信用卡已報失',
    cn: '信用卡已挂失',
  },
  expired_or_canceled_card: {
    en: 'The card has expired or was cancelled',
    zh: '信用卡已過期或取消',
    cn: '信用卡已过期或取消',
  },
  insufficient_funds: {
    en: 'The shop’s balance at the gateway is too small',
    zh: '商店在付款公司的結餘不足',
    cn: '商店在支付公司的余额不足',
  },
  declined: { en: 'The bank declined it', zh: '銀行拒絕退款', cn: '银行拒绝退款' },
  charge_for_pending_refund_disputed: {
    en: 'The payment is disputed',
    zh: '付款正在爭議中',
    cn: '付款正在争议中',
  },
}

/** Chosen from a list, in whichever language the colleague or the customer reads. */
const usualReasons: readonly LocalizedText[] = [
  ...proofRejections,
  ...refundRejections,
  ...returnReasons,
]

const byText = new Map<string, LocalizedText>([
  ...Object.values(systemReasons).map((reason) => [reason.en, reason] as const),
  ...Object.entries(gatewayReasons),
  ...usualReasons.flatMap((reason) => Object.values(reason).map((text) => [text, reason] as const)),
])

/** A reason as its reader understands it; what a person typed stays as it is. */
export function reasonIn(reason: string, locale: Locale): string {
  // A customer's own words stand on the lines below the chosen reason.
  const [chosen = '', ...own] = reason.split('\n')
  const known = byText.get(chosen)
  return [known ? localize(known, locale) : chosen, ...own].join('\n')
}
