import { expect, test, vi } from 'vitest'
import { listRefunds, recordTransfer } from '#contract/staff/payments.ts'
import { refundRejections } from '#contract/staff/refund-rejections.ts'
import {
  askRefundRequestBack,
  getRefundRequest,
  rejectRefundRequest,
} from '#contract/staff/refund-requests.ts'
import { expectFields, firstExample, type DialogCase } from '#test/console-dialogs.tsx'
import { consoleMarkup } from '#test/console-markup.tsx'
import { exampleAnswer } from '#test/example-answer.ts'
import { showMoney } from '../language/show.ts'
import { AskBackDialog } from './ask-back.tsx'
import { returnMessages } from './messages.ts'
import { RecordDialog } from './refund-steps.tsx'
import { RejectDialog } from './reject-dialog.tsx'

// Amounts are shown in the language that the device remembers.
vi.stubGlobal('localStorage', { getItem: () => null })

const onClose = () => {}
const texts = returnMessages.en
const refund = firstExample(listRefunds)
const request = exampleAnswer(getRefundRequest)

const dialogs: DialogCase[] = [
  {
    title: texts.recordTitle(showMoney(refund.amount), refund.order.reference),
    dialog: <RecordDialog {...{ refund, onClose }} />,
    call: recordTransfer,
    fields: { reference: texts.reference },
  },
  {
    title: texts.askBackTitle(request.order.reference),
    dialog: <AskBackDialog {...{ request, onClose }} />,
    call: askRefundRequestBack,
    fields: { by: texts.askBackBy, paid_by: texts.askBackPaidBy, answer: texts.askBackNote },
  },
  {
    title: texts.rejectTitle(request.order.reference),
    dialog: <RejectDialog {...{ request, onClose }} />,
    call: rejectRefundRequest,
    fields: { answer: texts.answer },
  },
]

test.each(dialogs)('“$title” asks for what its call takes, each under its label', expectFields)

test.each([
  ['cash', true],
  ['fps', false],
] as const)('a number is optional for a refund of %s: %s', (paid_by, isOptional) => {
  const markup = consoleMarkup(<RecordDialog refund={{ ...refund, paid_by }} onClose={onClose} />)
  expect(markup.includes('field-note')).toBe(isOptional)
  expect(markup.includes(texts.handBack.cash ?? '')).toBe(paid_by === 'cash')
})

test('only the note to the customer is optional when goods are asked back', () => {
  const markup = consoleMarkup(<AskBackDialog {...{ request, onClose }} />)
  expect(markup.match(/field-note/g)).toHaveLength(1)
  expect(markup.indexOf('field-note')).toBeGreaterThan(markup.indexOf(texts.askBackNote))
})

test('a rejection offers the usual reasons', () => {
  const markup = consoleMarkup(<RejectDialog {...{ request, onClose }} />)
  expect(refundRejections.every(({ en }) => markup.includes(en))).toBe(true)
})
