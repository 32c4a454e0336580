import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useAuthWords } from '../authentication/auth-words.ts'
import { unprefixedPath, useLocalePath } from '../locale.ts'
import { forgetCustomer } from './forget-customer.ts'
import { goOnAsVisitor } from './go-on-as-visitor.ts'
import { loginPath } from './way-back.ts'

/** The word that somebody was signed out by time, with the way back to this very page. */
export function SignedOutDialog() {
  const words = useAuthWords()
  const path = useLocalePath()
  const { pathname, search, hash } = useLocation()
  const here = unprefixedPath(pathname)

  // What is kept outside React: counts, hearts, and what was fetched.
  useEffect(forgetCustomer, [])

  // These pages say it themselves.
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
