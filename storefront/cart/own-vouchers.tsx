import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useLocale } from '../locale.ts'
import { priceText } from '../price-text.ts'
import { queryClient } from '../query-client.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { useCartMessages } from './cart-messages.ts'
import { fetchOwnVouchers, ownVouchersKey, type Cart } from './cart-query.ts'
import { readSelection } from './cart-selection.ts'
import { choose } from './change-cart.ts'
import { voucherProblem } from './voucher-problem.ts'

/** The member's vouchers with what each takes off this cart. */
export function useOwnVouchers() {
  const locale = useLocale()
  const isMember = useAuthStatus() === 'registered'
  return useQuery(
    { queryKey: ownVouchersKey, queryFn: () => fetchOwnVouchers(locale), enabled: isMember },
    queryClient(),
  )
}

/** One click applies a voucher. Last in its summary, because it arrives last. */
export function OwnVouchers({ cart }: { cart: Cart }) {
  const messages = useCartMessages()
  const locale = useLocale()
  const isMember = useAuthStatus() === 'registered'
  const { data } = useOwnVouchers()
  const [isBusy, setBusy] = useState(false)
  // If they fail to load, a code can still be typed.
  if (!isMember || cart.is_voucher_applied || !data || data.length === 0) return null

  async function use(code: string) {
    setBusy(true)
    await choose({ ...readSelection(), voucher: code })
    setBusy(false)
  }

  return (
    <section aria-labelledby="own-vouchers" className="grid gap-1 border-t border-line pt-4">
      <h3 id="own-vouchers" className="font-medium">
        {messages.yourVouchers}
      </h3>
      <ul>
        {data.map((voucher) => {
          const title = voucher.title ? localize(voucher.title, locale) : voucher.code
          const problem = voucherProblem(voucher, messages, locale)
          return (
            <li
              key={voucher.code}
              className="flex items-baseline justify-between gap-4 border-b border-line py-3"
            >
              <p>
                {title}
                <span className="block text-12 text-ink-2">
                  {problem ?? messages.worth(priceText(voucher.amount, locale))}
                </span>
              </p>
              {problem === null ? (
                <Button
                  kind="link"
                  className="shrink-0"
                  busy={isBusy}
                  aria-label={messages.useVoucherOf(title)}
                  onClick={() => void use(voucher.code)}
                >
                  {messages.useVoucher}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
