import type { Locale } from '#domain/locale.ts'
import { forgetDraft } from '../address/draft.ts'
import { writeSelection } from '../cart/cart-selection.ts'
import { forgetPendingCheckouts } from '../checkout/pending-checkouts.ts'
import { becomeVisitor, notifyAuth, whileSigningOut } from '../session/auth-state.ts'
import { forgetCustomer } from './forget-customer.ts'
import { forgetTraces } from '../session/forget-traces.ts'
import { reloadOwn } from './reload-own.ts'
import { accountToken, alone, apiWith } from '../session/session.ts'
import { readAuth } from '../session/storage.ts'

/**
 * spec §4: signs out; the browser goes on with a new temporary account and an empty cart. `leave`
 * navigates to a public page. A closed account's token has ended already.
 */
export async function signOut(
  locale: Locale,
  leave: () => Promise<void>,
  hasEnded = false,
): Promise<void> {
  await whileSigningOut(() => endSession(locale, leave, hasEnded))
  forgetCustomer()
  notifyAuth()
  try {
    await accountToken(locale)
    await reloadOwn(locale)
  } catch {
    // Offline: the first call that needs an account will create it.
  }
}

async function endSession(
  locale: Locale,
  leave: () => Promise<void>,
  hasEnded: boolean,
): Promise<void> {
  const token = hasEnded ? null : readAuth('token')
  becomeVisitor()
  forgetDraft()
  forgetPendingCheckouts()
  forgetTraces()
  writeSelection({ unticked: [], voucher: null, withPoints: [] })
  await Promise.all([alone(() => endToken(locale, token)), leave()])
}

async function endToken(locale: Locale, token: string | null): Promise<void> {
  if (token === null) return
  try {
    await apiWith(locale, token)('GET /auth/logout')
  } catch {
    // Forgotten here already; the token expires within half an hour.
  }
}
