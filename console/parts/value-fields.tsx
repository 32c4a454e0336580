import type { z } from '@hono/zod-openapi'
import { useState, type ReactNode } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import type { LocalizedText } from '#domain/locale.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import {
  DateTimeField,
  LocalizedField,
  MoneyField,
  NumberField,
  ProseField,
  SelectField,
  TextField,
} from './fields.tsx'
import { hasRoom } from './fold-card.tsx'
import {
  ChosenCategories,
  ChosenProducts,
  ChosenWarehouse,
  LinkField,
  messageIn,
} from './link-fields.tsx'
import { NullableField } from './nullable-field.tsx'
import { PictureValue } from './picture-value.tsx'
import { TickField } from './ticks-field.tsx'
import { ValueFold } from './value-fold.tsx'
import { filledOf, kindOf, offValueOf, type FieldType, type ValueKind } from './value-kinds.ts'
import { ValueList } from './value-list.tsx'
import { optionLabel, partLabel, valueMessages } from './value-messages.ts'

export interface ValueProps {
  shape: z.core.$ZodType
  /** Its path in the form around it. */
  name: string
  /** What its part is called in general, unless it says something else here. */
  label?: string
  hint?: string
  /** Where the shape cannot tell it: a phone number, a colour, an amount, a text of several lines. */
  type?: FieldType
  /** Names of what can be chosen, if not their general ones. */
  options?: Readonly<Record<string, string>>
  /** Whether it says that it may be left empty; if left out, only what is null then does. */
  isOptional?: boolean
  /** Text that the shop has, whose languages an empty field shows. */
  saved?: LocalizedText
}

/**
 * Fields for a structured value, made from the shape that the shop checks it by: a part that the
 * shape gains is editable at once. Stands in a `Form`.
 */
export function ValueFields({ shape, name, ...said }: ValueProps) {
  const kind = kindOf(shape)
  const off = offValueOf(shape)
  const isBox = kind.kind === 'group' || kind.kind === 'record'
  if (isBox && off !== false) return <SwitchedGroup {...{ shape, name, off, kind }} />
  return <Part kind={kind} name={name} off={off} {...said} />
}

/** The parts of a value without a box or a heading around them. */
export function ValueParts({ kind, name }: { kind: ValueKind; name: string }) {
  const texts = useMessages(valueMessages)
  const { getValues } = useFormContext()
  if (kind.kind === 'group') {
    return kind.parts.map(([part, shape]) => (
      <ValueFields key={part} shape={shape} name={`${name}.${part}`} />
    ))
  }
  if (kind.kind !== 'record') return <Part kind={kind} name={name} off={false} />
  const keys = kind.keys ?? Object.keys(get(getValues(), name) ?? {})
  return keys.map((key) => (
    <div key={key} className="value-item">
      <ValueFold name={`${name}.${key}`} title={partLabel(texts, key)}>
        {() => <ValueParts kind={kindOf(kind.element)} name={`${name}.${key}`} />}
      </ValueFold>
    </div>
  ))
}

interface PartProps extends Omit<ValueProps, 'shape'> {
  kind: ValueKind
  off: null | undefined | false
}

function Part({ kind, name, off, type, options, saved, ...said }: PartProps) {
  const texts = useMessages(valueMessages)
  const form = useFormContext()
  const label = said.label ?? partLabel(texts, name)
  const field = { ...said, form, name, label }
  switch (kind.kind) {
    case 'group':
    case 'record':
      return (
        <ValueGroup name={name} label={label}>
          {() => <ValueParts kind={kind} name={name} />}
        </ValueGroup>
      )
    case 'list':
      return (
        <ValueList element={kind.element} name={name} label={label}>
          {(item) => <ValueParts kind={kindOf(kind.element)} name={item} />}
        </ValueList>
      )
    case 'variants':
      return <VariantParts kind={kind} name={name} />
    case 'lines':
      return <LinesField name={name} label={label} />
    case 'words':
      return (
        <LocalizedField
          {...field}
          saved={saved}
          isProse={type === 'prose' || name.endsWith('.text')}
        />
      )
    case 'picture':
      return (
        <>
          <PictureValue {...{ name, label }} hasUrl={kind.hasUrl} isRemovable={off === null} />
          {kind.rest.map(([part, shape]) => (
            <ValueFields key={part} shape={shape} name={`${name}.${part}`} />
          ))}
        </>
      )
    case 'choice':
      return (
        <SelectField
          {...field}
          options={kind.options.map((value) => ({
            value,
            label: options?.[value] ?? optionLabel(texts, value),
          }))}
        />
      )
    case 'time':
      return <DateTimeField {...field} />
    case 'number':
      return <NumberField {...field} />
    case 'tick':
      return <TickField {...field} />
    case 'text': {
      if (type === 'prose') return <ProseField {...field} />
      if (type === 'money') return <MoneyField {...field} />
      const isNullable = off === null && said.isOptional !== false
      const Field = isNullable ? NullableField : TextField
      return <Field {...field} type={type ?? kind.type} />
    }
    case 'link':
      return <LinkField name={name} label={label} />
    case 'product':
    case 'products':
      return <ChosenProducts name={name} label={label} isOne={kind.kind === 'product'} />
    case 'categories':
      return <ChosenCategories name={name} label={label} />
    case 'warehouse':
      return <ChosenWarehouse name={name} label={label} />
    case 'hidden':
      return null
  }
}

function VariantParts({ kind, name }: { kind: ValueKind & { kind: 'variants' }; name: string }) {
  const { getValues } = useFormContext()
  const shape = kind.variants.get(String(get(getValues(), `${name}.${kind.by}`)))
  return shape ? <ValueParts kind={kindOf(shape)} name={name} /> : null
}

interface SwitchedGroupProps extends ValueProps {
  kind: ValueKind
  off: null | undefined
}

/** A part that can be switched off. */
function SwitchedGroup({ shape, name, kind, off }: SwitchedGroupProps) {
  const texts = useMessages(valueMessages)
  const { control } = useFormContext()
  const { field } = useController({ control, name })
  const isOn = field.value !== null && field.value !== undefined
  // Opens what was just switched on.
  const [wasOn] = useState(isOn)
  const label = partLabel(texts, name)
  return (
    <fieldset className={name.split('.').length === 2 ? 'card grid gap-3' : 'value-group'}>
      <legend className="sr-only">{label}</legend>
      <Checkbox
        label={label}
        checked={isOn}
        onChange={({ currentTarget }) =>
          field.onChange(currentTarget.checked ? filledOf(shape) : off)
        }
      />
      {isOn ? (
        <div className="value-item">
          <ValueFold name={name} title={texts.details} isOpenAtFirst={!wasOn}>
            {() => <ValueParts kind={kind} name={name} />}
          </ValueFold>
        </div>
      ) : null}
    </fieldset>
  )
}

/** Short texts, one to a line. */
function LinesField({ name, label }: { name: string; label: string }) {
  const texts = useMessages(valueMessages)
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const lines: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  return (
    <TextArea
      label={label}
      hint={texts.onePerLine}
      error={messageIn(fieldState.error)}
      defaultValue={lines.join('\n')}
      onBlur={field.onBlur}
      onChange={({ currentTarget: { value } }) =>
        field.onChange(value.split('\n').flatMap((line) => line.trim() || []))
      }
    />
  )
}

interface ValueGroupProps {
  name: string
  label: string
  children: () => ReactNode
}

/** Parts that belong together: a card that folds, or a heading within one. */
function ValueGroup({ name, label, children }: ValueGroupProps) {
  const isCard = name.split('.').length === 2
  return (
    <fieldset className={isCard ? 'value-item value-card' : 'value-group'}>
      <legend className={isCard ? 'sr-only' : undefined}>{label}</legend>
      {isCard ? (
        <ValueFold name={name} title={label} isOpenAtFirst={hasRoom()}>
          {children}
        </ValueFold>
      ) : (
        children()
      )}
    </fieldset>
  )
}
