import { useSuspenseQuery } from '@tanstack/react-query'
import { shownLocale } from '#domain/languages.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { callQuery } from './use-call.ts'
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

/** The language in which the shop writes to someone who reads this one. */
export function useReaderLocale(): (wanted: string) => Locale {
  const { languages } = useMe()
  return (wanted) => shownLocale(languages, isLocale(wanted) ? wanted : null)
}
