import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useAuthWords } from '../authentication/auth-words.ts'
import { unprefixedPath, useLocalePath } from '../locale.ts'
import { forgetCustomer } from './forget-customer.ts'
import { goOnAsVisitor } from './go-on-as-visitor.ts'
import { loginPath } from './way-back.ts'

/** Tells that the session has expired, with a sign-in that leads back to this page. */
export function SignedOutDialog() {
  const words = useAuthWords()
  const path = useLocalePath()
  const { pathname, search, hash } = useLocation()
  const here = unprefixedPath(pathname)

  // Clears state outside React: counts, wishlist, queries.
  useEffect(forgetCustomer, [])

  // These pages have their own message.
  if (/^\/(account|authentication)\b/.test(here)) return null
  return (
    <Dialog
      id="signed-out"
      open
      title={words.ended}
      closeLabel={words.close}
      onClose={goOnAsVisitor}
      footer={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={path(loginPath(here + search + hash))}>{words.signInAgain}</ButtonLink>
          <Button kind="ghost" onClick={goOnAsVisitor}>
            {words.goOnAsVisitor}
          </Button>
        </div>
      }
    >
      <p>{words.endedText}</p>
    </Dialog>
  )
}
