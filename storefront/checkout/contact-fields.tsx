import { Link } from '#ui/link.tsx'
import { BoundInput } from '../address/bound-input.tsx'
import { FormSection } from '../address/form-section.tsx'
import { PhoneFields } from '../address/phone-fields.tsx'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { checkoutPath } from '../paths.ts'
import { loginPath } from '../session/return-to.ts'
import type { Checkout } from './use-checkout.ts'

export function ContactFields({ form }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const path = useLocalePath()
  return (
    <FormSection id="contact" title={checkout.contact}>
      {/* Pages are the same for everyone, so CSS hides it from signed-in customers. */}
      <p data-for="visitor" className="text-ink-2">
        {checkout.haveAccount}{' '}
        <Link className="link" href={path(loginPath(checkoutPath))}>
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
      <PhoneFields form={form} />
    </FormSection>
  )
}
