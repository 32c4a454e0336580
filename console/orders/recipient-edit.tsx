import { useState } from 'react'
import { correctRecipient } from '#contract/staff/order-edits.ts'
import { districts } from '#domain/address.ts'
import { localize } from '#domain/locale.ts'
import { editRefusal } from '#domain/order/order-edit.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { changeOf } from './change-of.ts'
import { editMessages } from './edit-messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { orderCalls } from './use-step-write.ts'

/** Who receives the order and where, until it leaves. */
export function RecipientEdit({ order }: { order: StaffOrder }) {
  const texts = useMessages(editMessages)
  const parts = useMessages(partMessages)
  // What was seen when it was opened, so that nothing newer is overwritten.
  const [edited, setEdited] = useState<StaffOrder | null>(null)
  const state = { currentStatus: order.current_status, fulfilment: order.fulfilment.state }
  if (editRefusal(state, 'recipient') !== null) return null
  return (
    <>
      <Button kind="link" onClick={() => setEdited(order)}>
        {texts.editRecipient}
      </Button>
      {edited ? (
        <Dialog
          id="edit-recipient"
          open
          onClose={() => setEdited(null)}
          title={texts.recipientTitle(order.reference)}
          closeLabel={parts.close}
        >
          <RecipientForm order={edited} onClose={() => setEdited(null)} />
        </Dialog>
      ) : null}
    </>
  )
}

function RecipientForm({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useMessages(editMessages)
  const language = useLanguage()
  const { country, recipient } = order.delivery
  const { name, email, area_code, phone, address } = recipient
  const write = useWrite('PUT /orders/{id}/recipient', {
    changes: orderCalls,
    onDone() {
      onClose()
      showToast(texts.saved)
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(correctRecipient),
    defaults: { name, email, area_code, phone, address },
    save: async (body) => void (await write.mutateAsync(changeOf(order, body))),
  })
  return (
    <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.save}>
      <TextField form={form} name="name" label={texts.name} />
      <TextField form={form} name="email" label={texts.email} type="email" hint={texts.emailHint} />
      <div className="grid grid-cols-[96px_1fr] gap-3">
        <TextField form={form} name="area_code" label={texts.areaCode} type="tel" />
        <TextField form={form} name="phone" label={texts.phone} type="tel" />
      </div>
      {address ? (
        <>
          <TextField form={form} name="address.unit" label={texts.unit} isOptional />
          <TextField form={form} name="address.building" label={texts.building} isOptional />
          <TextField form={form} name="address.street" label={texts.street} isOptional />
          {country === 'HK' ? (
            <SelectField
              form={form}
              name="address.district"
              label={texts.district}
              options={districts.map(({ slug, title }) => ({
                value: slug,
                label: localize(title, language),
              }))}
            />
          ) : (
            <>
              <TextField form={form} name="address.district" label={texts.city} />
              <TextField form={form} name="address.region" label={texts.region} isOptional />
            </>
          )}
          {address.point_code === '' ? null : (
            <TextField form={form} name="address.point_code" label={texts.pointCode} />
          )}
        </>
      ) : null}
    </Form>
  )
}
