import { cellWords } from './cell-words.ts'
import { isBankAmount } from './line-amount.ts'
import { isBankDay } from './line-day.ts'

/** Headings of banks, wallets and payment companies, the best of each kind first. */
export const columnNames = {
  date: [
    /^(completed|finished)( date| on)?\b/,
    /^(transaction |txn |value |posting |post )?date$/,
    /\bdate\b|日期/,
    /^created\b|交易時間|\btime$|\btime\b(?! ?zone)|時間/,
  ],
  amount: [
    /^gross\b|^交易總額/,
    /deposit|money in|paid in|存入|收入|轉入|貸方|入賬金額/,
    /^credits?( amount)?(\s*\(.*\))?$/,
    /^target amount/,
    /^(billing |transaction |txn )?amount\b/,
    /amount|金額|款額|銀碼/,
    /^net\b/,
  ],
  currency: [/^target currency/, /^(billing |account )?currency$/, /currency|ccy|貨幣|幣別|幣種/],
} as const

const text =
  /description|details|particulars|narrative|narration|remark|reference|merchant|payer|payee|message|memo|\bnotes?$|subject|invoice n|order (number|no|id)|custom number|counterparty|^(sender|from|customer|source)?( ?account)? ?name$|^(sender|from|customer)$|交易詳情|交易內容|說明|摘要|備註|附言|參考|描述|詳情|付款人|付款方|對方|訂單編號|訂單號|留言|名稱/
const notText = /amount|currency|date|fee|rate|金額|貨幣|日期/
const notMoney =
  /balance|currency|fees?\b(?!\))|charges?\b|\brate\b|\btax\b|結餘|餘額|貨幣|幣別|手續費|費用|匯率/
const moneyIn = /deposit|credit|paid in|money in|\bin\b|存|收|入|貸/
const moneyOut = /withdraw|debit|paid out|money out|支出|提取|提款|轉出|付出|借方|扣/

const state =
  /^((transaction|payment|txn|trx|order|交易|付款|支付|處理|結算)\s*)?(status|state|狀態|狀況|結果)(\s*\/?\s*(status|state|狀態|狀況))?$/
const direction =
  /^(transaction)?(crdr|drcr|creditdebit|debitcredit|cd|dc|inout|outin|moneyin(money)?out|depositwithdrawal|withdrawaldeposit|direction|balanceimpact|借貸|貸借|收支|支收|存支|支存|存取|收付|存入支出|支出存入|收入支出|支出收入|存入提取|轉入轉出|轉出轉入|進出|(交易|資金)?[方流]向)(indicator|flag|type|mark|標[誌記識]|方向|別|類[型別])?$/

export const namesText = (heading: string) => {
  const words = cellWords(heading)
  return text.test(words) && !notText.test(words)
}

export const namesMoney = (heading: string) => !notMoney.test(cellWords(heading))

/** A column of money that left, and only of that. */
export const namesMoneyOut = (heading: string) => {
  const words = cellWords(heading)
  return moneyOut.test(words) && !moneyIn.test(words)
}

export const namesFee = (heading: string) =>
  /fees?\b|charges?\b|手續費|費用/.test(cellWords(heading))

export const namesState = (heading: string) => state.test(cellWords(heading))

export const namesDirection = (heading: string) =>
  direction.test(
    cellWords(heading)
      .replaceAll(/\b(or|and)\b/g, '')
      .replaceAll(/[^\p{L}]/gu, ''),
  )

/** Says whether a row can be the headings of a table: a date, a text and an amount, in cells apart. */
export function namesTable(cells: readonly string[]): boolean {
  const words = cells.map(cellWords)
  const places = (fits: (heading: string) => boolean) =>
    words.flatMap((heading, at) => (fits(heading) ? at : []))
  const some = (patterns: readonly RegExp[]) => (heading: string) =>
    patterns.some((pattern) => pattern.test(heading))
  const dates = places(some(columnNames.date))
  const amounts = places((heading) => namesMoney(heading) && some(columnNames.amount)(heading))
  const texts = places(namesText)
  return (
    !cells.some((cell) => isBankDay(cell) || isBankAmount(cell)) &&
    dates.some((date) =>
      amounts.some((amount) => amount !== date && texts.some((at) => at !== date && at !== amount)),
    )
  )
}
