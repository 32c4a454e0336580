import { Link } from '#ui/link.tsx'
import { useMessages } from '../all-messages.ts'
import { useLocalePath } from '../locale.ts'
import { loginPath } from '../session/way-back.ts'
import { BoundInput } from './bound-input.tsx'
import { FormSection } from './form-section.tsx'
import type { Checkout } from './use-checkout.ts'

export function ContactFields({ form }: { form: Checkout }) {
  const { checkout } = useMessages()
  const path = useLocalePath()
  return (
    <FormSection id="contact" title={checkout.contact}>
      {/* Ordering comes first; pages are the same for everybody, so the style sheet hides it. */}
      <p data-for="visitor" className="text-ink-2">
        {checkout.haveAccount}{' '}
        <Link className="link" href={path(loginPath('/shop/main/checkout'))}>
          {checkout.logIn}
        </Link>
      </p>
      <BoundInput
        form={form}
        field="name"
        label={checkout.name}
        hint={checkout.nameHint}
        autoComplete="name"
        required
      />
      <BoundInput
        form={form}
        field="email"
        label={checkout.email}
        hint={checkout.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
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
    </FormSection>
  )
}
