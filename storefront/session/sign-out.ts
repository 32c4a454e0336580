import type { Locale } from '#domain/locale.ts'
import { forgetDraft } from '../address/draft.ts'
import { writeChoices } from '../cart/cart-choices.ts'
import { forgetAttempts } from '../checkout/attempts.ts'
import { becomeVisitor, tellAuth } from './auth-state.ts'
import { forgetCustomer } from './forget-customer.ts'
import { reloadOwn } from './reload-own.ts'
import { accountToken, alone, apiWith } from './session.ts'
import { readAuth } from './storage.ts'

/**
 * spec §4: the customer leaves, and the browser goes on with a new temporary account and an empty
 * cart. `leave` goes to a page that is for everybody.
 */
export async function signOut(locale: Locale, leave: () => Promise<void>): Promise<void> {
  const token = readAuth('token')
  becomeVisitor()
  forgetDraft()
  forgetAttempts()
  writeChoices({ unticked: [], voucher: null, withPoints: [] })
  await Promise.all([alone(() => endToken(locale, token)), leave()])
  forgetCustomer()
  tellAuth()
  try {
    await accountToken(locale)
    await reloadOwn(locale)
  } catch {
    // Without a line there is no account yet; the first thing that needs one makes it.
  }
}

async function endToken(locale: Locale, token: string | null): Promise<void> {
  if (token === null) return
  try {
    await apiWith(locale, token)('GET /auth/logout')
  } catch {
    // This browser has forgotten it already, and it ends by itself within the half hour.
  }
}
