import type { UseFormReturn } from 'react-hook-form'
import type { Values } from '#ui/prefill.ts'
import { usePrefill } from '#ui/use-prefill.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { partMessages } from '../parts/messages.ts'
import { useMay, useMe } from '../api/me.ts'
import type { Basket } from './basket.ts'
import { counterMessages } from './messages.ts'
import type { PhoneValues } from './phone-shape.ts'

interface PhoneContactProps {
  form: UseFormReturn<PhoneValues>
  customer: Basket['customer']
}

/** Who calls; a customer who was chosen fills in what is known. */
export function PhoneContact({ form, customer }: PhoneContactProps) {
  const texts = useMessages(counterMessages)
  const parts = useMessages(partMessages)
  const { shown } = useMe().languages
  const may = useMay()
  const known = useCall(
    'GET /customers/{account_id}',
    { params: { account_id: customer?.id ?? '' } },
    { enabled: customer !== null && may('customers:read') },
  ).data
  usePrefill<ContactField>({
    values: known && contactOf(known),
    wholes: [['area_code', 'phone']],
    fieldOf: (name) => document.getElementsByName(`delivery_details.${name}`)[0],
    fill(values) {
      for (const name of contactFields) {
        const value = values[name]
        if (value) form.setValue(`delivery_details.${name}`, value, { shouldDirty: true })
      }
    },
  })
  const names = { en: parts.english, zh: parts.traditional, cn: parts.simplified }
  return (
    <div className="pairs">
      <TextField form={form} name="delivery_details.name" label={texts.name} />
      <TextField form={form} name="delivery_details.email" label={texts.payEmail} type="email" />
      <div className="phone-number">
        <TextField form={form} name="delivery_details.area_code" label={texts.areaCode} />
        <TextField form={form} name="delivery_details.phone" label={texts.phone} type="tel" />
      </div>
      <SelectField
        form={form}
        name="locale"
        label={texts.language}
        options={shown.map((value) => ({ value, label: names[value] }))}
      />
    </div>
  )
}

const contactFields = ['name', 'email', 'area_code', 'phone'] as const
type ContactField = (typeof contactFields)[number]

function contactOf(person: StaffAnswer<'GET /customers/{account_id}'>): Values<ContactField> {
  return {
    name: person.recipient?.name ?? person.username ?? '',
    email: person.email ?? '',
    area_code: person.phone ? (person.area_code ?? '') : '',
    phone: person.phone ?? '',
  }
}
