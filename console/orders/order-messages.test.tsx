import { expect, test } from 'vitest'
import { getOrder } from '#contract/staff/orders.ts'
import { consoleMarkup } from '#test/console-markup.tsx'
import { exampleAnswer } from '#test/example-answer.ts'
import { sentMessages } from '../settings/sent-messages.ts'
import { OrderMessages } from './order-messages.tsx'

test('who may not manage messages sees what an order was sent, with nothing to press', () => {
  const messages = <OrderMessages order={exampleAnswer(getOrder)} />
  const { kinds, resend } = sentMessages.en
  const offered = consoleMarkup(messages, { permissions: ['orders:read', 'messages:manage'] })
  expect(offered).toContain(`>${resend}<`)
  const read = consoleMarkup(messages, { permissions: ['orders:read'] })
  expect(read).toContain(kinds.order_placed)
  expect(read).not.toContain('<button')
})
