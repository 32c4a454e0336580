import { expect, test } from 'vitest'
import { decodeStatement } from '#domain/bank/decode-statement.ts'
import { readByItself, type ReadLine } from '#test/builders/statements.ts'

const ref = 'PR-7K3Q-9XD'

/** Outgoing, not completed, in another currency. */
type LeftOut = [number, number, number]

const layouts: Record<string, { text: string; lines: ReadLine[]; out: LeftOut }> = {
  'Revolut: states of every kind': {
    text: `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
TOPUP,Current,2026-11-26 23:50:00,2026-11-27 10:00:03,Payment from A ${ref},640.00,0.00,HKD,COMPLETED,5000.00
TOPUP,Current,2026-11-27 11:00:00,,Payment from B,640.00,0.00,HKD,REVERTED,
TOPUP,Current,2026-11-27 12:00:00,,Payment from C,640.00,0.00,HKD,PENDING,
CARD_PAYMENT,Current,2026-11-27 12:00:00,2026-11-27 12:00:00,Coffee,-40.00,0.00,HKD,COMPLETED,4960.00`,
    lines: [['2026-11-27', 64_000, `Payment from A ${ref}`, ref]],
    out: [1, 2, 0],
  },
  'Wise, statement: one signed column': {
    text: `"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Payer Name"
TRANSFER-1,27-11-2026,"27-11-2026 10:00:00.000",640.00,HKD,"Received money from CHAN","${ref}",640.00,CHAN
TRANSFER-2,27-11-2026,"27-11-2026 11:00:00.000",-40.00,HKD,"Sent money",,600.00,`,
    lines: [['2026-11-27', 64_000, `Received money from CHAN ${ref} CHAN`, ref]],
    out: [1, 0, 0],
  },
  'Wise, history: source and target, states and directions': {
    text: `ID,Status,Direction,"Created on","Finished on","Source fee amount","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference
T-1,COMPLETED,IN,2026-11-26 10:00:00,2026-11-27 10:00:00,0.00,CHAN,82.00,USD,PRAYA,640.00,HKD,7.8,${ref}
T-2,COMPLETED,OUT,2026-11-26 10:00:00,2026-11-27 10:00:00,1.00,PRAYA,40.00,HKD,SHOP,40.00,HKD,1,
T-3,CANCELLED,IN,2026-11-26 10:00:00,,0.00,LEE,50.00,HKD,PRAYA,50.00,HKD,1,
T-4,REFUNDED,IN,2026-11-26 10:00:00,,0.00,KO,50.00,HKD,PRAYA,50.00,HKD,1,
T-5,COMPLETED,NEUTRAL,2026-11-26 10:00:00,2026-11-26 10:00:00,0.00,PRAYA,50.00,HKD,PRAYA,6.41,USD,0.1,`,
    lines: [['2026-11-27', 64_000, `CHAN ${ref}`, ref]],
    out: [2, 2, 0],
  },
  'PayPal: the gross amount, and what it does to the balance': {
    text: `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","Transaction ID","Invoice Number","Balance Impact"
"27/11/2026","10:00:00","HKT","Chan Tai Man","Express Checkout Payment","Completed","HKD","640.00","-23.00","617.00","a@example.com","1","${ref}","Credit"
"27/11/2026","10:00:00","HKT","Lee","Express Checkout Payment","Pending","HKD","640.00","-23.00","617.00","b@example.com","2","","Credit"
"27/11/2026","10:00:00","HKT","Ko","Express Checkout Payment","Completed","USD","64.00","-2.00","62.00","c@example.com","3","","Credit"
"27/11/2026","11:00:00","HKT","","General Withdrawal","Completed","HKD","-500.00","0.00","-500.00","","4","","Debit"`,
    lines: [['2026-11-27', 64_000, `Chan Tai Man ${ref}`, ref]],
    out: [1, 1, 1],
  },
  'PayMe for Business: payments and refunds, a fee apart': {
    text: `Transaction date,Transaction ID,Transaction type,Customer name,Message,Amount (HKD),Fee (HKD),Net amount (HKD),Status
27/11/2026 10:00,1,Payment,CHAN,${ref},640.00,9.60,630.40,Completed
27/11/2026 11:00,2,Refund,LEE,,80.00,0.00,80.00,Completed
27/11/2026 12:00,3,Payment,KO,,80.00,1.20,78.80,Expired`,
    lines: [['2026-11-27', 64_000, `CHAN ${ref}`, ref]],
    out: [1, 1, 0],
  },
  'an FPS report': {
    text: `Payment Date|Payer Name|Payment Reference|Currency|Amount|Payment Status
20261127|CHAN TAI MAN|${ref}|HKD|640.00|SETTLED
20261127|LEE||HKD|50.00|REJECTED
20261127|KO||CNY|50.00|SETTLED`,
    lines: [['2026-11-27', 64_000, `CHAN TAI MAN ${ref}`, ref]],
    out: [0, 1, 1],
  },
  'Stripe, payouts': {
    text: `id,Amount,Created (UTC),Currency,Arrival Date (UTC),Status,Description
po_1,1900.00,2026-11-25 00:01,hkd,2026-11-27 00:00,paid,STRIPE PAYOUT
po_2,500.00,2026-11-26 00:01,hkd,2026-11-28 00:00,in_transit,STRIPE PAYOUT
po_3,500.00,2026-11-26 00:01,hkd,2026-11-28 00:00,failed,STRIPE PAYOUT`,
    lines: [['2026-11-27', 190_000, 'STRIPE PAYOUT', null]],
    out: [0, 2, 0],
  },
  'Stripe, balance: gross amounts, what left is negative': {
    text: `id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description
txn_1,charge,ch_1,640.00,25.00,615.00,hkd,2026-11-27 10:00,2026-12-01 00:00,Order ${ref}
txn_2,refund,re_1,-80.00,0.00,-80.00,hkd,2026-11-27 11:00,2026-11-27 00:00,Refund
txn_3,payout,po_1,-500.00,0.00,-500.00,hkd,2026-11-27 12:00,2026-11-27 00:00,Payout`,
    lines: [['2026-11-27', 64_000, `Order ${ref}`, ref]],
    out: [2, 0, 0],
  },
  'Octopus for Business': {
    text: `Octopus Merchant Report
Merchant,PRAYA

Transaction Date/Time,Receipt No.,Payment Reference,Transaction Amount,Result
27/11/2026 10:00:00,1,${ref},$640.00,Success
27/11/2026 10:05:00,2,,$50.00,Voided
Total,,,$690.00,`,
    lines: [['2026-11-27', 64_000, ref, ref]],
    out: [0, 1, 0],
  },
  'AlipayHK: closed is not paid': {
    text: `交易時間,商戶訂單號,交易類型,交易金額,手續費,結算金額,幣種,交易狀態
2026-11-27 10:00:00,${ref},付款,640.00,5.12,634.88,HKD,交易成功
2026-11-27 10:01:00,A2,付款,50.00,0.40,49.60,HKD,交易關閉
2026-11-27 10:02:00,A3,付款,60.00,0.48,59.52,HKD,已退款`,
    lines: [['2026-11-27', 64_000, ref, ref]],
    out: [0, 2, 0],
  },
  'pasted from a web page, with amounts of commas': {
    text: `Date\tDetails\tPaid in\tPaid out
27 Nov 2026\tFPS ${ref}\t1,960.00\t
27 Nov 2026\tRent\t\t12,000.00`,
    lines: [['2026-11-27', 196_000, `FPS ${ref}`, ref]],
    out: [1, 0, 0],
  },
  'semicolons and a decimal comma': {
    text: `Date;Description;Amount
27.11.2026;FPS ${ref};1.960,00
27.11.2026;Coffee;-40,00
27.11.2026;FPS KO;1.280,50`,
    lines: [
      ['2026-11-27', 196_000, `FPS ${ref}`, ref],
      ['2026-11-27', 128_050, 'FPS KO', null],
    ],
    out: [1, 0, 0],
  },
}

test.each(Object.entries(layouts))('a wallet’s or merchant’s lines are read: %s', (_, layout) => {
  const [outgoing, open, currency] = layout.out
  expect(readByItself(layout.text)).toEqual({
    lines: layout.lines,
    leftOut: { outgoing, not_completed: open, other_currency: currency },
    unreadable: [],
  })
})

const saved = `交易日期\t詳情\t存入\t支出\n27/11/2026\t轉數快 ${ref}\t1,960.00\t\n`
const utf16 = (mark: number[], swap: boolean) => {
  const bytes = Buffer.from(saved, 'utf16le')
  return Uint8Array.from([...mark, ...(swap ? bytes.swap16() : bytes)])
}
// 日期 and 轉數快 in their own codes; the rest is ASCII.
const coded = (headings: number[], text: number[]) =>
  Uint8Array.from([
    ...headings,
    ...Buffer.from(',Details,Deposit\n27/11/2026,'),
    ...text,
    ...Buffer.from(` ${ref},"1,960.00"\n`),
  ])

test.each([
  ['UTF-16, as Excel saves Unicode text', utf16([0xff, 0xfe], false)],
  ['UTF-16, the other way round', utf16([0xfe, 0xff], true)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${saved}`)],
  ['Big5', coded([0xa4, 0xe9, 0xb4, 0xc1], [0xc2, 0xe0, 0xbc, 0xc6, 0xa7, 0xd6])],
  ['GB18030', coded([0xc8, 0xd5, 0xc6, 0xda], [0xde, 0x44, 0x94, 0xb5, 0xbf, 0xec])],
])('a file is read in its own code: %s', (_, bytes) => {
  const text = decodeStatement(new Uint8Array(bytes).buffer)
  expect(readByItself(text)?.lines).toEqual([['2026-11-27', 196_000, `轉數快 ${ref}`, ref]])
})
