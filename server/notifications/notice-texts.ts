import type { Locale } from '#domain/locale.ts'
import type { NotificationKindName } from '#domain/staff/notification-kinds.ts'
import type { NoticeData } from './notices.ts'

type Sentence = (details: NoticeData) => string

interface NoticeTexts {
  /** Subject of an email, and the title of a push. */
  subjects: Record<NotificationKindName, Sentence>
  lines: Record<NotificationKindName, Sentence>
  digest: (count: number) => string
  /** The link to it. */
  look: string
  /** Text of a push that only tries whether pushes arrive. */
  test: string
}

export const noticeTexts: Readonly<Record<Locale, NoticeTexts>> = {
  en: {
    subjects: {
      new_order: (f) => `New order ${f.reference}`,
      order_paid: (f) => `Order ${f.reference} is paid`,
      collection_overdue: (f) => `Order ${f.reference} was not collected`,
      payment_proof: (f) => `Payment proof for ${f.reference}`,
      payment_problem: (f) => `Payment problem${f.reference && ` with ${f.reference}`}`,
      refund_request: (f) => `Refund request for ${f.reference}`,
      enquiry: () => 'New enquiry',
      review: () => 'New review',
      comment: () => 'New comment',
      low_stock: (f) => `Running low: ${f.item}`,
      sold_out: (f) => `Sold out: ${f.item}`,
      message_failed: () => 'A message was not sent',
      backup_failed: () => 'The shop was not backed up',
      audit_findings: () => 'The ledgers do not add up',
    },
    lines: {
      new_order: (f) => `New order ${f.reference}: ${f.total}, ${f.method}.`,
      order_paid: (f) => `Order ${f.reference} is paid: ${f.total}, ${f.method}.`,
      collection_overdue: (f) => `Order ${f.reference} has been ready for collection for a week.`,
      payment_proof: (f) => `A payment proof of ${f.total} for ${f.reference} waits to be checked.`,
      payment_problem: (f) =>
        `A payment problem${f.reference && ` with ${f.reference}`} waits for a decision.`,
      refund_request: (f) => `A refund request for ${f.reference} waits for a decision.`,
      enquiry: () => 'An enquiry waits for an answer.',
      review: () => 'A review waits for approval.',
      comment: () => 'A comment waits for approval.',
      low_stock: (f) => `${f.item} is running low.`,
      sold_out: (f) => `${f.item} is sold out.`,
      message_failed: () => 'An email or text message to a customer could not be sent.',
      backup_failed: () => 'The shop has no backup of the last day, or its backup fails.',
      audit_findings: () =>
        'The nightly audit found stock, orders, payments or points that do not add up.',
    },
    digest: (count) => `${count} things to look at`,
    look: 'See it in the console',
    test: 'Notifications reach this browser.',
  },
  zh: {
    subjects: {
      new_order: (f) => `新訂單 ${f.reference}`,
      order_paid: (f) => `訂單 ${f.reference} 已付款`,
      collection_overdue: (f) => `訂單 ${f.reference} 逾期未取`,
      payment_proof: (f) => `訂單 ${f.reference} 的付款證明`,
      payment_problem: (f) => `${f.reference && `訂單 ${f.reference} 的`}付款問題`,
      refund_request: (f) => `訂單 ${f.reference} 的退款申請`,
      enquiry: () => '新查詢',
      review: () => '新評價',
      comment: () => '新留言',
      low_stock: (f) => `存貨偏低：${f.item}`,
      sold_out: (f) => `售罄：${f.item}`,
      message_failed: () => '訊息未能送出',
      backup_failed: () => '網店未有備份',
      audit_findings: () => '帳目不符',
    },
    lines: {
      new_order: (f) => `新訂單 ${f.reference}：${f.total}，${f.method}。`,
      order_paid: (f) => `訂單 ${f.reference} 已付款：${f.total}，${f.method}。`,
      collection_overdue: (f) => `訂單 ${f.reference} 可供取貨已有一星期，仍未領取。`,
      payment_proof: (f) => `訂單 ${f.reference} 的付款證明（${f.total}）有待核對。`,
      payment_problem: (f) => `${f.reference && `訂單 ${f.reference} 的`}付款問題有待處理。`,
      refund_request: (f) => `訂單 ${f.reference} 的退款申請有待處理。`,
      enquiry: () => '有新查詢尚待回覆。',
      review: () => '有新評價尚待審批。',
      comment: () => '有新留言尚待審批。',
      low_stock: (f) => `${f.item} 存貨偏低。`,
      sold_out: (f) => `${f.item} 已售罄。`,
      message_failed: () => '一封給顧客的電郵或短訊未能送出。',
      backup_failed: () => '網店過去一日沒有備份，或備份失敗。',
      audit_findings: () => '每晚核對發現存貨、訂單、付款或積分有差異。',
    },
    digest: (count) => `${count} 項待處理事項`,
    look: '到後台查看',
    test: '此瀏覽器可收到通知。',
  },
  cn: {
    subjects: {
      new_order: (f) => `新订单 ${f.reference}`,
      order_paid: (f) => `订单 ${f.reference} 已付款`,
      collection_overdue: (f) => `订单 ${f.reference} 逾期未取`,
      payment_proof: (f) => `订单 ${f.reference} 的付款凭证`,
      payment_problem: (f) => `${f.reference && `订单 ${f.reference} 的`}付款问题`,
      refund_request: (f) => `订单 ${f.reference} 的退款申请`,
      enquiry: () => '新咨询',
      review: () => '新评价',
      comment: () => '新留言',
      low_stock: (f) => `库存偏低：${f.item}`,
      sold_out: (f) => `售罄：${f.item}`,
      message_failed: () => '消息发送失败',
      backup_failed: () => '网店没有备份',
      audit_findings: () => '账目不符',
    },
    lines: {
      new_order: (f) => `新订单 ${f.reference}：${f.total}，${f.method}。`,
      order_paid: (f) => `订单 ${f.reference} 已付款：${f.total}，${f.method}。`,
      collection_overdue: (f) => `订单 ${f.reference} 可供自提已有一周，仍未领取。`,
      payment_proof: (f) => `订单 ${f.reference} 的付款凭证（${f.total}）有待核对。`,
      payment_problem: (f) => `${f.reference && `订单 ${f.reference} 的`}付款问题有待处理。`,
      refund_request: (f) => `订单 ${f.reference} 的退款申请有待处理。`,
      enquiry: () => '有新咨询尚待回复。',
      review: () => '有新评价尚待审核。',
      comment: () => '有新留言尚待审核。',
      low_stock: (f) => `${f.item} 库存偏低。`,
      sold_out: (f) => `${f.item} 已售罄。`,
      message_failed: () => '一封给顾客的邮件或短信未能发送。',
      backup_failed: () => '网店过去一天没有备份，或备份失败。',
      audit_findings: () => '每晚核对发现库存、订单、付款或积分不符。',
    },
    digest: (count) => `${count} 项待处理事项`,
    look: '到后台查看',
    test: '此浏览器可收到通知。',
  },
}
