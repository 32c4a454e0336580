import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { localize } from '#domain/locale.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { errorText } from '../api/error-text.ts'
import type { StaffAnswer, StaffInput } from '../api/staff-api.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { showMoney, showTime } from '../parts/show.ts'
import { ItemField } from '../scanning/item-field.tsx'
import type { StockLine } from '../stock/stock-types.ts'
import { useVariantName } from '../stock/use-variant-name.ts'
import { trialMessages } from './trial-messages.ts'

type Trial = StaffAnswer<'POST /promotions/trials'>
export type TrialLines = StaffInput<'POST /promotions/trials'>['body']['lines']

interface ExampleLine {
  variant: StockLine
  qty: number
}

interface TrialCardProps {
  /** Answers null if the form has mistakes, which it then shows. */
  tryOn: (lines: TrialLines) => Promise<Trial | null>
}

/** What the offer as typed does to an example cart, before anybody sees it. */
export function TrialCard({ tryOn }: TrialCardProps) {
  const texts = useMessages(trialMessages)
  const [lines, setLines] = useState<readonly ExampleLine[]>([])
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
          <Button kind="ghost" busy={trial.isPending} onClick={() => trial.mutate(wanted)}>
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
      {trial.data ? <Outcome trial={trial.data} /> : null}
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
      <TextInput
        className="w-[80px]"
        label={texts.quantityOf(name)}
        labelHidden
        type="number"
        inputMode="numeric"
        min="1"
        max="999"
        value={String(qty)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        // Enter would save the offer.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={({ currentTarget: { value } }) => {
          if (/^[1-9]\d{0,2}$/.test(value)) onQty(Number(value))
        }}
      />
      <IconButton icon="trash" label={parts.remove(name)} onClick={onRemove} />
    </li>
  )
}

type Cart = Trial['with']

function Outcome({ trial: { at, without, with: tried } }: { trial: Trial }) {
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
  const applied = tried.discounts.filter(({ amount }) => Number(amount) > 0)
  return (
    <div aria-live="polite">
      <table className="trial">
        <caption>{texts.pricedAt(showTime(at))}</caption>
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
      {isSame ? (
        <p className="mt-2">{missing ? texts.missing(showMoney(missing)) : texts.same}</p>
      ) : null}
      {applied.length > 0 ? (
        <p className="text-ink-2 mt-2">
          {texts.applied(
            applied
              .map(({ title, amount }) => `${localize(title, language)} −${showMoney(amount)}`)
              .join(', '),
          )}
        </p>
      ) : null}
    </div>
  )
}

function taken(amount: string): string {
  return Number(amount) === 0 ? showMoney(amount) : `−${showMoney(amount)}`
}
