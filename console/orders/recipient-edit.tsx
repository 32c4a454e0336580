import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { correctRecipient } from '#contract/staff/order-edits.ts'
import { districts } from '#domain/address.ts'
import { localize } from '#domain/locale.ts'
import { editRefusal } from '#domain/order/order-edit.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import type { FieldTexts } from '../parts/shaped-fields.tsx'
import { editMessages } from './edit-messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { orderCalls } from './use-step-write.ts'

/** Who receives the order and where, until it leaves. */
export function RecipientEdit({ order }: { order: StaffOrder }) {
  const texts = useMessages(editMessages)
  // What was seen when it was opened, so that nothing newer is overwritten.
  const [edited, setEdited] = useState<StaffOrder | null>(null)
  const state = { currentStatus: order.current_status, fulfilment: order.fulfilment.state }
  if (editRefusal(state, 'recipient') !== null) return null
  return (
    <>
      <Button kind="link" onClick={() => setEdited(order)}>
        {texts.editRecipient}
      </Button>
      {edited ? <RecipientDialog order={edited} onClose={() => setEdited(null)} /> : null}
    </>
  )
}

export function RecipientDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useMessages(editMessages)
  const { name, email, area_code, phone, address } = order.delivery.recipient
  return (
    <CallDialog
      id="edit-recipient"
      title={texts.recipientTitle(order.reference)}
      call={correctRecipient}
      params={{ id: order._id }}
      ifMatch={order.version}
      changes={orderCalls}
      start={{ name, email, area_code, phone, address }}
      fields={{
        name: texts.name,
        email: { label: texts.email, hint: texts.emailHint },
        phone: texts.phone,
        ...useAddressFields(order),
      }}
      types={{ email: 'email' }}
      own={{ phone: <PhoneFields /> }}
      saveLabel={texts.save}
      done={texts.saved}
      onClose={onClose}
    />
  )
}

function PhoneFields() {
  const texts = useMessages(editMessages)
  const form = useFormContext()
  return (
    <div className="grid grid-cols-[96px_1fr] gap-3">
      <TextField form={form} name="area_code" label={texts.areaCode} type="tel" />
      <TextField form={form} name="phone" label={texts.phone} type="tel" />
    </div>
  )
}

/** None for an order that is collected; the country stays, since delivery was priced for it. */
function useAddressFields({ delivery }: StaffOrder): FieldTexts {
  const texts = useMessages(editMessages)
  const language = useLanguage()
  const { country, recipient } = delivery
  const { address } = recipient
  if (!address) return {}
  const choices = districts.map(({ slug, title }) => ({
    value: slug,
    label: localize(title, language),
  }))
  return {
    'address.unit': { label: texts.unit, isOptional: true },
    'address.building': { label: texts.building, isOptional: true },
    'address.street': { label: texts.street, isOptional: true },
    ...(country === 'HK'
      ? { 'address.district': { label: texts.district, choices } }
      : {
          'address.district': texts.city,
          'address.region': { label: texts.region, isOptional: true },
        }),
    ...(address.point_code !== '' && { 'address.point_code': texts.pointCode }),
  }
}
