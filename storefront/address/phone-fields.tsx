import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { BoundInput, type DraftForm } from './bound-input.tsx'

export function PhoneFields({ form }: { form: DraftForm }) {
  const { checkout } = useLazyMessages()
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] items-start gap-3">
      <BoundInput
        form={form}
        field="areaCode"
        label={checkout.areaCode}
        start="+"
        inputMode="numeric"
        autoComplete="tel-country-code"
        maxLength={6}
        required
      />
      <BoundInput
        form={form}
        field="phone"
        label={checkout.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        required
      />
      <p className="field-hint col-span-2">{checkout.phoneHint}</p>
    </div>
  )
}
