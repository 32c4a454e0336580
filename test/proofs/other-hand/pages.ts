import type { ProofKind } from '#domain/proof/proof-kind.ts'
import { days, grouped, starred, type ProofPayment } from '../payment.ts'
import type { FieldName } from '../sheet.ts'

/** A bank's or wallet's page, laid out by a browser in its own typefaces. */
export interface ProofPage {
  name: string
  kind: ProofKind
  shows: readonly FieldName[]
  bankReference: (payment: ProofPayment) => string
  html: (payment: ProofPayment) => string
}

type Rows = readonly (readonly [label: string, value: string])[]

const all = ['amount', 'reference', 'payee', 'date', 'bankReference'] as const
const sum = (of: ProofPayment) => `<span id="amount">${grouped(of.amount)}</span>`
const whole = (of: ProofPayment) => sum(of).replace('.00<', '<')
const chineseTime = (of: ProofPayment) => `${days.chinese(of)} 下午2:03`
const spacedDay = ({ date: { year, month, day } }: ProofPayment) =>
  `${year} 年 ${month} 月 ${day} 日`

export const proofPages: readonly ProofPage[] = [
  {
    name: 'red bank, FPS, English, light',
    kind: 'fps',
    shows: [...all, 'account'],
    bankReference: ({ serial }) => `N${serial}`,
    html: (of) =>
      page(
        '#fff; color: #333',
        `<header style="background: #db0011; color: #fff">Pay by FPS</header>
        <div class="tick" style="background: #00847f">✓</div>
        <h1>Payment successful</h1>
        <p class="sum">HKD ${sum(of)}</p>
        ${stacked([
          ['To', of.payee],
          ['FPS ID', of.fpsId],
          ['From', `HSBC One ${starred('400-123456-833')}`],
          ['Date', days.named(of)],
          ['Reference number', `N${of.serial}`],
          ['Message to payee', of.reference],
        ])}`,
      ),
  },
  {
    name: 'green bank, transfer, Chinese, light',
    kind: 'bank_transfer',
    shows: [...all, 'account'],
    bankReference: ({ serial }) => `HS${serial}`,
    html: (of) =>
      page(
        '#f4f6f5; color: #222',
        `<header style="background: #00664f; color: #fff">轉賬</header>
        <section class="card"><h1 style="color: #00664f">轉賬已完成</h1>
        ${beside([
          ['轉賬金額', `港元 ${sum(of)}`],
          ['收款人名稱', of.payee],
          ['收款戶口號碼', of.account],
          ['付款戶口', starred('388-456789-001')],
          ['交易日期', chineseTime(of)],
          ['參考編號', `HS${of.serial}`],
          ['備註', of.reference],
        ])}</section>`,
      ),
  },
  {
    name: 'note-issuing bank, FPS, Chinese, dark',
    kind: 'fps',
    shows: [...all, 'account'],
    bankReference: ({ serial }) => `FRN${serial}`,
    html: (of) =>
      page(
        '#1c1c1e; color: #f2f2f7',
        `<h1 style="font-size: 19px">轉數快 · 交易成功</h1>
        <p class="sum" style="font-size: 34px">HK$ ${sum(of)}</p>
        ${lined([
          ['收款人', of.payee],
          ['快速支付系統識別碼', of.fpsId],
          ['交易日期', spacedDay(of)],
          ['交易編號', `FRN${of.serial}`],
          ['備註', of.reference],
        ])}`,
      ),
  },
  {
    name: 'PayMe, English, light',
    kind: 'payme',
    shows: ['amount', 'reference', 'payee', 'date', 'bankReference'],
    bankReference: ({ serial }) => `PM${serial}`,
    html: (of) =>
      page(
        '#fff; color: #2d2d2d; text-align: center',
        `<p style="color: #db0011; font-weight: 700">PayMe</p>
        <div class="tick" style="background: #db0011">♥</div>
        <p>You paid</p><h1>${of.payee}</h1>
        <p class="sum" style="font-size: 44px">HK$${whole(of)}</p>
        <p class="bubble">${of.reference}</p>
        ${beside([
          ['Date', days.american(of)],
          ['Transaction ID', `PM${of.serial}`],
        ])}`,
      ),
  },
  {
    name: 'PayMe, Chinese, dark',
    kind: 'payme',
    shows: ['amount', 'reference', 'payee', 'date', 'bankReference'],
    bankReference: ({ serial }) => `PM${serial}`,
    html: (of) =>
      page(
        '#111; color: #eee; text-align: center',
        `<p style="color: #ff5a66; font-weight: 700">PayMe</p>
        <h1>付款成功</h1><p class="sum">HK$${sum(of)}</p>
        ${beside([
          ['付款給', of.payee],
          ['訊息', of.reference],
          ['交易時間', chineseTime(of)],
          ['交易編號', `PM${of.serial}`],
        ])}`,
      ),
  },
  {
    name: 'virtual bank, FPS, Chinese, light',
    kind: 'fps',
    shows: [...all, 'account'],
    bankReference: ({ serial }) => `ZA${serial}`,
    html: (of) =>
      page(
        'linear-gradient(#e9fbf6, #fff 220px); color: #123',
        `<h1>轉賬成功</h1><p class="sum">HKD ${sum(of)}</p>
        <section class="card">${beside([
          ['轉賬方式', '轉數快 FPS'],
          ['收款人', of.payee],
          ['收款人FPS ID', of.fpsId],
          ['轉賬時間', `${days.iso(of)} 14:03:26`],
          ['交易參考編號', `ZA${of.serial}`],
          ['轉賬備註', of.reference],
        ])}</section>`,
      ),
  },
  {
    name: 'virtual bank, transfer, English, dark',
    kind: 'bank_transfer',
    shows: [...all, 'account'],
    bankReference: ({ serial }) => `MX${serial}`,
    html: (of) =>
      page(
        '#0b0b12; color: #fff',
        `<p style="color: #9aa">Bank transfer</p>
        <h1>Money sent</h1><p class="sum" style="font-size: 40px">HKD ${whole(of)}</p>
        ${lined([
          ['To', of.payee],
          ['Account number', of.account],
          ['Date and time', `${days.named(of)}, 14:03`],
          ['Transaction reference', `MX${of.serial}`],
          ['Note', of.reference],
        ])}`,
      ),
  },
  {
    name: 'blue bank, transfer, English, table',
    kind: 'bank_transfer',
    shows: [...all, 'account'],
    bankReference: ({ serial }) => `SC${serial}`,
    html: (of) =>
      page(
        '#eef3f9; color: #0a2a5c; font-family: "Liberation Sans"',
        `<header style="background: #0473ea; color: #fff">Local transfer</header>
        <section class="card"><h1>Your transfer is successful</h1>
        ${table([
          ['Amount', `HKD ${sum(of)}`],
          ['Beneficiary name', of.payee],
          ['Beneficiary account', of.account],
          ['Transfer date', days.slashes(of)],
          ['Reference no.', `SC${of.serial}`],
          ['Remarks', of.reference],
        ])}</section>`,
      ),
  },
  {
    name: 'wallet, FPS, simplified Chinese, light',
    kind: 'fps',
    shows: [...all, 'account'],
    bankReference: ({ serial }) => `2026${serial}`,
    html: (of) =>
      page(
        '#f5f5f5; color: #333; font-family: "Noto Sans CJK SC"',
        `<section class="card"><p style="text-align: center">转数快转账</p>
        <p class="sum" style="text-align: center">HK$ ${sum(of)}</p>
        <p style="text-align: center; color: #1677ff">转账成功</p>
        ${beside([
          ['收款人', of.payee],
          ['FPS ID', of.fpsId],
          ['创建时间', `${days.isoSlashes(of)} 14:03`],
          ['交易单号', `2026${of.serial}`],
          ['转账备注', of.reference],
        ])}</section>`,
      ),
  },
  {
    name: 'family bank, FPS, Chinese serif, light',
    kind: 'fps',
    shows: [...all, 'account'],
    bankReference: ({ serial }) => `EA${serial}`,
    html: (of) =>
      page(
        '#fffdf7; color: #3a2b10; font-family: "Noto Serif CJK HK"',
        `<header style="background: #b8860b; color: #fff">轉數快轉賬</header><h1>交易已完成</h1>
        ${table([
          ['金額', `HKD ${sum(of)}`],
          ['收款人', of.payee],
          ['轉數快識別碼', of.fpsId],
          ['日期', days.chinese(of)],
          ['參考編號', `EA${of.serial}`],
          ['附言', of.reference],
        ])}`,
      ),
  },
]

const styles = `* { box-sizing: border-box; margin: 0 }
  body { width: 390px; min-height: 760px; padding: 14px 20px 40px; font: 15px/1.5 "DejaVu Sans", "Noto Sans CJK HK" }
  header { margin: -14px -20px 20px; padding: 34px 20px 14px; font-weight: 600 }
  h1 { font-size: 22px; margin: 12px 0 } .sum { font-size: 30px; font-weight: 600; margin: 8px 0 20px }
  .tick { width: 56px; height: 56px; margin: 12px auto; border-radius: 50%; color: #fff; font-size: 30px; text-align: center }
  .card { background: #fff; border-radius: 14px; padding: 18px; box-shadow: 0 2px 10px #0002; color: #222 }
  .bubble { display: inline-block; padding: 8px 16px; border-radius: 18px; background: #f2f2f2; margin-bottom: 20px }
  dl > div { padding: 9px 0 } dt { opacity: .65; font-size: 13px } .beside > div { display: flex; justify-content: space-between; gap: 12px }
  .beside dd { text-align: end } .lined > div { border-bottom: 1px solid #8885 } td { padding: 8px 6px; border: 1px solid #9996; font-size: 13px }`

function page(background: string, content: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${styles}</style>
    <body style='background: ${background}'>${content}</body>`
}

const list = (kind: string) => (rows: Rows) =>
  `<dl class="${kind}">${rows.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>`
const stacked = list('stacked')
const beside = list('beside')
const lined = list('lined')

function table(rows: Rows): string {
  return `<table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`
}
