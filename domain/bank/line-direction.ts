import { cellWords, wordList } from './cell-words.ts'

const incoming = wordList(`
  cr, c, credit, credits, credited, in, deposit, deposits, incoming, received, receipt, inflow,
  money in, paid in, transfer in, incoming transfer, +, 存入, 收入, 轉入, 存, 收, 入, 貸, 貸方,
  貸記, 貸項, 入賬, 進賬, 入數, 收款`)

const outgoing = wordList(`
  dr, d, debit, debits, debited, out, withdrawal, withdrawals, withdraw, outgoing, sent, spent,
  outflow, money out, paid out, transfer out, outgoing transfer, neutral, -, 支出, 提取, 轉出, 支,
  付, 出, 取, 借, 借方, 借記, 借項, 出賬, 扣賬, 提款, 付款, payment, payments`)

/** Words that a merchant's report has for its lines; in a bank's list they can mean the opposite. */
const sales = wordList('payment, sale, charge, collection, purchase, 付款, 消費')
const returns = wordList(`
  refund, partial refund, payment refund, chargeback, reversal, payment reversal, dispute, payout,
  settlement, fee, fees, stripe fee, adjustment, 退款, 部分退款, 提現`)

/** Words that also stand for an empty cell, or for what a merchant's customers do. */
const unclear = wordList('-, payment, payments, 付款')

/** Direction of the money, by a cell of its own; null for words no bank uses. */
export function parseDirection(text: string): 'in' | 'out' | null {
  const plain = cellWords(text).replace(/\.$/, '')
  const isWord = incoming.has(plain) || outgoing.has(plain)
  // In two languages at once.
  const words = isWord ? [plain] : plain.split(/[\s/|()]+/).filter(Boolean)
  if (!words.every((word) => incoming.has(word) || outgoing.has(word))) return null
  if (words.some((word) => outgoing.has(word))) return 'out'
  return words.length > 0 ? 'in' : null
}

/** Says whether a cell is a direction whatever else its column holds. */
export function isClearDirection(text: string): boolean {
  return parseDirection(text) !== null && !unclear.has(cellWords(text))
}

/** The same by the kinds of a merchant's report: a sale comes in, a refund leaves. */
export function parseSaleKind(text: string): 'in' | 'out' | null {
  const plain = cellWords(text)
  if (sales.has(plain)) return 'in'
  return returns.has(plain) ? 'out' : null
}
