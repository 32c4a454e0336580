import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localePath, unprefixedPath, useLocale } from '../locale.ts'
import { isSigningOut, useAuthStatus } from './auth-state.ts'
import type { GuardName } from './guards.ts'
import { loginPath, returnToOf } from './return-to.ts'

export function Guard({ name }: { name: GuardName }) {
  const Named = guards[name]
  return <Named />
}

const guards = {
  registeredOnly: LeaveUnlessRegistered,
  unregisteredOnly: UnregisteredOnly,
} satisfies Record<GuardName, ComponentType>

/** spec §4: protected pages redirect visitors to the sign-in, which leads back here. */
function LeaveUnlessRegistered() {
  const status = useAuthStatus()
  const { pathname, search, hash } = useLocation()
  useLeave(
    status === 'visitor' || status === 'ended',
    loginPath(unprefixedPath(pathname) + search + hash),
  )
  return null
}

interface RegisteredOnlyProps {
  /** Shown on the server, and until the browser knows who is signed in. */
  waiting: ReactNode
  children: ReactNode
}

/** The part of a page guarded by `registeredOnly` that is for registered customers. */
export function RegisteredOnly({ waiting, children }: RegisteredOnlyProps) {
  return useAuthStatus() === 'registered' ? children : waiting
}

interface UnregisteredOnlyProps {
  /** Where to redirect registered customers; null: they stay to complete their registration. */
  to?: string | null
  children?: ReactNode
}

/** spec §4: login pages redirect registered customers home, or to where they were going. */
export function UnregisteredOnly({ to, children }: UnregisteredOnlyProps) {
  const status = useAuthStatus()
  const { search } = useLocation()
  const target = to === undefined ? (returnToOf(search) ?? '/') : to
  useLeave(status === 'registered' && target !== null, target ?? '/')
  return children
}

function useLeave(isWanted: boolean, path: string): void {
  const navigate = useNavigate()
  const locale = useLocale()
  // The router cannot navigate during rendering.
  useEffect(() => {
    if (isWanted && !isSigningOut()) void navigate(localePath(locale, path), { replace: true })
  }, [isWanted, path, locale, navigate])
}
