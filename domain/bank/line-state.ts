import { cellWords, wordList } from './cell-words.ts'

const completed = wordList(`
  completed, complete, success, successful, succeeded, settled, posted, cleared, paid, booked,
  processed, executed, done, available, credited, received, captured, finished, deposited, 完成,
  已完成, 成功, 交易成功, 付款成功, 支付成功, 收款成功, 轉賬成功, 入賬成功, 交易完成, 已成功, 已入賬, 已結算, 已過賬,
  已記賬, 已收款, 已付款, 已支付, 已到賬, 已清算, 已處理, 已存入, 已收取, 已收妥`)

const open = wordList(`
  pending, reverted, reversed, reversal, failed, failure, fail, declined, cancelled, canceled,
  cancel, refunded, partially refunded, refund, processing, in progress, in process, on hold, hold,
  held, temporary hold, rejected, returned, expired, void, voided, authorised, authorized,
  unclaimed, denied, unsuccessful, incomplete, uncompleted, not completed, unpaid, blocked,
  disputed, chargeback, charged back, scheduled, queued, submitted, waiting, initiated, created,
  in transit, bounced, dishonoured, error, timeout, timed out, deleted, removed, suspended,
  under review, reviewing, uncleared, unposted, unsettled, abandoned, aborted, stopped, closed,
  requires action, 處理中, 待處理, 進行中, 待入賬, 待結算, 待過賬, 未完成, 未入賬, 未結算, 失敗,
  交易失敗, 付款失敗, 支付失敗, 不成功, 未成功, 取消, 已取消, 交易取消, 退款, 已退款, 部分退款, 全額退款, 撤銷,
  已撤銷, 撤回, 已撤回, 拒絕, 已拒絕, 被拒, 被拒絕, 退回, 已退回, 退票, 沖正, 已沖正, 沖銷, 已沖銷, 還原, 已還原, 過期,
  已過期, 逾期, 待付款, 未付款, 等待付款, 待確認, 待審批, 待審核, 審核中, 等待中, 等候中, 凍結, 已凍結, 關閉, 已關閉,
  交易關閉, 作廢, 已作廢, 暫掛, 掛賬, 異常, 預授權, 已授權, 已預定, 已終止, 暫緩`)

/** Says whether a line is final money, by its state; null for words that say neither. */
export function parseLineState(text: string): 'completed' | 'open' | null {
  const plain = cellWords(text).replaceAll(/^(transaction|payment|transfer) |[.!]$/g, '')
  if (open.has(plain)) return 'open'
  return completed.has(plain) ? 'completed' : null
}
