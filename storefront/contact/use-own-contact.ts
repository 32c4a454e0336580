import { useEffect, type RefObject } from 'react'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { userQuery, type User } from '../session/user-query.ts'

/** Fills in a member's own details; fields that were typed into keep what they have. */
export function useOwnContact(form: RefObject<HTMLFormElement | null>, isEmpty: boolean): void {
  const locale = useLocale()
  const isMember = useAuthStatus() === 'registered'
  useEffect(() => {
    if (!isMember || !isEmpty) return
    queryClient()
      .ensureQueryData(userQuery(locale))
      .then(
        (user) => fillIn(form.current, user),
        () => {
          // Optional: the form can be filled in by hand.
        },
      )
  }, [isMember, isEmpty, locale, form])
}

function fillIn(form: HTMLFormElement | null, { info }: User): void {
  const { username: name, email, phone, area_code: areaCode } = info.user
  const own = { name, email, phone, area_code: phone ? areaCode : null }
  for (const [name, value] of Object.entries(own)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || !value) continue
    if (field.value === field.defaultValue) field.value = value
  }
}
