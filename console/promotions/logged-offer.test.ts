import { beforeEach, expect, test, vi } from 'vitest'
import { describeLogged } from './describe.ts'
import { loggedOffer } from './logged-offer.ts'
import { promotionMessages } from './messages.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' })
})

const all = { everything: true }
const shirts = { product_ids: [], category_ids: ['cat_1', 'cat_2'], tags: [] }

test.each([
  [
    { effect: { kind: 'percent', percent: 20, cap_cents: null }, scope: shirts },
    /20%.*2 categories/,
  ],
  [{ effect: { kind: 'percent', percent: 20, cap_cents: 10_000 } }, /20%.*HK\$100/],
  [{ effect: { kind: 'amount', amount_cents: 5000 }, scope: all }, /HK\$50/],
  [{ scope: shirts }, /^2 categories$/],
  [{ effect: { kind: 'gift', gifts: [{ variant_id: 'var_1', qty: 2 }] } }, /2/],
  [
    { effect: { kind: 'spend_steps', steps: [{ from_cents: 60_000, percent: 10 }] } },
    /10%.*HK\$600/,
  ],
  [
    {
      effect: {
        kind: 'bundle',
        parts: [
          { scope: shirts, qty: 1 },
          { scope: { product_ids: ['prd_1'], category_ids: [], tags: [] }, qty: 2 },
        ],
        off: { kind: 'price', price_cents: 90_000 },
        times: 1,
      },
    },
    /2 categories.*1 product.*HK\$900/,
  ],
])('the log has %j in the words of the list', (entry, sentence) => {
  const offer = loggedOffer(entry)
  expect(offer && describeLogged(promotionMessages.en, offer)).toMatch(sentence)
})

test('an entry about something else has no such sentence', () => {
  for (const entry of [null, {}, { priority: 1 }, { effect: 'none' }]) {
    expect(loggedOffer(entry)).toBeNull()
  }
})
