import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where the shop refunds or rejects by itself. */
const files = [
  'server/orders/expire-order.ts',
  'server/orders/cancel-order.ts',
  'server/orders/take-counter-payment.ts',
  'server/payments/apply-outcome.ts',
  'server/payments/record-surplus.ts',
  'server/payments/refund-card.ts',
]

test.each(files)('%s gives no reason in words of its own', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('systemReasons.')
  expect(text).not.toMatch(/reason(?: =|:) ['`][A-Z]|refundRest\([^)]*'[A-Z]/)
})
