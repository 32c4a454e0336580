import { NavLink } from 'react-router'
import { useMessages } from '../language/messages.ts'
import { returnMessages } from './messages.ts'

/** Calls whose answers a decision about money changes. */
export const refundCalls = [
  'GET /refund-requests',
  'GET /refund-requests/{id}',
  'GET /refunds',
  'GET /orders/{id}',
  'GET /today',
] as const

const views = [
  ['requests', '/returns'],
  ['refunds', '/returns/refunds'],
  ['issues', '/returns/issues'],
] as const

export function ReturnViews() {
  const texts = useMessages(returnMessages)
  return (
    <nav className="views" aria-label={texts.views}>
      {views.map(([view, to]) => (
        <NavLink key={view} to={to} end>
          {texts.view[view]}
        </NavLink>
      ))}
    </nav>
  )
}
