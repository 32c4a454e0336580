import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from '../parts/fields.tsx'
import { partMessages } from '../parts/messages.ts'
import { GiftsField } from './gifts-field.tsx'
import { promotionMessages } from './messages.ts'
import type { Effect } from './promotion-types.ts'

type Kind = Effect['kind']

const blank: Record<Kind, Effect> = {
  percent: { kind: 'percent', percent: 10, cap: null },
  amount: { kind: 'amount', amount: '' },
  free_shipping: { kind: 'free_shipping' },
  gift: { kind: 'gift', gifts: [] },
}

interface EffectFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  kinds: readonly Kind[]
}

/** What it does; each kind has fields of its own. */
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
        <TextInput
          label={texts.percent}
          type="number"
          inputMode="decimal"
          min="0.01"
          max="100"
          step="0.01"
          error={errorOf('percent')}
          value={Number.isNaN(effect.percent) ? '' : effect.percent}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...effect, percent: value === '' ? Number.NaN : Number(value) })
          }
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
      <TextInput
        label={texts.amount}
        start="HK$"
        inputMode="decimal"
        error={errorOf('amount')}
        value={effect.amount}
        onChange={({ currentTarget: { value } }) => onChange({ ...effect, amount: value })}
      />
    )
  }
  if (effect.kind === 'free_shipping') return null
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
