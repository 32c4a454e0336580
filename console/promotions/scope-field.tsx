import { useId, useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { Fieldset } from '#ui/field.tsx'
import { Radio } from '#ui/radio.tsx'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from '../parts/fields.tsx'
import { TagsInput } from '../parts/tags-field.tsx'
import { CategoryTicks } from '../products/categories-field.tsx'
import { PickProducts } from '../parts/pick-products.tsx'
import { promotionMessages } from './messages.ts'
import type { Promotion } from './promotion-types.ts'

type Scope = Promotion['scope']

export const noScope: Scope = { everything: false, product_ids: [], category_ids: [], tags: [] }
export const wholeScope: Scope = { ...noScope, everything: true }

export function ScopeField<Values extends FieldValues>({ form, name, label }: FieldOf<Values>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <ScopeInput
      label={label}
      error={fieldState.error?.message}
      scope={scopeIn(field.value)}
      onChange={(scope) => field.onChange(scope)}
    />
  )
}

interface ScopeInputProps {
  label: string
  error: string | undefined
  scope: Scope
  onChange: (scope: Scope) => void
}

/** Nothing is chosen at first: everything is covered only if that is what was pressed. */
export function ScopeInput({ label, error, scope, onChange }: ScopeInputProps) {
  const texts = useMessages(promotionMessages).fields
  const name = useId()
  const [isNamed, setNamed] = useState(!scope.everything && scope !== noScope && !isEmpty(scope))
  return (
    <Fieldset legend={label} legendHidden error={error}>
      <div className="grid gap-2">
        <Radio
          name={name}
          value="named"
          label={texts.choose}
          checked={isNamed}
          onChange={() => {
            setNamed(true)
            onChange({ ...scope, everything: false })
          }}
        />
        <Radio
          name={name}
          value="everything"
          label={texts.everything}
          checked={scope.everything}
          onChange={() => {
            setNamed(false)
            onChange(wholeScope)
          }}
        />
      </div>
      {isNamed ? (
        <div className="form-grid mt-3">
          <Fieldset legend={texts.products}>
            <PickProducts
              by="_id"
              chosen={scope.product_ids}
              onChange={(ids) => onChange({ ...scope, product_ids: [...ids] })}
            />
          </Fieldset>
          <Fieldset legend={texts.categories}>
            <CategoryTicks
              chosen={scope.category_ids}
              onChange={(ids) => onChange({ ...scope, category_ids: [...ids] })}
            />
          </Fieldset>
          <TagsInput
            label={texts.tags}
            words={scope.tags}
            onChange={(tags) => onChange({ ...scope, tags: [...tags] })}
          />
        </div>
      ) : null}
    </Fieldset>
  )
}

function isEmpty({ product_ids, category_ids, tags }: Scope): boolean {
  return [product_ids, category_ids, tags].every((list) => list.length === 0)
}

function scopeIn(value: unknown): Scope {
  return isScope(value) ? value : noScope
}

function isScope(value: unknown): value is Scope {
  return typeof value === 'object' && value !== null && 'product_ids' in value
}
