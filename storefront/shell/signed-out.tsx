import { useEffect } from 'react'
import { useAuthStatus } from '../session/auth-state.ts'
import { storeHeaderCounts } from '../start/header-count.tsx'
import { readHeaderCounts } from '../start/header-counts.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'

const load = () => import('../authentication/signed-out-dialog.tsx')

/** Keeps `data-customer` in step with the session, and shows a dialog when it has expired. */
export function SignedOut() {
  const status = useAuthStatus()
  const dialog = useLazyComponent(load, status === 'ended', () => {})

  // An attribute of the document itself, which the next page's inline script sets from memory.
  useEffect(() => {
    if (status === null) return
    const customer = status === 'registered' ? 'registered' : 'visitor'
    const isKnown = document.documentElement.dataset['customer'] === customer
    if (!isKnown || readHeaderCounts().customer !== customer) storeHeaderCounts({ customer })
  }, [status])

  return dialog && status === 'ended' ? <dialog.SignedOutDialog /> : null
}
