import { useSuspenseQuery } from '@tanstack/react-query'
import type { Permission } from '#domain/staff/permissions.ts'
import { callQuery } from '../api/use-call.ts'
import type { StaffSelf } from './session.ts'

/** Who is signed in; the shell shows nothing until that is known. */
export function useMe(): StaffSelf {
  return useSuspenseQuery({ ...callQuery('GET /auth/me', {}), staleTime: 300_000 }).data
}

/** Whether this person may: what they may not do is not shown. The server decides again. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useMe()
  return (permission) => permissions.includes(permission)
}
