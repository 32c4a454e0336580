import { expect, test } from 'vitest'
import { consoleMarkup } from '#test/console-markup.tsx'
import { partMessages } from '../parts/messages.ts'
import { filterMessages } from './messages.ts'
import { OrderList } from './order-list.tsx'

const begin = 'href="/counter/phone"'

test('an order is begun from the list by those who may sell', () => {
  const listFor = (...more: 'counter:sell'[]) =>
    consoleMarkup(<OrderList />, { permissions: ['orders:read', 'orders:manage', ...more] })
  expect(listFor('counter:sell')).toContain(begin)
  expect(listFor()).not.toContain(begin)
})

test('filters that are seldom used wait behind a button, until one of them is set', () => {
  const { channel, status } = filterMessages.en.names
  const { moreFilters } = partMessages.en
  const plain = consoleMarkup(<OrderList />)
  expect(plain).toContain(`<span>${status}</span>`)
  expect(plain).toContain(`>${moreFilters}<`)
  expect(plain).not.toContain(`<span>${channel}</span>`)
  const filtered = consoleMarkup(<OrderList />, { at: '/orders?channel=web' })
  expect(filtered).toContain(`<span>${channel}</span>`)
  expect(filtered).not.toContain(`>${moreFilters}<`)
})
