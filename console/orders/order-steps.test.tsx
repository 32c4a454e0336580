import { beforeEach, expect, test, vi } from 'vitest'
import { getOrder } from '#contract/staff/orders.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import { consoleMarkup } from '#test/console-markup.tsx'
import { exampleAnswer } from '#test/example-answer.ts'
import { partsOf } from '../parts/value-kinds.ts'
import { actionMessages } from './action-messages.ts'
import { offersOf } from './order-offers.ts'
import { isAsked, orderSteps, stepNames } from './order-steps.ts'
import { StepDialog } from './step-dialog.tsx'

// Amounts are shown in the language that the device remembers.
beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => null }))

const order = { ...exampleAnswer(getOrder), is_paid: false }
const texts = actionMessages.en
const described = stepNames.filter(isAsked).filter((step) => orderSteps[step].fields)

test.each(described)('the form of %s sends what its call takes, and names each field', (step) => {
  const { call, start, fields } = orderSteps[step]
  const [names, taken] = [fields?.(texts, order) ?? {}, call.body ? partsOf(call.body) : []]
  const sent = Object.keys(start?.(order) ?? {})
  expect(taken).toEqual(expect.arrayContaining(sent))
  expect(sent).toEqual(expect.arrayContaining(Object.keys(names)))
  const markup = consoleMarkup(
    <StepDialog step={step} order={order} onDone={() => {}} onClose={() => {}} />,
  )
  expect(markup).toContain(texts.asks[step](order.reference))
  for (const text of Object.values(names)) {
    expect(markup).toContain(typeof text === 'string' ? text : text.label)
  }
})

test('an amount stands before its reason, filled with what is due', () => {
  const markup = consoleMarkup(
    <StepDialog step="mark_paid" order={order} onDone={() => {}} onClose={() => {}} />,
  )
  expect(markup).toContain(`value="${order.payment.amount}"`)
  expect(markup.indexOf(texts.amountCame)).toBeLessThan(markup.indexOf(texts.whereSeen))
})

test.each([
  ['owner', ['goodwill', 'take_payment', 'accept_proof', 'cancel']],
  ['manager', ['goodwill', 'take_payment', 'accept_proof', 'cancel']],
  ['assistant', ['take_payment', 'accept_proof', 'cancel']],
] as const)('of steps with a permission, %s is offered %j', (role, expected) => {
  const offered = offersOf(order, permissionsOf(role)).map(({ step }) => step)
  const watched = ['goodwill', 'take_payment', 'accept_proof', 'cancel']
  expect(watched.filter((step) => offered.some((each) => each === step))).toEqual(expected)
})

test('only what can be taken back is offered to be taken back', () => {
  const undone = stepNames.flatMap((step) => orderSteps[step].undo ?? [])
  expect(undone).toEqual(['undo_pack', 'undo_collect'])
  expect(offersOf(order, permissionsOf('owner')).map(({ step }) => step)).not.toContain('undo_pack')
})
