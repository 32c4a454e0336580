import { Navigate } from 'react-router'
import { useMe } from '../api/me.ts'

/** First screen of a person; without any permission, they have their account alone. */
export function Home() {
  const { permissions } = useMe()
  return <Navigate to={permissions.length === 0 ? '/account' : '/today'} replace />
}
