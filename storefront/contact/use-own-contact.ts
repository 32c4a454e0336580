import { useEffect, useState, type RefObject } from 'react'
import { usePrefill } from '#ui/use-prefill.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { userQuery, type User } from '../session/user-query.ts'

/** Fills in a member's own details. */
export function useOwnContact(form: RefObject<HTMLFormElement | null>, isEmpty: boolean): void {
  const locale = useLocale()
  const isMember = useAuthStatus() === 'registered'
  const [user, setUser] = useState<User>()
  useEffect(() => {
    if (!isMember || !isEmpty) return
    queryClient()
      .ensureQueryData(userQuery(locale))
      .then(setUser, () => {
        // Optional: the form can be filled in by hand.
      })
  }, [isMember, isEmpty, locale])
  const fieldOf = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field : null
  }
  usePrefill({
    values: isMember && isEmpty && user ? contactOf(user) : undefined,
    wholes: [['area_code', 'phone']],
    fieldOf,
    // The browser may have put back what was typed before the page was left.
    isOwn: (name) => fieldOf(name)?.value !== fieldOf(name)?.defaultValue,
    fill(values) {
      for (const [name, value] of Object.entries(values)) {
        const field = fieldOf(name)
        if (field) field.value = value
      }
    },
  })
}

function contactOf({ info }: User): Record<string, string> {
  const { username: name, email, phone, area_code: areaCode } = info.user
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    area_code: phone ? (areaCode ?? '') : '',
  }
}
