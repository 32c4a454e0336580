import { isAlike } from './similarity.ts'
import { foldLabel } from './fold.ts'

const proofFields = [
  'amount',
  'payee',
  'payee_id',
  'payer',
  'message',
  'bank_reference',
  /** The bank's reference, or the label of some other number. */
  'bare_reference',
  'date',
  /** Sums other than the payment: balances, fees, limits. */
  'other_sum',
  'other',
] as const
export type ProofField = (typeof proofFields)[number]

/** Labels used by Hong Kong's banks and wallets, folded. */
const vocabulary: Readonly<Record<ProofField, string>> = {
  amount:
    'amount transferamount paymentamount totalamount amountpaid transactionamount amounttransferred 金額 轉賬金額 付款金額 交易金額 實付金額 支付金額 總金額 轉賬額 轉出金額 滙款金額',
  payee:
    'to payee payeename recipient recipientname beneficiary beneficiaryname transferto paidto payto merchant merchantname accountname 收款人 受款人 收款人戶名 收款人名稱 收款人姓名 受款人名稱 付款予 付款給 付款至 轉賬至 轉賬給 商戶 商戶名稱 收款方 戶名',
  payee_id:
    'fpsidentifier fpsid fpsproxyid payeefpsid accountno accountnumber toaccount creditaccount beneficiaryaccount beneficiaryaccountno payeeaccount recipientaccount payeeaccountnumber 收款人fpsid fps識別碼 轉數快識別碼 快速支付系統識別碼 轉數快id 識別碼 收款戶口 收款賬戶 收款賬號 收款人賬號 收款人戶口 收款戶口號碼 收款賬戶號碼 賬戶號碼 戶口號碼 轉入賬戶 轉入戶口 存入戶口',
  payer:
    'from payer payername sender sendername paidby fromaccount debitaccount transferfrom 付款人 付款人姓名 支賬戶口 付款賬號 付款賬戶 付款戶口 轉出賬戶 轉出戶口 扣賬戶口 轉賬人 付款方 由',
  message:
    'message messagetopayee messagetorecipient remarks remark note notes memo paymentnote 備註 轉賬備註 付款備註 附言 訊息 受款人提示訊息 收款人提示訊息 給收款人訊息 留言',
  bank_reference:
    'referenceno referencenumber refno transactionreference transactionreferenceno transactionreferencenumber transactionid transactionno transactionnumber fpsreference fpsreferenceno fpsreferencenumber fpstransactionid confirmationnumber etransactionno paymentid 參考編號 參考號碼 交易參考編號 交易參考號碼 交易編號 網銀編號 fps參考編號 fps交易編號 轉數快參考編號 流水號 交易流水號 交易單號 交易號 交易序號 訂單號',
  bare_reference: 'reference ref 參考 編號',
  date: 'date dateandtime transferdate transactiondate paymentdate datetime time transactiontime paymenttime 日期 日期及時間 日期時間 日期和時間 轉賬日期 交易日期 付款日期 交易時間 建立時間 創建時間 付款時間 支付時間 時間 轉賬時間 交易日期及時間',
  other_sum:
    'availablebalance balance accountbalance remainingbalance fee fees charge charges handlingfee servicecharge dailylimit remaininglimit transferlimit 餘額 可用餘額 結餘 賬戶餘額 手續費 收費 費用 限額 每日限額',
  other:
    'status transactionstatus paymentmethod bank payeebank recipientbank transfertype 狀態 交易狀態 付款方式 銀行 收款銀行 轉賬類型 預設銀行 銀行或付款服務供應商 scheduleddate effectivedate 預約日期 生效日期 seqno seqnumber sequenceno sequencenumber 序號 terminal 櫃員機編號',
}

const known = new Map<string, ProofField>(
  proofFields.flatMap((field) =>
    vocabulary[field].split(' ').map((label): [string, ProofField] => [label, field]),
  ),
)

/** The field a label names, or null; tolerates one misread letter. */
export function fieldOf(label: string): ProofField | null {
  const folded = foldLabel(label)
  const exact = known.get(folded)
  if (exact || folded.length > 40) return exact ?? null
  const max = /\p{Script=Han}/u.test(folded) ? 4 : 7
  if (folded.length < max) return null
  for (const [each, field] of known) {
    if (each.length >= max && isAlike(each, folded, 1)) return field
  }
  return null
}

/** The field for an exact label match, needed where the value follows without a colon. */
export function exactFieldOf(label: string): ProofField | null {
  return known.get(foldLabel(label)) ?? null
}
