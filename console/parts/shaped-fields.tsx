import type { z } from '@hono/zod-openapi'
import type { ReactNode } from 'react'
import type { LocalizedText } from '#domain/locale.ts'
import type { Option } from '#ui/select.tsx'
import { useMessages } from '../language/messages.ts'
import { sentences } from '../language/punctuation.ts'
import { ChoiceField } from './choice-field.tsx'
import { partMessages } from './messages.ts'
import { ValueFields } from './value-fields.tsx'
import { kindOf, offValueOf, shapeAt, type FieldType } from './value-kinds.ts'

export type FieldText =
  | string
  | {
      label: string
      hint?: string
      /** Names of what can be chosen. */
      options?: Readonly<Record<string, string>>
      /** What can be chosen, where the shop knows it and the shape does not; one may be empty. */
      choices?: readonly Option[]
      /** Whether it says that it may be left empty, where the shape cannot tell. */
      isOptional?: boolean
    }

export type FieldTexts = Readonly<Record<string, FieldText>>

export interface ShapedFieldsProps {
  /** The value that is edited, as the contract has it. */
  shape: z.core.$ZodType
  /** Its path in the form, if it is not the whole of it. */
  at?: string
  /** Paths of its parts, in their order. */
  fields: readonly string[]
  texts: FieldTexts
  /** How a text is typed where its shape cannot tell. */
  types?: Readonly<Record<string, FieldType>> | undefined
  /** Values that apply while a field is empty. */
  standards?: Readonly<Record<string, unknown>> | undefined
  /** Texts that the shop has, whose languages an empty field shows. */
  saved?: Readonly<Record<string, LocalizedText>> | undefined
  /** Parts that are edited in a way of their own. */
  own?: Readonly<Record<string, ReactNode>> | undefined
}

/** A field for each part of a value, as its shape says. Stands in a `Form`. */
export function ShapedFields({ fields, ...rest }: ShapedFieldsProps) {
  return fields.map((name) => <ShapedField key={name} name={name} {...rest} />)
}

type Shaped = Omit<ShapedFieldsProps, 'fields'>

function ShapedField({ name, ...shaped }: Shaped & { name: string }) {
  const { standard } = useMessages(partMessages)
  const { shape, at, texts, types = {}, standards = {}, saved = {}, own = {} } = shaped
  if (own[name] !== undefined) return own[name]
  const text = texts[name] ?? name
  const { label, hint = '', choices, ...said } = typeof text === 'string' ? { label: text } : text
  const value = standards[name]
  const hints = sentences(hint, typeof value === 'number' ? standard(value) : '').trim()
  const [type, savedText] = [types[name], saved[name]]
  const field = {
    name: at === undefined ? name : `${at}.${name}`,
    label,
    ...said,
    ...(hints !== '' && { hint: hints }),
  }
  const part = shapeAt(shape, name)
  if (choices) return <ChoiceField {...field} off={offValueOf(part)} choices={choices} />
  return (
    <ValueFields
      {...field}
      shape={part}
      {...(type && { type })}
      {...(savedText && { saved: savedText })}
    />
  )
}

/** Fields of one subject. */
export interface Section<Title extends string = string, Name extends string = string> {
  /** Name of its title among the texts. */
  title?: Title
  fields: readonly Name[]
}

export interface SectionTexts {
  /** Above all of them. */
  intro?: string
  titles: Readonly<Record<string, string>>
  fields: FieldTexts
}

interface SectionsProps extends Omit<Shaped, 'texts'> {
  sections: readonly Section[]
  texts: SectionTexts
}

/** Cards of fields, each about one subject. */
export function Sections({ sections, texts, ...shaped }: SectionsProps) {
  return (
    <>
      {texts.intro === undefined ? null : <p className="text-ink-2">{texts.intro}</p>}
      {sections.map(({ title, fields }) => (
        <section key={fields[0]} className="card grid gap-4">
          {title === undefined ? null : <h2>{texts.titles[title]}</h2>}
          <PairedFields fields={fields} texts={texts.fields} {...shaped} />
        </section>
      ))}
    </>
  )
}

/** The same; short fields that follow one another share a row. */
export function PairedFields({ fields, ...rest }: ShapedFieldsProps) {
  return rowsOf(fields, rest).map((row) => {
    const [first = ''] = row
    const shown = <ShapedFields key={first} fields={row} {...rest} />
    return isShort(first, rest) ? (
      <div key={first} className="pairs">
        {shown}
      </div>
    ) : (
      shown
    )
  })
}

function rowsOf(fields: readonly string[], shaped: Shaped): string[][] {
  const rows: string[][] = []
  for (const name of fields) {
    const last = rows.at(-1)
    if (last && isShort(name, shaped) && isShort(last[0] ?? '', shaped)) last.push(name)
    else rows.push([name])
  }
  return rows
}

function isShort(name: string, { shape, own = {} }: Shaped): boolean {
  const kind = kindOf(shapeAt(shape, name))
  const isLink = kind.kind === 'text' && kind.type === 'url'
  return own[name] === undefined && !isLink && shortKinds.has(kind.kind)
}

const shortKinds: ReadonlySet<string> = new Set(['number', 'text', 'choice', 'time'])
