import { useAuthStatus } from '../session/auth-state.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import type { Order, OrderHandle } from './order-query.ts'

const load = () => import('../authentication/account-offer.tsx')

interface GuestAccountOfferProps {
  order: Order
  handle: OrderHandle
}

/** For a guest who opened the order by the link in its email, or found it by number and email. */
export function GuestAccountOffer({ order, handle: { access } }: GuestAccountOfferProps) {
  const { recipient } = order.delivery
  const typed = access.as === 'guest' && 'email' in access.proof ? access.proof.email : null
  const email = typed ?? (order.is_masked ? null : recipient.email)
  const isAsked = useAuthStatus() === 'visitor' && access.as === 'guest' && email !== null
  // Optional: without it the page still works.
  const offer = useLazyComponent(load, isAsked, () => {})
  if (!offer || !isAsked) return null
  const name = order.is_masked ? '' : recipient.name
  return <offer.AccountOffer email={email} name={name} isOwnOrder={false} />
}
