import { expect, test } from 'vitest'
import { readByItself, type ReadLine } from '#test/builders/statements.ts'

const ref = 'PR-7K3Q-9XD'

interface Layout {
  text: string
  lines: ReadLine[]
  /** Outgoing, not completed, in another currency. */
  out?: [number, number, number]
  unreadable?: number
}

const layouts: Record<string, Layout> = {
  'HSBC, personal: signed amounts, two currencies': {
    text: `\uFEFFDate,Description,Billing amount,Billing currency,Balance,Balance currency
21/11/2026,"FPS ${ref} CHAN TAI MAN","1,280.50",HKD,"21,280.50",HKD
20/11/2026,"AUTOPAY, RENT","-12,000.00",HKD,"20,000.00",HKD
20/11/2026,INWARD REMITTANCE,100.00,USD,"32,000.00",HKD`,
    lines: [['2026-11-21', 128_050, `FPS ${ref} CHAN TAI MAN`, ref]],
    out: [1, 0, 1],
  },
  'HSBC card: states and directions': {
    text: `Transaction date,Post date,Description,Billing amount,Billing currency,Transaction status,Merchant name,Credit / Debit
3/11/2026,4/11/2026,RETURNED GOODS,80.00,HKD,POSTED,,CREDIT
3/11/2026,4/11/2026,CABLE,99.00,HKD,POSTED,SHAM SHUI PO,DEBIT
4/11/2026,,HOTEL,70.00,HKD,PENDING,,CREDIT`,
    lines: [['2026-11-03', 8000, 'RETURNED GOODS', null]],
    out: [1, 1, 0],
  },
  'HSBC Business: notes above, credit and debit apart': {
    text: `Account name,PRAYA LIMITED
Account number,848-000000-001

Transaction date,Value date,Narrative,Bank reference,Credit amount,Debit amount,Currency,Balance
2026-11-20,2026-11-20,FPS ${ref},NC81A,960.00,,HKD,"10,960.00"
2026-11-20,2026-11-20,SALARY,NC81B,,"30,000.00",HKD,"-19,040.00"`,
    lines: [['2026-11-20', 96_000, `FPS ${ref} NC81A`, ref]],
    out: [1, 0, 0],
  },
  'Hang Seng: the day once, sums below': {
    text: `HANG SENG BANK LIMITED
Account number,123-456789-883
Period,1 Nov 2026 to 30 Nov 2026

Date,Transaction Details,Reference,Deposit,Withdrawal,Balance
1 Nov 2026,B/F BALANCE,,,,"5,000.00"
2 Nov 2026,"FPS ""CHAN""",PR7K3Q9XD,800.00,,"5,800.00"
,FPS WONG,HC126A,800.00,,"6,600.00"
,CHEQUE,000123,,300.00,"6,300.00"
,TOTAL,,"1,600.00",300.00,
*** End of statement ***`,
    lines: [
      ['2026-11-02', 80_000, 'FPS "CHAN" PR7K3Q9XD', ref],
      ['2026-11-02', 80_000, 'FPS WONG HC126A', null],
    ],
    out: [1, 0, 0],
  },
  'BOC: 借/貸 with CR and DR, currency in the cell': {
    text: `交易日期,交易摘要,借/貸,交易金額,結餘
2026/11/21,轉數快 陳大文 ${ref},CR,"HKD 1,960.00","HKD 9,280.00"
2026/11/20,PAYROLL,DR,"HKD 30,000.00","HKD 8,000.00"`,
    lines: [['2026-11-21', 196_000, `轉數快 陳大文 ${ref}`, ref]],
    out: [1, 0, 0],
  },
  'BOC, simplified: 借贷 with 借 and 贷': {
    text: `交易日期,摘要,借贷,金额,币种,余额
20261121,转数快 ${ref},贷,640.00,HKD,640.00
20261121,提款,借,100.00,HKD,540.00
20261122,汇款,贷,50.00,CNY,50.00`,
    lines: [['2026-11-21', 64_000, `转数快 ${ref}`, ref]],
    out: [1, 0, 1],
  },
  'Standard Chartered: CR and DR behind the amount': {
    text: `Date,Transaction,Description,Amount
27/11/2026,FPS,${ref} LEE,"1,240.00 CR"
27/11/2026,ATM,CASH,500.00 DR`,
    lines: [['2026-11-27', 124_000, `${ref} LEE`, ref]],
    out: [1, 0, 0],
  },
  'DBS: two dates, months by name, cells for a spreadsheet': {
    text: `Account Details For:,DBS Business 016-000-000001
Transaction Date,Value Date,Transaction Description 1,Customer Reference,Debit,Credit
27-Nov-26,27-Nov-26,FPS CREDIT LAM,="${ref}",,640.00
26-Nov-26,26-Nov-26,CHARGES,,25.00,`,
    lines: [['2026-11-27', 64_000, `FPS CREDIT LAM ${ref}`, ref]],
    out: [1, 0, 0],
  },
  'Citi: the month first, proved by one row': {
    text: `Status,Date,Description,Debit,Credit
Cleared,11/27/2026,FPS ${ref},,300.00
Cleared,11/05/2026,FPS KO,,200.00
Pending,11/05/2026,FPS HO,,100.00`,
    lines: [
      ['2026-11-27', 30_000, `FPS ${ref}`, ref],
      ['2026-11-05', 20_000, 'FPS KO', null],
    ],
    out: [0, 1, 0],
  },
  'Bank of East Asia: withdrawal before deposit, in two languages': {
    text: `日期 Date,交易詳情 Particulars,支出 Withdrawal,存入 Deposit,結餘 Balance
05/11/2026,承上結餘 Balance B/F,,,"1,000.00"
05/11/2026,轉數快 FPS ${ref},,"1,280.00","2,280.00"
06/11/2026,自動轉賬 AUTOPAY,80.00,,"2,200.00"`,
    lines: [['2026-11-05', 128_000, `轉數快 FPS ${ref}`, ref]],
    out: [1, 0, 0],
  },
  'ZA: full-width figures, a sign before the amount': {
    text: `交易時間,交易類型,對方,備註,金額,幣種,狀態
２０２６／１１／２７ １０：０２,轉賬,CHAN,${ref},＋６４０．００,HKD,交易成功
2026/11/27 11:00,轉賬,LEE,,−50.00,HKD,交易成功
2026/11/27 12:00,轉賬,HO,,+70.00,HKD,處理中`,
    lines: [['2026-11-27', 64_000, `CHAN ${ref}`, ref]],
    out: [1, 1, 0],
  },
  'Mox: In and Out in a column of its own': {
    text: `Activity date,Description,In/Out,Amount,Currency,Status
27 Nov 2026,FPS from CHAN ${ref},In,640.00,HKD,Completed
27 Nov 2026,Coffee,Out,40.00,HKD,Completed
28 Nov 2026,FPS from KO,In,70.00,HKD,Failed`,
    lines: [['2026-11-27', 64_000, `FPS from CHAN ${ref}`, ref]],
    out: [1, 1, 0],
  },
  'livi: money in and money out': {
    text: `Date;Details;Money in (HKD);Money out (HKD);Balance (HKD)
27/11/2026;FPS CHAN, TAI MAN ${ref};1,640.00;;2,000.00
27/11/2026;Shop;;40.00;1,960.00`,
    lines: [['2026-11-27', 164_000, `FPS CHAN, TAI MAN ${ref}`, ref]],
    out: [1, 0, 0],
  },
  'Airstar: 收入 and 支出 as values': {
    text: `日期,說明,收支,金額(港元)
2026年11月27日,轉入 ${ref},收入,HK$640.00
2026年11月27日,轉出,支出,HK$40.00`,
    lines: [['2026-11-27', 64_000, `轉入 ${ref}`, ref]],
    out: [1, 0, 0],
  },
  'WeLab: brackets for money that left': {
    text: `Transaction Date,Remarks,Transaction Amount,Running Balance
27/11/2026 10:00:00,FPS ${ref},"1,960.00","5,000.00"
27/11/2026 11:00:00,FEE,"(1,960.00)","3,040.00"`,
    lines: [['2026-11-27', 196_000, `FPS ${ref}`, ref]],
    out: [1, 0, 0],
  },
  'Ant Bank: + and − as values, the payer apart': {
    text: `交易日期,付款人,附言,收/支,金額,交易狀態
2026-11-27,CHAN,${ref},+,640.00,成功
2026-11-27,SELF,,-,40.00,成功
2026-11-27,WONG,,+,30.00,已退回`,
    lines: [['2026-11-27', 64_000, `CHAN ${ref}`, ref]],
    out: [1, 1, 0],
  },
  'Fusion: a state that no list knows': {
    text: `Date,Narrative,Credit,Debit,State
27/11/2026,FPS ${ref},640.00,,Done
27/11/2026,FPS KO,70.00,,Frobnicated`,
    lines: [['2026-11-27', 64_000, `FPS ${ref}`, ref]],
    unreadable: 1,
  },
}

test.each(Object.entries(layouts))('a bank’s lines are read: %s', (_, layout) => {
  const { text, lines, out: [outgoing, open, currency] = [0, 0, 0], unreadable = 0 } = layout
  const found = readByItself(text)
  expect(found?.lines).toEqual(lines)
  expect(found?.leftOut).toEqual({
    outgoing,
    not_completed: open,
    other_currency: currency,
  })
  expect(found?.unreadable).toHaveLength(unreadable)
})
