import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { unprefixedPath, useLocalePath } from '../locale.ts'
import { forgetCustomer } from './forget-customer.ts'
import { goOnAsVisitor } from '../session/go-on-as-visitor.ts'
import { loginPath } from '../session/return-to.ts'

/** Tells that the session has expired, with a sign-in that leads back to this page. */
export function SignedOutDialog() {
  const messages = useAuthMessages()
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
      title={messages.ended}
      closeLabel={messages.close}
      onClose={goOnAsVisitor}
      footer={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={path(loginPath(here + search + hash))}>
            {messages.signInAgain}
          </ButtonLink>
          <Button kind="ghost" onClick={goOnAsVisitor}>
            {messages.goOnAsVisitor}
          </Button>
        </div>
      }
    >
      <p>{messages.endedText}</p>
    </Dialog>
  )
}
