import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { getReceipt } from '#contract/endpoints/receipts.ts'
import { LocaleProvider, localeOfPath } from '../locale.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { provideMessages } from '../messages/messages.ts'
import { messages as zh } from '../messages/zh.ts'
import type { Receipt } from './receipt-query.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'

provideMessages('en', en)
provideMessages('zh', zh)
provideMessages('cn', cn)

const plain = getReceipt.answer.parse(getReceipt.example)
const refunded: Receipt = {
  ...plain,
  refunds: [
    { amount: '342.00', state: 'done', created_at: '2026-12-01T04:00:00.000Z' },
    { amount: '10.00', state: 'done', created_at: '2026-12-01T05:00:00.000Z' },
    { amount: '40.00', state: 'pending', created_at: '2026-12-02T04:00:00.000Z' },
  ],
  total_after_refunds: '332.00',
}

function sheet(receipt: Receipt, prefix = ''): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`${prefix}/receipt`]}>
      <LocaleProvider value={localeOfPath(prefix)}>
        <ReceiptSheet receipt={receipt} />
      </LocaleProvider>
    </MemoryRouter>,
  )
}

test.each([
  ['', ['Receipt number', 'Oxford shirt', 'Paid by FPS', 'No VAT', 'Praya Clothing Limited']],
  ['/zh', ['收據編號', '牛津恤衫', '以轉數快付款', '增值稅', '海旁製衣有限公司']],
  ['/cn', ['收据编号', '牛津衬衫', '以转数快付款', '增值税', '海旁制衣有限公司']],
])('under %j a receipt is in the page’s language', (prefix, labels) => {
  const html = sheet(plain, prefix)
  for (const word of labels) expect(html).toContain(word)
  expect(html).toContain('PR-7K3Q-9XD-R')
  expect(html).toContain('21/11/2026 14:30')
})

test('refunds and the remaining amount follow the payment', () => {
  const html = sheet(refunded)
  for (const word of ['Refunded 01/12/2026', 'To be refunded, 02/12/2026', '−HK$342', 'HK$332']) {
    expect(html).toContain(word)
  }
  expect(sheet(plain)).not.toContain('Total after refunds')
})

test('gifts, items redeemed with points and each discount are named', () => {
  const [line] = plain.items
  if (!line) throw new Error('the example has a line')
  const items = [
    line,
    { ...line, points: 900, subtotal_price: '0.00' },
    { ...line, is_gift: true, subtotal_price: '0.00' },
  ]
  const html = sheet({ ...plain, items }, '/zh')
  for (const word of ['900積分', '贈品', '商店折扣 · 兩件九折', '−HK$76'])
    expect(html).toContain(word)
})

test('a free order names no payment method', () => {
  const { calculations, payment } = plain
  const free = {
    ...plain,
    calculations: { ...calculations, total: '0.00' },
    payment: { ...payment, amount: '0.00' },
  }
  expect(sheet(free)).toContain('Nothing to pay')
  expect(sheet(free)).not.toContain('Paid by')
})
