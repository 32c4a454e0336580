import { test } from 'vitest'
import { getCustomer } from '#contract/staff/customers.ts'
import { adjustPoints, releasePoints } from '#contract/staff/membership.ts'
import { expectFields, type DialogCase } from '#test/console-dialogs.tsx'
import { exampleAnswer } from '#test/example-answer.ts'
import { ReleaseDialog } from './coming-points.tsx'
import { customerName } from './customer-name.ts'
import { AdjustDialog } from './customer-points.tsx'
import { customerMessages } from './messages.ts'

const onClose = () => {}
const texts = customerMessages.en
const customer = exampleAnswer(getCustomer)
const order = { _id: 'ord_4fzzzxjylrxbeqQpTAAXHh', reference: 'PR-7K3Q-9XD' }

const dialogs: DialogCase[] = [
  {
    title: texts.adjustTitle(customerName(customer, texts)),
    dialog: <AdjustDialog {...{ customer, onClose }} />,
    call: adjustPoints,
    fields: { points: texts.amount, reason: texts.reason },
  },
  {
    title: texts.releaseTitle(order.reference),
    dialog: <ReleaseDialog {...{ customer, order, onClose }} />,
    call: releasePoints,
    fields: { reason: texts.reason },
  },
]

test.each(dialogs)('“$title” asks for what its call takes, each under its label', expectFields)
