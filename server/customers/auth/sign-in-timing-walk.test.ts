import { expect, test } from 'vitest'
import { aCustomer, freshEmail } from '#test/builders/customers.ts'
import { measured, percentile } from '#test/measured.ts'
import { testShop } from '#test/shop.ts'

/**
 * Whether the time of an answer tells if an account exists: 400 attempts, known and unknown by turns,
 * compared by rank. 0.5 is chance; with 200 of each, chance alone stays within 0.41 and 0.59 in 998 of
 * 1,000 runs, on a busy machine too, since both wait for it alike.
 */

const shop = await testShop(
  { RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' },
  { hasQuickHashes: false },
)
const samples = 200

/** The share of pairs in which the first kind took longer. */
function rankShare(first: readonly number[], second: readonly number[]): number {
  const longer = first.reduce(
    (sum, a) => sum + second.reduce((more, b) => more + (a > b ? 1 : a === b ? 0.5 : 0), 0),
    0,
  )
  return longer / (first.length * second.length)
}

async function compare(what: string, call: (email: string) => Promise<Response>): Promise<void> {
  const { email } = await aCustomer(shop)
  const ms = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let at = 0; at < samples + 5; at++) {
    // The first of a pair by turns, so that neither kind profits from the other.
    const kinds = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds) {
      const asked = kind === 'known' ? email : freshEmail()
      const since = performance.now()
      const response = await call(asked)
      const took = performance.now() - since
      answers.add(`${response.status} ${await response.text()}`)
      // The first ones warm the code up.
      if (at >= 5) ms[kind].push(took)
    }
  }
  expect(answers.size).toBe(1)
  const share = rankShare(ms.known, ms.unknown)
  const [known, unknown] = [percentile(ms.known, 0.5), percentile(ms.unknown, 0.5)]
  measured(
    'G29',
    `${what}, ${samples} known and ${samples} unknown addresses: medians ${known.toFixed(1)} and ${unknown.toFixed(1)} ms, rank share ${share.toFixed(2)}`,
  )
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.6)
}

function post(path: string, body: object): Promise<Response> {
  return Promise.resolve(
    shop.app.request(`http://shop.test/api/customer${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
}

test('the time of a refused sign-in does not tell whether the account exists', () =>
  compare('wrong password', (email) =>
    post('/auth/login', { type: 'EMAIL', login_id: email, password: 'Wrong2026x' }),
  ))

test('the time of a request for a new password does not tell whether the account exists', () =>
  compare('forgotten password', (email) => post('/auth/forget-password', { type: 'EMAIL', email })))
