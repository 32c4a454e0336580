import { useLazyComponent } from '../start/use-lazy-component.ts'
import type { GuardName } from './guards.ts'

const load = () => import('./registered-only.tsx')

/** Applies the guard a page names; loaded for such pages only. */
export function PageGuard({ name }: { name: GuardName }) {
  const guards = useLazyComponent(load, true, () => {})
  return guards ? <guards.Guard name={name} /> : null
}
