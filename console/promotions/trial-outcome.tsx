import { localize } from '#domain/locale.ts'
import { joinList } from '#domain/punctuation.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime } from '../language/show.ts'
import type { Trial } from './promotion-types.ts'
import { useTierName } from './tiers-field.tsx'
import { trialMessages } from './trial-messages.ts'

type Cart = Trial['with']

interface TrialOutcomeProps {
  trial: Trial
  /** Level of the customer; null: a guest. */
  tier: string | null
}

/** The example cart without and with the offer, and what is in effect. */
export function TrialOutcome({ trial, tier }: TrialOutcomeProps) {
  const { at, without, with: tried, free_products: freeProducts } = trial
  const tierName = useTierName()
  const texts = useMessages(trialMessages)
  const language = useLanguage()
  const rows: [string, (cart: Cart) => string][] = [
    [texts.goods, ({ calculations }) => showMoney(calculations.price.subtotal)],
    [texts.productDiscount, (cart) => taken(cart.calculations.price_discount.local)],
    [texts.cartDiscount, (cart) => taken(cart.calculations.price_discount.global)],
    [texts.delivery, ({ calculations }) => showMoney(calculations.shipping_fee)],
    [texts.gifts, ({ gift_items: gifts }) => String(gifts.reduce((sum, { qty }) => sum + qty, 0))],
    [texts.total, ({ calculations }) => showMoney(calculations.price.total)],
  ]
  const isSame = rows.every(([, show]) => show(without) === show(tried))
  const missing = tried.voucher?.missing_spend
  const giftName = (gift: Cart['gift_items'][number]) =>
    `${gift.qty} × ${localize(gift.product_title, language)}`
  const applied = tried.discounts.filter(({ amount }) => Number(amount) > 0)
  return (
    <div aria-live="polite">
      <table className="trial">
        <caption>
          {texts.pricedAt(tier === null ? texts.guest : tierName(tier), showTime(at))}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{texts.amount}</span>
            </th>
            <th scope="col">{texts.without}</th>
            <th scope="col">{texts.with}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, show]) => (
            <tr key={label} className={show(without) === show(tried) ? undefined : 'is-changed'}>
              <th scope="row">{label}</th>
              <td>{show(without)}</td>
              <td>{show(tried)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {freeProducts > 0 ? <Notice tone="warn">{texts.makesFree(freeProducts)}</Notice> : null}
      {isSame ? (
        <p className="mt-2">{missing ? texts.missing(showMoney(missing)) : texts.same}</p>
      ) : null}
      {tried.gift_items.length > 0 ? (
        <p className="text-ink-2 mt-2">{texts.giftsNamed(tried.gift_items.map(giftName))}</p>
      ) : null}
      {applied.length > 0 ? (
        <p className="text-ink-2 mt-2">
          {texts.applied(
            joinList(
              applied.map(
                ({ title, amount }) => `${localize(title, language)} −${showMoney(amount)}`,
              ),
              language,
            ),
          )}
        </p>
      ) : null}
    </div>
  )
}

function taken(amount: string): string {
  return Number(amount) === 0 ? showMoney(amount) : `−${showMoney(amount)}`
}
