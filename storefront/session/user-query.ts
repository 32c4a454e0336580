import type { Answer } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import { personalApi } from './session.ts'

export type User = Answer<'GET /auth/user'>['user']

/** The signed-in customer; refetched on each sign-in (spec §4). */
export function userQuery(locale: Locale) {
  return {
    queryKey: ['user'],
    queryFn: async (): Promise<User> => (await personalApi(locale)('GET /auth/user')).user,
  }
}
