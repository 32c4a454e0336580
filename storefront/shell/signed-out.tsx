import { useEffect } from 'react'
import { useStanding } from '../session/auth-state.ts'
import { remember } from '../start/count.tsx'
import { readRemembered } from '../start/remembered.ts'
import { useLatePart } from '../start/use-late-part.ts'

const load = () => import('../session/signed-out-dialog.tsx')

/** Keeps `data-customer` in step with the session, and shows a dialog when it has expired. */
export function SignedOut() {
  const standing = useStanding()
  const dialog = useLatePart(load, standing === 'ended', () => {})

  // An attribute of the document itself, which the next page's inline script sets from memory.
  useEffect(() => {
    if (standing === null) return
    const customer = standing === 'registered' ? 'registered' : 'visitor'
    const isKnown = document.documentElement.dataset['customer'] === customer
    if (!isKnown || readRemembered().customer !== customer) remember({ customer })
  }, [standing])

  return dialog && standing === 'ended' ? <dialog.SignedOutDialog /> : null
}
