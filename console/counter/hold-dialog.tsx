import { holdForTryOn } from '#contract/staff/try-on-holds.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { DateTimeField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { stockCalls } from '../stock/stock-types.ts'
import { counterMessages } from './messages.ts'
import type { Shop } from './use-shop.ts'

interface HoldDialogProps {
  variantId: string
  name: string
  shop: NonNullable<Shop>
  onClose: () => void
  onHeld: () => void
}

/** Sets an item aside for a person, until a time. */
export function HoldDialog({ variantId, name, shop, onClose, onHeld }: HoldDialogProps) {
  const texts = useMessages(counterMessages)
  const parts = useMessages(partMessages)
  const write = useWrite('POST /try-on-holds', {
    changes: [...stockCalls, 'GET /try-on-holds', 'GET /today', 'POST /counter/quotes'],
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(holdForTryOn),
    defaults: {
      variant_id: variantId,
      warehouse_id: shop._id,
      qty: 1,
      name: '',
      phone: '',
      held_until: null,
    },
    async save(body) {
      await write.mutateAsync({ body })
      showToast(texts.nowHeld(name))
      onClose()
      onHeld()
    },
  })
  return (
    <Dialog id="hold" open onClose={onClose} title={texts.holdTitle(name)} closeLabel={parts.close}>
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.doHold}>
        <TextField form={form} name="name" label={texts.name} />
        <TextField form={form} name="phone" type="tel" label={texts.phone} isOptional />
        <DateTimeField form={form} name="held_until" label={texts.until} hint={texts.untilHint} />
      </Form>
    </Dialog>
  )
}
