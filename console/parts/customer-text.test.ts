import { expect, test } from 'vitest'
import { customerText, receiptText, type CustomerOrder } from './customer-text.ts'

const order: CustomerOrder = {
  reference: 'PR-7K3Q-9XD',
  locale: 'zh',
  current_status: 'pending',
  is_paid: true,
  payment: { amount: '1280.00' },
  delivery: { recipient: { name: '陳大文' }, pickup: null },
  fulfilment: { state: 'none', shipments: [] },
}

test('a text for a customer is in their language and says how the order stands', () => {
  expect(customerText(order)).toBe(
    '陳大文你好：\n\n我們已收到訂單 PR-7K3Q-9XD 的款項，正在準備貨品。',
  )
  expect(customerText({ ...order, locale: 'en', is_paid: false })).toBe(
    'Dear 陳大文,\n\nYour order PR-7K3Q-9XD of HK$1,280 is waiting for your payment.',
  )
  const pickup = { title: { en: 'Harbour shop', zh: '海港店', cn: '海港店' } }
  const collected = {
    ...order,
    locale: 'cn',
    delivery: { ...order.delivery, pickup },
    fulfilment: { state: 'ready', shipments: [] },
  } as const
  expect(customerText(collected)).toContain('可到 海港店 取货')
})

test('a parcel is named by its tracking number, if it has one', () => {
  const shipped = (tracking: string | null) =>
    customerText({
      ...order,
      fulfilment: { state: 'shipped', shipments: [{ tracking_number: tracking }] },
    })
  expect(shipped('SF123')).toContain('運單號碼：SF123。')
  expect(shipped(null)).toMatch(/已寄出。$/)
})

test('a receipt for a chat thanks the customer in their language and has its link', () => {
  const receipt_link = 'https://praya.example/api/documents/receipt/ord_1.pdf?until=1&key=k'
  const text = (locale: 'en' | 'zh' | 'cn') =>
    receiptText({ reference: 'PR-7K3Q-9XD', locale, receipt_link })
  expect(text('en')).toBe(
    `Thank you for your order PR-7K3Q-9XD.\nYour receipt, for 30 days: ${receipt_link}`,
  )
  expect(text('zh')).toMatch(/^多謝你的訂單 PR-7K3Q-9XD。\n收據/)
  expect(text('cn')).toMatch(/^感谢您的订单 PR-7K3Q-9XD。\n收据/)
})
