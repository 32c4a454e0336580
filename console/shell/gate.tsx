import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { SignInScreen } from '../session/sign-in-screen.tsx'
import { useSessionState } from '../session/session.ts'
import { Shell } from './shell.tsx'

/** Nothing of the console without a session. A session that ends keeps its page. */
export function Gate() {
  const isSignedOut = useSessionState() === 'signed-out'
  const queries = useQueryClient()

  // What one person saw is not shown to the next.
  useEffect(() => {
    if (isSignedOut) queries.clear()
  }, [isSignedOut, queries])

  if (isSignedOut) return <SignInScreen />
  return (
    <Suspense>
      <Shell />
    </Suspense>
  )
}
