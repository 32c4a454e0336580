import { defineMessages } from '../language/messages.ts'

type Reasons = Readonly<Record<string, string | undefined>>

/** Why a cardholder disputes a payment, by the gateway's codes. */
const reasonsEn: Reasons = {
  credit_not_processed: 'a refund did not come',
  duplicate: 'charged twice',
  fraudulent: 'the cardholder did not make it',
  general: 'no reason given',
  product_not_received: 'not received',
  product_unacceptable: 'not as described',
  subscription_canceled: 'cancelled before',
  unrecognized: 'the cardholder does not recognise it',
}

const reasonsZh: Reasons = {
  credit_not_processed: '未收到退款',
  duplicate: '重複收費',
  fraudulent: '並非持卡人付款',
  general: '沒有說明原因',
  product_not_received: '未收到貨品',
  product_unacceptable: '貨品與描述不符',
  subscription_canceled: '之前已取消',
  unrecognized: '持卡人不認得這項付款',
}

export const issueMessages = defineMessages({
  disputed: [
    (payment: string, reason: string) =>
      `${payment} is disputed: ${reason}. Answer it at the gateway in time.`,
    (payment: string, reason: string) =>
      `${payment} 被持卡人提出爭議：${reason}。請準時到付款公司回覆。`,
  ],
  unasked_payment: [
    (payment: string) =>
      `${payment} pays for nothing that was asked for. Refund it at the gateway.`,
    (payment: string) => `${payment} 沒有對應的付款要求，請到付款公司退款。`,
  ],
  unasked_card: [
    (card: string) => `The saved card ${card} belongs to no customer.`,
    (card: string) => `已儲存的信用卡 ${card} 沒有對應的顧客。`,
  ],
  wrong_amount: [
    (payment: string, paid: string, expected: string) =>
      `${payment} came as ${paid} in place of ${expected}. Refund it at the gateway.`,
    (payment: string, paid: string, expected: string) =>
      `${payment} 實收 ${paid}，應收 ${expected}，請到付款公司退款。`,
  ],
  reasons: [reasonsEn, reasonsZh],
})
