import { centsOf, decimalText } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { DescriptionList, type Detail } from '#ui/description-list.tsx'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages, defineMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import type { StaffOrder } from './order-state.tsx'

type Item = StaffOrder['items'][number]
type Step = Item['price_steps'][number]
type Texts = (typeof priceMessages)['en']

/** How the price of an item came about; nothing for what was sold at its full price. */
export function ItemPrice({ item }: { item: Item }) {
  const texts = useMessages(priceMessages)
  const language = useLanguage()
  const { price_steps: steps, points, is_gift: isGift } = item
  if (steps.length === 0 || isGift) return null
  const details: Detail[] = [
    {
      term: `${item.qty} × ${showMoney(item.original_price_per_unit)}`,
      detail: showMoney(item.original_price),
    },
    ...steps.map((step) => ({
      term: nameOf(step, texts, language),
      detail: texts.less(showMoney(step.amount)),
    })),
    { term: texts.paid, detail: showMoney(item.paid_price), total: true },
  ]
  return (
    <details className="unfold item-price">
      <summary>{points > 0 ? texts.withPoints(points) : texts.off(showMoney(offOf(item)))}</summary>
      <DescriptionList sums details={details} />
    </details>
  )
}

function offOf({ original_price: original, paid_price: paid }: Item): string {
  return decimalText(cents(centsOf(original) - centsOf(paid)))
}

/** A discount by hand says so in its title. */
function nameOf({ kind, title, code }: Step, texts: Texts, language: Language): string {
  const named = title ? localize(title, language) : ''
  if (kind === 'voucher') return [texts.step.voucher, code, named].filter(Boolean).join(' · ')
  return named || texts.step[kind]
}

const priceMessages = defineMessages({
  off: [(amount: string) => `${amount} off`, (amount: string) => `減 ${amount}`],
  withPoints: [(points: number) => `${points} points`, (points: number) => `${points} 積分`],
  less: [(amount: string) => `−${amount}`, (amount: string) => `−${amount}`],
  step: {
    marked_down: ['Marked down', '減價'],
    promotion: ['Promotion', '推廣'],
    voucher: ['Voucher', '優惠券'],
    by_hand: ['Discount by hand', '人手折扣'],
    shop: ['Shop discounts', '全店折扣'],
    gift: ['Gift', '贈品'],
    points: ['Points', '積分'],
  },
  paid: ['Paid for it', '實付'],
})
