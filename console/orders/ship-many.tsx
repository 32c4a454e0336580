import { useState, type ClipboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { CourierSelect } from './courier-select.tsx'
import { bulkMessages } from './messages.ts'
import type { OrderSummary } from './order-state.tsx'
import { pastedNumbers } from './pasted-numbers.ts'

interface ShipManyProps {
  orders: readonly OrderSummary[]
  /** After some or all have been shipped. */
  onShipped: () => void
  onClose: () => void
}

/** One parcel for each order. A column of numbers can be pasted into the first field. */
export function ShipMany({ orders, onShipped, onClose }: ShipManyProps) {
  const texts = useMessages(bulkMessages)
  const parts = useMessages(partMessages)
  const [left, setLeft] = useState(orders)
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [courierId, setCourier] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const missing = left.filter(({ _id: id }) => !numbers[id]?.trim())

  /** One after another, so that a refusal stops none of the others; refused ones stay. */
  async function ship() {
    setAsking(false)
    setBusy(true)
    const refused: Record<string, string> = {}
    for (const { _id: id } of left) {
      const courier = courierId === '' ? {} : { courier_id: courierId }
      try {
        // oxlint-disable-next-line no-await-in-loop
        await callStaff('POST /orders/{id}/shipments', {
          params: { id },
          body: { tracking_number: numbers[id]?.trim() ?? '', ...courier },
          idempotencyKey: crypto.randomUUID(),
        })
      } catch (error) {
        refused[id] = errorText(error)
      }
    }
    const stay = left.filter(({ _id }) => _id in refused)
    const count = left.length - stay.length
    setBusy(false)
    setRefusals(refused)
    setLeft(stay)
    if (count > 0) {
      showToast(texts.shipped(count))
      onShipped()
    }
    if (stay.length === 0) onClose()
  }

  function paste(event: ClipboardEvent, at: number) {
    const text = event.clipboardData.getData('text')
    if (!/[\n\t]/.test(text.trim())) return
    event.preventDefault()
    const references = left.map(({ reference }) => reference)
    const pasted = pastedNumbers(text, references, at)
    if ('line' in pasted) return showToast(parts.unevenPaste(pasted.line))
    const filled = left.flatMap(({ _id, reference }) => {
      const number = pasted.numbers.get(reference)
      return number === undefined ? [] : [[_id, number] as const]
    })
    setNumbers((before) => ({ ...before, ...Object.fromEntries(filled) }))
    if (pasted.left > 0) showToast(texts.numbersLeft(pasted.left))
  }

  return (
    <PageDialog id="ship-many" onClose={onClose} title={texts.shipTitle(left.length)}>
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          if (missing.length > 0) setAsking(true)
          else void ship()
        }}
      >
        <p className="text-ink-2">{texts.shipLead}</p>
        <CourierSelect value={courierId} onChange={setCourier} unchanged={null} />
        <ul className="grid gap-3">
          {left.map(({ _id: id, reference, name }, at) => (
            <li key={id}>
              <TextInput
                label={texts.trackingOf(reference, name)}
                note={parts.optional}
                autoComplete="off"
                error={refusals[id]}
                value={numbers[id] ?? ''}
                onPaste={(event) => paste(event, at)}
                onChange={({ currentTarget: { value } }) =>
                  setNumbers((before) => ({ ...before, [id]: value }))
                }
              />
            </li>
          ))}
        </ul>
        <div className="form-buttons">
          <Button kind="ghost" onClick={onClose}>
            {parts.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {texts.doShip(left.length)}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.missingTitle(missing.length, left.length)}
        action={texts.shipAnyway}
        onConfirm={() => void ship()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.missingText}</p>
        <ul className="mt-2">
          {missing.map(({ _id: id, reference, name }) => (
            <li key={id}>{texts.trackingOf(reference, name)}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </PageDialog>
  )
}
