import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { localize } from '#domain/locale.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { errorText } from '../api/error-text.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { ItemField } from '../scanning/item-field.tsx'
import type { StockLine } from '../stock/stock-types.ts'
import { isLineQuantity } from '../parts/line-quantity.ts'
import { useVariantName } from '../products/use-variant-name.ts'
import type { Trial, TrialExample } from './promotion-types.ts'
import { trialMessages } from './trial-messages.ts'
import { TrialOutcome } from './trial-outcome.tsx'

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
