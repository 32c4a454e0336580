import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { callQuery } from '../api/use-call.ts'
import { useMe } from '../api/me.ts'
import { SignInScreen } from '../session/sign-in-screen.tsx'
import { useSessionState } from '../api/session.ts'
import { Shell } from './shell.tsx'

const EnrolScreen = lazy(async () => ({
  default: (await import('../session/enrol-screen.tsx')).EnrolScreen,
}))

const OwnPasswordScreen = lazy(async () => ({
  default: (await import('../session/own-password-screen.tsx')).OwnPasswordScreen,
}))

/** Nothing of the console without a session. A session that ends keeps its page. */
export function Gate() {
  const session = useSessionState()
  const isSignedOut = session === 'signed-out'
  const queries = useQueryClient()
  // A session that had ended before the page was loaded has no page to keep.
  const hasPage = queries.getQueryData(callQuery('GET /auth/me', {}).queryKey) !== undefined

  // What one person saw is not shown to the next.
  useEffect(() => {
    if (isSignedOut) queries.clear()
  }, [isSignedOut, queries])

  if (isSignedOut || (session === 'ended' && !hasPage)) return <SignInScreen />
  return (
    <Suspense>
      <SignedIn />
    </Suspense>
  )
}

function SignedIn() {
  const { needs_second_factor: needsSecondFactor, needs_new_password: needsPassword } = useMe()
  if (needsPassword) return <OwnPasswordScreen />
  return needsSecondFactor ? <EnrolScreen /> : <Shell />
}
