import { expect, test } from 'vitest'
import { correctRecipient } from '#contract/staff/order-edits.ts'
import { editNote } from '#contract/staff/order-notes.ts'
import { correctShipment, getOrder } from '#contract/staff/orders.ts'
import { saveView } from '#contract/staff/saved-views.ts'
import { expectFields, type DialogCase } from '#test/console-dialogs.tsx'
import { consoleMarkup } from '#test/console-markup.tsx'
import { exampleAnswer } from '#test/example-answer.ts'
import { actionMessages } from './action-messages.ts'
import { editMessages } from './edit-messages.ts'
import { orderMessages, noteMessages } from './messages.ts'
import { ChangeNote } from './order-note.tsx'
import type { StaffOrder } from './order-state.tsx'
import { CorrectionDialog } from './parcel-correction.tsx'
import { RecipientDialog } from './recipient-edit.tsx'
import { SaveDialog } from './saved-views.tsx'

const onClose = () => {}
const order = exampleAnswer(getOrder)
const note = first(order.notes)
const parcel = {
  ...first(order.fulfilment.shipments),
  tracking_number: 'SF1234567890',
}
const edit = editMessages.en
const action = actionMessages.en
const view = orderMessages.en.savedView
const title = edit.recipientTitle(order.reference)
const person = { name: edit.name, email: edit.email, phone: [edit.areaCode, edit.phone] }
const street = {
  'address.unit': edit.unit,
  'address.building': edit.building,
  'address.street': edit.street,
}

const dialogs: DialogCase[] = [
  {
    title: noteMessages.en.changeTitle,
    dialog: <ChangeNote {...{ order, note, onClose }} />,
    call: editNote,
    fields: { note: orderMessages.en.noteLabel },
  },
  {
    title: view.title,
    dialog: <SaveDialog query="status=pending" onClose={onClose} />,
    call: saveView,
    fields: { name: view.name },
  },
  {
    title: action.correctTitle(order.reference),
    dialog: <CorrectionDialog {...{ order, parcel, onClose }} />,
    call: correctShipment,
    fields: {
      courier_id: action.courier,
      tracking_number: action.tracking,
      notify: action.tellCustomer,
    },
  },
  {
    title,
    dialog: <RecipientDialog order={sentTo('HK', '')} onClose={onClose} />,
    call: correctRecipient,
    fields: { ...person, ...street, 'address.district': edit.district },
  },
  {
    title,
    dialog: <RecipientDialog order={sentTo('HK', 'H852A')} onClose={onClose} />,
    call: correctRecipient,
    fields: {
      ...person,
      ...street,
      'address.district': edit.district,
      'address.point_code': edit.pointCode,
    },
  },
  {
    title,
    dialog: <RecipientDialog order={sentTo('JP', '')} onClose={onClose} />,
    call: correctRecipient,
    fields: {
      ...person,
      ...street,
      'address.district': edit.city,
      'address.region': edit.region,
    },
  },
  {
    title,
    dialog: <RecipientDialog order={collected()} onClose={onClose} />,
    call: correctRecipient,
    fields: person,
  },
]

test.each(dialogs)('“$title” asks for what its call takes, each under its label', expectFields)

test('the customer is told of a corrected number unless staff say otherwise', () => {
  const markup = consoleMarkup(<CorrectionDialog {...{ order, parcel, onClose }} />)
  expect(markup).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/)
  expect(markup).toContain('value="SF1234567890"')
})

function sentTo(country: string, point_code: string): StaffOrder {
  const { delivery } = order
  const address = {
    unit: '12A',
    building: 'Kam Wah',
    street: '8 Tai Yau Street',
    district: country === 'HK' ? 'wong-tai-sin' : 'Osaka',
    region: '',
    point_code,
  }
  const recipient = { ...delivery.recipient, address }
  return { ...order, delivery: { ...delivery, country, recipient } }
}

function collected(): StaffOrder {
  const { delivery } = order
  return {
    ...order,
    delivery: { ...delivery, recipient: { ...delivery.recipient, address: null } },
  }
}

function first<Part>([part]: readonly Part[]): Part {
  if (part === undefined) throw new Error('the example of an order lacks a part')
  return part
}
