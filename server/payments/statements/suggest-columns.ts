import type { StatementColumns } from '#domain/bank/statement-columns.ts'

const date = [/^(transaction |txn |value |posting |post )?date$/i, /\bdate\b|日期/i]
const moneyIn = [/deposit|money in|paid in|存入|收入|貸方/i, /^credits?( amount)?(\s*\(.*\))?$/i]
const amount = [/^(billing |transaction )?amount\b/i, /amount|金額/i]
const direction = [
  /(credit|cr)\s*(\/|or)\s*(debit|dr)|(debit|dr)\s*(\/|or)\s*(credit|cr)|借貸|收支/i,
]
const currency = [/^(billing |account )?currency$/i, /currency|ccy|貨幣|幣別/i]
const text =
  /description|details|particulars|narrative|remark|reference|merchant|payer|payee|message|交易詳情|交易內容|說明|摘要|備註|附言|參考|描述|詳情|付款人/i
const notMoney = /balance|currency|結餘|餘額|貨幣|幣別/i

/** The columns that the headings name; null without a date, a text and an amount. */
export function suggestColumns(headings: readonly string[]): StatementColumns | null {
  const plain = headings.map((heading) => heading.normalize('NFKC').trim())
  const find = (patterns: readonly RegExp[], not?: RegExp) => {
    for (const pattern of patterns) {
      const at = plain.findIndex((heading) => pattern.test(heading) && !not?.test(heading))
      if (at !== -1) return at
    }
    return null
  }
  const dateAt = find(date)
  const amountAt = find([...moneyIn, ...amount], notMoney)
  const texts = plain.flatMap((heading, at) => (text.test(heading) ? at : [])).slice(0, 6)
  if (dateAt === null || amountAt === null || texts.length === 0) return null
  return {
    date: dateAt,
    texts,
    amount: amountAt,
    direction: find(direction),
    currency: find(currency, /balance|結餘/i),
  }
}
