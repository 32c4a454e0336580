import { expect, test } from 'vitest'
import { customerColumns } from './customer-list.tsx'
import type { CustomerSummary } from './customer-name.ts'
import { customerMessages } from './messages.ts'
import { subscriberColumns, type Subscriber } from './subscriber-list.tsx'

const texts = customerMessages.en
const at = '2026-11-27T12:00:00.000Z'

const customer: CustomerSummary = {
  _id: 'acc_1',
  type: 'REGISTERED',
  username: 'Chan Tai Man',
  email: 'tai.man@example.com',
  area_code: '852',
  phone: '91234567',
  locale: 'zh',
  is_closed: false,
  order_count: 3,
  paid: '2340.00',
  created_at: at,
  last_seen_at: at,
}

const subscriber: Subscriber = {
  email: 'tai.man@example.com',
  locale: 'zh',
  is_customer: false,
  confirmed_at: at,
  unsubscribe_url: 'https://shop.example/api/unsubscribe/1',
}

test('a file of customers says when each was last seen as a spreadsheet reads a time', () => {
  const cells = customerColumns(texts).map(({ text }) => text?.(customer))
  expect(cells).toContain('2026-11-27 20:00')
})

test('a file of subscribers says when each agreed as a spreadsheet reads a time', () => {
  const cells = subscriberColumns(texts, null).map(({ text }) => text?.(subscriber))
  expect(cells).toContain('2026-11-27 20:00')
})
