import type { z } from '@hono/zod-openapi'
import { useState, type ReactNode } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button, IconButton } from '#ui/button.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { hasRoom } from './fold-card.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { ValueFold } from './value-fold.tsx'
import { filledOf, kindOf } from './value-kinds.ts'
import { optionLabel, valueMessages } from './value-messages.ts'
import { titleOf } from './value-title.ts'

interface ValueListProps {
  element: z.core.$ZodType
  name: string
  label: string
  /** The fields of the item at that path. */
  children: (item: string) => ReactNode
}

/** Items in order, each folded up to its title; within a group all of them fold on a phone. */
export function ValueList(props: ValueListProps) {
  const { name, label } = props
  const { getValues } = useFormContext()
  // The heading of the screen names it.
  if (!name.includes('.')) return <Items {...props} isNamed />
  if (hasRoom()) return <Items {...props} />
  const isEmpty = getValues(name)?.length === 0
  return (
    <div className="value-item value-card">
      <ValueFold name={name} title={label} isOpenAtFirst={isEmpty}>
        {() => <Items {...props} isNamed />}
      </ValueFold>
    </div>
  )
}

interface ItemsProps extends ValueListProps {
  /** What is around it says what they are. */
  isNamed?: boolean
}

function Items({ element, name, label, children, isNamed = false }: ItemsProps) {
  const texts = useMessages(valueMessages)
  const { control } = useFormContext()
  const { fields, append, remove, move } = useFieldArray({ control, name })
  const [added, setAdded] = useState<number | null>(null)
  const kind = kindOf(element)
  const keepFocus = useKeptFocus()
  const moveBy = (at: number, by: number) => {
    keepFocus()
    move(at, at + by)
  }
  const add = (value: unknown) => {
    setAdded(fields.length)
    append(value)
  }
  return (
    <fieldset className={isNamed ? 'grid gap-4' : 'value-group'}>
      <legend className={isNamed ? 'sr-only' : undefined}>{label}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="value-item">
          <Item name={`${name}.${at}`} at={at} isNew={at === added}>
            {children}
          </Item>
          <span className="flex">
            <IconButton
              icon="chevron-up"
              label={texts.earlier(label, at + 1)}
              disabled={at === 0}
              onClick={() => moveBy(at, -1)}
            />
            <IconButton
              icon="chevron-down"
              label={texts.later(label, at + 1)}
              disabled={at === fields.length - 1}
              onClick={() => moveBy(at, 1)}
            />
            <IconButton
              icon="trash"
              label={texts.remove(label, at + 1)}
              onClick={() => remove(at)}
            />
          </span>
        </div>
      ))}
      <p className="flex flex-wrap gap-2">
        {kind.kind === 'variants' ? (
          [...kind.variants].map(([value, shape]) => (
            <Button key={value} kind="ghost" small icon="plus" onClick={() => add(filledOf(shape))}>
              {optionLabel(texts, value)}
            </Button>
          ))
        ) : (
          <Button
            kind="ghost"
            small
            icon="plus"
            aria-label={texts.add(label)}
            onClick={() => add(filledOf(element))}
          >
            {texts.addShort}
          </Button>
        )}
      </p>
    </fieldset>
  )
}

interface ItemProps extends Pick<ValueListProps, 'children'> {
  name: string
  at: number
  isNew: boolean
}

function Item({ name, at, isNew, children }: ItemProps) {
  const texts = useMessages(valueMessages)
  const language = useLanguage()
  const { control } = useFormContext()
  const value: unknown = useWatch({ control, name })
  const title = titleOf(value, language, texts) || texts.item(at + 1)
  return (
    <ValueFold name={name} title={title} isOpenAtFirst={isNew}>
      {() => children(name)}
    </ValueFold>
  )
}
