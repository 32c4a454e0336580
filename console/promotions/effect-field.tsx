import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { IconButton } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from '../parts/fields.tsx'
import { partMessages } from '../parts/messages.ts'
import { useVariantName } from '../products/use-variant-name.ts'
import { ItemField } from '../scanning/item-field.tsx'
import { MoneyInput, EffectNumber } from './effect-inputs.tsx'
import { BundleFields, BuyGetFields, SpendStepsFields } from './item-effect-fields.tsx'
import { promotionMessages } from './messages.ts'
import type { Effect } from './promotion-types.ts'
import { noScope } from './scope-field.tsx'

type Kind = Effect['kind']

const blank: Record<Kind, Effect> = {
  percent: { kind: 'percent', percent: 10, cap: null },
  amount: { kind: 'amount', amount: '' },
  free_shipping: { kind: 'free_shipping' },
  gift: { kind: 'gift', gifts: [] },
  buy_get: { kind: 'buy_get', buy: 2, get: 1, get_scope: null, percent: 100, times: 10 },
  spend_steps: {
    kind: 'spend_steps',
    steps: [
      { from: '1000', percent: 10 },
      { from: '2000', percent: 15 },
    ],
  },
  bundle: {
    kind: 'bundle',
    parts: [
      { scope: noScope, qty: 1 },
      { scope: noScope, qty: 1 },
    ],
    off: { kind: 'price', price: '' },
    times: 10,
  },
}

interface EffectFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  kinds: readonly Kind[]
}

/** Effect of a promotion; each kind has fields of its own. */
export function EffectField<Values extends FieldValues>(props: EffectFieldProps<Values>) {
  const { form, name, kinds } = props
  const texts = useMessages(promotionMessages).fields
  const { field, fieldState } = useController({ control: form.control, name })
  const effect = effectIn(field.value)
  const change = (next: Effect) => field.onChange(next)
  return (
    <div className="grid gap-4 w767:grid-cols-3">
      <Select
        label={texts.kind}
        error={fieldState.error?.message}
        value={effect.kind}
        onChange={({ currentTarget: { value } }) => {
          const kind = kinds.find((each) => each === value)
          if (kind) change(blank[kind])
        }}
        options={kinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
      />
      <EffectFields {...props} effect={effect} onChange={change} />
    </div>
  )
}

interface EffectFieldsProps<Values extends FieldValues> extends FieldOf<Values> {
  effect: Effect
  onChange: (effect: Effect) => void
}

function EffectFields<Values extends FieldValues>(props: EffectFieldsProps<Values>) {
  const { form, name, effect, onChange } = props
  const texts = useMessages(promotionMessages).fields
  const parts = useMessages(partMessages)
  const errorOf = (part: string) =>
    form.getFieldState(pathIn<Values>(name, part), form.formState).error?.message
  if (effect.kind === 'percent') {
    return (
      <>
        <EffectNumber
          label={texts.percent}
          error={errorOf('percent')}
          value={effect.percent}
          onChange={(percent) => onChange({ ...effect, percent })}
        />
        <TextInput
          label={texts.cap}
          start="HK$"
          note={parts.optional}
          inputMode="decimal"
          error={errorOf('cap')}
          value={effect.cap ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...effect, cap: value || null })}
        />
      </>
    )
  }
  if (effect.kind === 'amount') {
    return (
      <MoneyInput
        label={texts.amount}
        error={errorOf('amount')}
        value={effect.amount}
        onChange={(amount) => onChange({ ...effect, amount })}
      />
    )
  }
  if (effect.kind === 'free_shipping') return null
  if (effect.kind === 'buy_get') return <BuyGetFields {...{ effect, onChange, errorOf }} />
  if (effect.kind === 'spend_steps') return <SpendStepsFields {...{ effect, onChange, errorOf }} />
  if (effect.kind === 'bundle') return <BundleFields {...{ effect, onChange, errorOf }} />
  return (
    <GiftsField
      gifts={effect.gifts}
      error={errorOf('gifts')}
      onChange={(gifts) => onChange({ ...effect, gifts })}
    />
  )
}

/** Parts of a union have no static path. */
function pathIn<Values extends FieldValues>(name: FieldPath<Values>, part: string) {
  const path: string = `${name}.${part}`
  return path as FieldPath<Values>
}

function effectIn(value: unknown): Effect {
  return isEffect(value) ? value : blank.percent
}

function isEffect(value: unknown): value is Effect {
  return typeof value === 'object' && value !== null && 'kind' in value
}

type Gifts = Extract<Effect, { kind: 'gift' }>['gifts']

interface GiftsFieldProps {
  gifts: Gifts
  error: string | undefined
  onChange: (gifts: Gifts) => void
}

function GiftsField({ gifts, error, onChange }: GiftsFieldProps) {
  const texts = useMessages(promotionMessages).fields
  return (
    <Fieldset legend={texts.gifts} error={error} className="w767:col-span-2">
      <ItemField
        onFound={({ variant_id: id }) => {
          if (gifts.some((gift) => gift.product_variant_id === id)) return
          onChange([...gifts, { product_variant_id: id, qty: 1 }])
        }}
      />
      <ul className="lines">
        {gifts.map((gift, at) => (
          <GiftLine
            key={gift.product_variant_id}
            id={gift.product_variant_id}
            qty={gift.qty}
            onQty={(qty) => onChange(gifts.with(at, { ...gift, qty }))}
            onRemove={() => onChange(gifts.toSpliced(at, 1))}
          />
        ))}
      </ul>
    </Fieldset>
  )
}

interface GiftLineProps {
  id: string
  qty: number
  onQty: (qty: number) => void
  onRemove: () => void
}

function GiftLine({ id, qty, onQty, onRemove }: GiftLineProps) {
  const texts = useMessages(promotionMessages).fields
  const parts = useMessages(partMessages)
  const nameOf = useVariantName()
  const line = useCall('GET /stock', { query: { variant_id: id } }).data?.data[0]
  const name = line ? nameOf(line) : id
  return (
    <li>
      <span className="min-w-0 flex-1">{name}</span>
      <NumberInput
        className="w-[80px]"
        label={texts.giftQty(name)}
        labelHidden
        value={qty}
        onNumber={(next) => onQty(next ?? Number.NaN)}
      />
      <IconButton icon="trash" label={parts.remove(name)} onClick={onRemove} />
    </li>
  )
}
