import { data, Outlet } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { isKnownPrefix } from '../locale.ts'
import type { Route } from './+types/locale.ts'

export function loader({ params }: Route.LoaderArgs) {
  if (!isKnownPrefix(params.locale)) throw data(null, { status: 404 })
  return null
}

export function shouldRevalidate() {
  return false
}

export default function InLocale() {
  return <Outlet />
}

/** Page errors are shown inside the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
