import type { StaffNotificationKind } from '#contract/staff/configuration-values.ts'
import type { Locale } from '#domain/locale.ts'

interface StaffEmailData {
  reference: string
  total: string
  /** The payment method, as shown to the customer. */
  method: string
}

interface StaffEmailMessages {
  subjects: Record<StaffNotificationKind, (reference: string) => string>
  lines: Record<StaffNotificationKind, (facts: StaffEmailData) => string>
  digest: (count: number) => string
  look: (url: string) => string
}

export const staffEmailMessages: Readonly<Record<Locale, StaffEmailMessages>> = {
  en: {
    subjects: {
      new_order: (reference) => `New order ${reference}`,
      payment_proof: (reference) => `Payment proof for ${reference}`,
      refund_request: (reference) => `Refund request for ${reference}`,
    },
    lines: {
      new_order: (f) => `New order ${f.reference}: ${f.total}, ${f.method}.`,
      payment_proof: (f) => `A payment proof of ${f.total} for ${f.reference} waits to be checked.`,
      refund_request: (f) => `A refund request for ${f.reference} waits for a decision.`,
    },
    digest: (count) => `${count} things to look at`,
    look: (url) => `See it in the console: ${url}`,
  },
  zh: {
    subjects: {
      new_order: (reference) => `新訂單 ${reference}`,
      payment_proof: (reference) => `訂單 ${reference} 的付款證明`,
      refund_request: (reference) => `訂單 ${reference} 的退款申請`,
    },
    lines: {
      new_order: (f) => `新訂單 ${f.reference}：${f.total}，${f.method}。`,
      payment_proof: (f) => `訂單 ${f.reference} 的付款證明（${f.total}）有待核對。`,
      refund_request: (f) => `訂單 ${f.reference} 的退款申請有待處理。`,
    },
    digest: (count) => `${count} 項待處理事項`,
    look: (url) => `到後台查看：${url}`,
  },
  cn: {
    subjects: {
      new_order: (reference) => `新订单 ${reference}`,
      payment_proof: (reference) => `订单 ${reference} 的付款凭证`,
      refund_request: (reference) => `订单 ${reference} 的退款申请`,
    },
    lines: {
      new_order: (f) => `新订单 ${f.reference}：${f.total}，${f.method}。`,
      payment_proof: (f) => `订单 ${f.reference} 的付款凭证（${f.total}）有待核对。`,
      refund_request: (f) => `订单 ${f.reference} 的退款申请有待处理。`,
    },
    digest: (count) => `${count} 项待处理事项`,
    look: (url) => `到后台查看：${url}`,
  },
}
