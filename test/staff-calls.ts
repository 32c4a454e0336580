import { staffEndpoints } from '#contract/staff-endpoints.ts'

/** Staff calls that no screen makes, each with its reason. */
export const withoutScreen: Readonly<Record<string, string>> = {
  'GET /configurations': 'every settings screen reads its own value',
  'GET /enquiries/{id}': 'the inbox shows all of an enquiry',
}

/** Staff calls of a screen that no journey makes yet. A new call needs a journey; this list only shrinks. */
export const withoutJourney: readonly string[] = [
  'DELETE /auth/sessions/{id}',
  'DELETE /bank-lines/{id}/order',
  'DELETE /bank-lines/{id}/set-aside',
  'DELETE /categories/{id}',
  'DELETE /collections/{slug}',
  'DELETE /colours/{code}',
  'DELETE /post-reviews/{id}',
  'DELETE /roles/{id}',
  'DELETE /scheduled-prices/{id}',
  'DELETE /staff/{id}/sessions',
  'DELETE /warehouses/{id}',
  'DELETE /webhooks/{id}',
  'GET /article-categories',
  'GET /articles',
  'GET /articles/{id}',
  'GET /libraries',
  'GET /password-page',
  'GET /payment-issues',
  'GET /scheduled-prices',
  'GET /try-on-holds',
  'POST /article-categories',
  'POST /articles',
  'POST /auth/logout',
  'POST /auth/second-factor/recovery-codes',
  'POST /auth/update-password',
  'POST /categories',
  'POST /collections',
  'POST /colours',
  'POST /couriers',
  'POST /libraries',
  'POST /messages/resend-failed',
  'POST /orders/{id}/receipt-emails',
  'POST /orders/{id}/refunds',
  'POST /orders/{id}/surplus',
  'POST /payment-issues/settle',
  'POST /post-categories',
  'POST /scheduled-prices',
  'POST /staff/{id}/invitation',
  'POST /stock/adjust',
  'POST /try-on-holds',
  'POST /vouchers/trials',
  'POST /warehouses',
  'POST /webhooks/{id}/replay-failed',
  'POST /webhooks/{id}/secret',
  'PUT /article-categories/{id}',
  'PUT /articles/{id}',
  'PUT /auth/second-factor/off',
  'PUT /collections/{slug}',
  'PUT /couriers/{id}',
  'PUT /enquiries/{id}/note',
  'PUT /libraries/{id}',
  'PUT /messages/{id}/set-aside',
  'PUT /orders/{id}/cancelled',
  'PUT /orders/{id}/completed',
  'PUT /orders/{id}/not-ready',
  'PUT /orders/{id}/ready',
  'PUT /orders/{id}/remaining-cancelled',
  'PUT /password-page',
  'PUT /post-categories/{id}',
  'PUT /post-reviews/{id}/approve',
  'PUT /post-reviews/{id}/reject',
  'PUT /posts/{id}',
  'PUT /refunds/{id}/retry',
  'PUT /reviews/{id}/reject',
  'PUT /roles/{id}',
  'PUT /staff/{id}/password',
  'PUT /try-on-holds/{id}/released',
  'PUT /variants/{id}/archived',
  'PUT /vouchers/{id}',
  'PUT /vouchers/{id}/archive',
  'PUT /warehouses/{id}',
]

const base = '/api/staff'

const patterns = staffEndpoints.map(({ key }) => {
  const [method, path = ''] = key.split(' ')
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')
  return { key, method, pattern: new RegExp(`^${pattern}$`), params: path.split('{').length }
})

/** The call of a request: `GET /orders/{id}`. A word of the address counts before a parameter. */
export function staffCallOf(method: string, pathname: string): string | undefined {
  if (!pathname.startsWith(`${base}/`)) return undefined
  const path = pathname.slice(base.length)
  const [found] = patterns
    .filter((each) => each.method === method && each.pattern.test(path))
    .toSorted((a, b) => a.params - b.params)
  return found?.key
}

/** Calls that no browser sent in a run of every journey, though they are not known to lack one. */
export function missingCalls(sent: ReadonlySet<string>): string[] {
  const known = new Set([...Object.keys(withoutScreen), ...withoutJourney])
  return staffEndpoints
    .map(({ key }) => key)
    .filter((key) => !sent.has(key) && !known.has(key))
    .map((key) => `${key} was answered to no browser`)
}
