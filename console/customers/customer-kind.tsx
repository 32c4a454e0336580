import { StateBadge } from '../parts/state-badge.tsx'
import type { CustomerSummary } from './customer-name.ts'
import type { CustomerTexts } from './messages.ts'

interface CustomerKindProps {
  customer: CustomerSummary
  texts: CustomerTexts
}

export function CustomerKind({ customer, texts }: CustomerKindProps) {
  if (customer.is_closed) return <StateBadge tone="bad">{texts.closed}</StateBadge>
  const isMember = customer.type === 'REGISTERED'
  return <StateBadge tone={isMember ? 'good' : 'plain'}>{texts.type[customer.type]}</StateBadge>
}
