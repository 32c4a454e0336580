import { data, Outlet, useMatches } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { isKnownPrefix } from '../locale.ts'
import { isGuardName, namedGuard, UnknownGuard } from '../session/guards.ts'
import { PageGuard } from '../session/page-guard.tsx'
import type { Route } from './+types/locale.ts'

export function loader({ params }: Route.LoaderArgs) {
  if (!isKnownPrefix(params.locale)) throw data(null, { status: 404 })
  return null
}

export function shouldRevalidate() {
  return false
}

export default function InLocale() {
  const guard = namedGuard(useMatches())
  if (guard !== undefined && !isGuardName(guard)) {
    return <ErrorPage error={new UnknownGuard(guard)} />
  }
  return (
    <>
      {guard ? <PageGuard key={guard} name={guard} /> : null}
      <Outlet />
    </>
  )
}

/** Page errors are shown inside the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
