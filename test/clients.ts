import { createClient, type ApiClient } from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import { newId, randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { App } from '#server/platform/http/app.ts'
import { issueStaffToken } from '#server/platform/access/staff-tokens.ts'

export interface SignedInStaff {
  api: ApiClient<StaffApi>
  token: string
  id: string
}

export interface Visitor {
  api: ApiClient
  token: string
  accountId: string
}

export interface Clients {
  /** Without an account. */
  anybody: (locale?: Locale) => ApiClient
  withToken: (token: string | null, locale?: Locale) => ApiClient
  /** A new visitor with a temporary account of their own. */
  visitor: (locale?: Locale) => Promise<Visitor>
  /** A new staff member, signed in; a manager by default. */
  staff: (role?: string) => Promise<SignedInStaff>
  /** Client of the staff API. */
  staffApi: (token: string | null, locale?: Locale) => ApiClient<StaffApi>
}

/** Typed clients that call the app directly, without a network. */
export function clientsOf(ctx: Ctx, app: App): Clients {
  const send = async (request: Request) => app.fetch(request)
  const withToken = (token: string | null, locale: Locale = 'en') =>
    createClient({ base: 'http://shop.test/api/customer', locale, send, token: () => token })
  const staffApi = (token: string | null, locale: Locale = 'en') =>
    createClient<StaffApi>({
      base: 'http://shop.test/api/staff',
      locale,
      send,
      token: () => token,
    })
  return {
    anybody: (locale = 'en') => withToken(null, locale),
    withToken,
    staffApi,
    async staff(role = 'manager') {
      const id = newId('staff')
      const email = `${id.toLowerCase()}@praya.example`
      // No password has this hash; hashing a real one would cost every test time.
      const person = { id, email, name: `Staff ${role}`, role, password_hash: 'none' }
      await ctx.db.insertInto('staff').values(person).execute()
      const { token } = await issueStaffToken(ctx.db, ctx, id)
      return { api: staffApi(token), token, id }
    },
    async visitor(locale = 'en') {
      const { token } = await withToken(null, locale)('POST /auth/register', {
        body: {
          type: 'TEMP',
          email: `${randomText(24).toLowerCase()}@temp.invalid`,
          password: randomText(24),
        },
      })
      if (token === null) throw new Error('a temporary account is signed in at once')
      const api = withToken(token, locale)
      const { user } = await api('GET /auth/user')
      return { api, token, accountId: user._id }
    },
  }
}
