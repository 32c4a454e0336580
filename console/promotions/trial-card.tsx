import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { joinList } from '#domain/punctuation.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { errorText } from '../api/error-text.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime } from '../language/show.ts'
import { isLineQuantity } from '../parts/line-quantity.ts'
import { partMessages } from '../parts/messages.ts'
import { useVariantName } from '../products/use-variant-name.ts'
import { ItemField } from '../scanning/item-field.tsx'
import type { StockLine } from '../stock/stock-types.ts'
import type { Trial, TrialExample } from './promotion-types.ts'
import { useTierName } from './tiers-field.tsx'
import { trialMessages } from './trial-messages.ts'

interface ExampleLine {
  variant: StockLine
  qty: number
}

interface TrialCardProps {
  /** Answers null if the form has mistakes, which it then shows. */
  tryOn: (example: TrialExample) => Promise<Trial | null>
}

/** Tries what the offer as typed does to an example cart, before anybody sees it. */
export function TrialCard({ tryOn }: TrialCardProps) {
  const texts = useMessages(trialMessages)
  const [lines, setLines] = useState<readonly ExampleLine[]>([])
  const [tier, setTier] = useState<string | null>(null)
  const trial = useMutation({ mutationFn: tryOn })

  function change(next: readonly ExampleLine[]) {
    setLines(next)
    trial.reset()
  }

  function add(variant: StockLine) {
    const isThere = lines.some((line) => line.variant.variant_id === variant.variant_id)
    if (!isThere) change([...lines, { variant, qty: 1 }])
  }

  const wanted = lines.map(({ variant, qty }) => ({ variant_id: variant.variant_id, qty }))
  return (
    <section className="card form-grid">
      <h2>{texts.title}</h2>
      <p className="text-ink-2">{texts.hint}</p>
      <TrialCustomer
        tier={tier}
        onChange={(next) => {
          setTier(next)
          trial.reset()
        }}
      />
      <ItemField onFound={add} />
      <ul className="lines" aria-label={texts.items}>
        {lines.map(({ variant, qty }, at) => (
          <ExampleItem
            key={variant.variant_id}
            variant={variant}
            qty={qty}
            onQty={(next) => change(lines.with(at, { variant, qty: next }))}
            onRemove={() => change(lines.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {lines.length > 0 ? (
        <div>
          <Button
            kind="ghost"
            busy={trial.isPending}
            onClick={() => trial.mutate({ lines: wanted, tier })}
          >
            {texts.calculate}
          </Button>
        </div>
      ) : null}
      {trial.isError ? (
        <Notice tone="error" live="alert">
          {errorText(trial.error)}
        </Notice>
      ) : null}
      {trial.data === null ? (
        <Notice tone="error" live="alert">
          {texts.mistakes}
        </Notice>
      ) : null}
      {trial.data ? <TrialOutcome trial={trial.data} tier={tier} /> : null}
    </section>
  )
}

interface ExampleItemProps extends ExampleLine {
  onQty: (qty: number) => void
  onRemove: () => void
}

function ExampleItem({ variant, qty, onQty, onRemove }: ExampleItemProps) {
  const texts = useMessages(trialMessages)
  const parts = useMessages(partMessages)
  const name = useVariantName()(variant)
  return (
    <li>
      <span className="min-w-0 flex-1">{name}</span>
      <NumberInput
        className="w-[80px]"
        label={texts.quantityOf(name)}
        labelHidden
        value={qty}
        onFocus={({ currentTarget }) => currentTarget.select()}
        // Enter would save the offer.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onNumber={(next) => {
          if (isLineQuantity(next)) onQty(next)
        }}
      />
      <IconButton icon="trash" label={parts.remove(name)} onClick={onRemove} />
    </li>
  )
}

interface TrialCustomerProps {
  tier: string | null
  onChange: (tier: string | null) => void
}

/** The customer of the cart: some offers are for members only. */
function TrialCustomer({ tier, onChange }: TrialCustomerProps) {
  const texts = useMessages(trialMessages)
  const language = useLanguage()
  const tiers = useCall('GET /membership/tiers', {}).data?.data ?? []
  return (
    <Select
      label={texts.customer}
      value={tier ?? ''}
      options={[
        { value: '', label: texts.guest },
        ...tiers.map(({ slug, title }) => ({ value: slug, label: localize(title, language) })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
    />
  )
}

type Cart = Trial['with']

interface TrialOutcomeProps {
  trial: Trial
  /** Level of the customer; null: a guest. */
  tier: string | null
}

/** The example cart without and with the offer, and what is in effect. */
function TrialOutcome({ trial, tier }: TrialOutcomeProps) {
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
