import { expect, test, vi } from 'vitest'
import { listBankLines, setLineAside } from '#contract/staff/bank-lines.ts'
import { rejectProof } from '#contract/staff/orders.ts'
import { proofRejections } from '#contract/staff/proof-rejections.ts'
import { listWaitingProofs } from '#contract/staff/proofs.ts'
import { expectFields, firstExample, type DialogCase } from '#test/console-dialogs.tsx'
import { consoleMarkup } from '#test/console-markup.tsx'
import { showMoney } from '../language/show.ts'
import { AsideDialog } from './aside-dialog.tsx'
import { bankMessages } from './bank-messages.ts'
import { proofMessages } from './messages.ts'
import { RejectDialog } from './reject-dialog.tsx'

// Amounts are shown in the language that the device remembers.
vi.stubGlobal('localStorage', { getItem: () => null })

const onClose = () => {}
const line = firstExample(listBankLines)
const proof = firstExample(listWaitingProofs)
const rejection = <RejectDialog {...{ proof, onClose }} onDone={onClose} />

const dialogs: DialogCase[] = [
  {
    title: bankMessages.en.asideTitle(showMoney(line.amount)),
    dialog: <AsideDialog {...{ line, onClose }} />,
    call: setLineAside,
    fields: { reason: bankMessages.en.reason },
  },
  {
    title: proofMessages.en.rejectTitle(proof.order.reference),
    dialog: rejection,
    call: rejectProof,
    fields: { reason: proofMessages.en.reason },
  },
]

test.each(dialogs)('“$title” asks for what its call takes, each under its label', expectFields)

test('frequent reasons are numbered by their keys', () => {
  const markup = consoleMarkup(rejection)
  for (const [at, { en }] of proofRejections.entries()) {
    expect(markup).toContain(`<kbd>${at + 1}</kbd>${en}`)
  }
})
