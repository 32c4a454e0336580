import { expect, test } from 'vitest'
import { getOrder } from '#contract/staff/orders.ts'
import { consoleMarkup } from '#test/console-markup.tsx'
import { exampleAnswer } from '#test/example-answer.ts'
import { orderMessages } from './messages.ts'
import { OrderScreen } from './order-screen.tsx'

const order = exampleAnswer(getOrder)
const screenOf = (more: Partial<typeof order>) =>
  consoleMarkup(<OrderScreen />, { answers: { 'GET /orders/{id}': { ...order, ...more } } })

test('an order says by whose assistant it came, or which colleague took it', () => {
  const { throughAgent, takenBy, channel, delivery } = orderMessages.en
  const plain = screenOf({})
  expect(plain).toContain(delivery.DELIVERY)
  expect(plain).not.toContain(throughAgent(''))
  const host = 'agents.example'
  const agents = screenOf({ channel: 'agent', agent: host })
  expect(agents).toContain(`${delivery.DELIVERY} · ${throughAgent(host)}`)
  const byPhone = screenOf({ channel: 'phone', taken_by: 'Wing' })
  expect(byPhone).toContain(`${channel.phone} · ${takenBy('Wing')}`)
})
