import { useMessages } from '../language/messages.ts'
import { ViewLinks } from '../parts/view-links.tsx'
import { bankMessages } from './bank-messages.ts'

/** Pictures customers sent, and what the bank says. */
export function PaymentViews() {
  const texts = useMessages(bankMessages)
  return (
    <ViewLinks
      label={texts.views}
      links={[
        { to: '/proofs', label: texts.proofs },
        { to: '/proofs/bank', label: texts.title },
      ]}
    />
  )
}
