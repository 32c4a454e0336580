import type { z } from '@hono/zod-openapi'
import { Fragment, type ComponentType } from 'react'
import { useMessages } from '../language/messages.ts'
import { sentences } from '../language/sentences.ts'
import { partMessages } from './messages.ts'
import { ValueFields } from './value-fields.tsx'
import { kindOf, shapeAt, type TextType } from './value-kinds.ts'

/** Fields of one subject, by their paths in the value. */
export interface Section<Title extends string = string, Name extends string = string> {
  /** Name of its title among the texts. */
  title?: Title
  fields: readonly Name[]
}

export interface SectionTexts {
  /** Above all of them. */
  intro?: string
  titles: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string | { label: string; hint: string }>>
}

interface SectionsProps {
  /** The value that is edited, as the contract has it. */
  shape: z.core.$ZodType
  /** Its path in the form. */
  at: string
  sections: readonly Section[]
  texts: SectionTexts
  /** Where the shape cannot tell how a text is typed. */
  types?: Readonly<Record<string, TextType>> | undefined
  /** Values that apply while a field is empty. */
  standards?: Readonly<Record<string, unknown>> | undefined
  /** Fields that are edited in a way of their own. */
  own?: Readonly<Record<string, ComponentType>> | undefined
}

/** Cards of fields, each as its shape says. Short fields share a row. Stands in a form provider. */
export function Sections({ sections, texts, ...rest }: SectionsProps) {
  return (
    <>
      {texts.intro === undefined ? null : <p className="text-ink-2">{texts.intro}</p>}
      {sections.map(({ title, fields }) => (
        <section key={fields[0]} className="card grid gap-4">
          {title === undefined ? null : <h2>{texts.titles[title]}</h2>}
          {rowsOf(fields, rest).map((row) => (
            <Fragment key={row[0]}>
              {row.length === 1 && !isShort(row[0] ?? '', rest) ? (
                <SectionField name={row[0] ?? ''} texts={texts} {...rest} />
              ) : (
                <div className="pairs">
                  {row.map((name) => (
                    <SectionField key={name} name={name} texts={texts} {...rest} />
                  ))}
                </div>
              )}
            </Fragment>
          ))}
        </section>
      ))}
    </>
  )
}

type Rest = Omit<SectionsProps, 'sections' | 'texts'>

function SectionField({ name, texts, ...rest }: Rest & { name: string; texts: SectionTexts }) {
  const { standard } = useMessages(partMessages)
  const { shape, at, own = {}, types = {}, standards = {} } = rest
  const Own = own[name]
  if (Own) return <Own />
  const text = texts.fields[name] ?? name
  const { label, hint = '' } = typeof text === 'string' ? { label: text } : text
  const value = standards[name]
  const hints = sentences(hint, typeof value === 'number' ? standard(value) : '')
  const type = types[name]
  return (
    <ValueFields
      shape={shapeAt(shape, name)}
      name={`${at}.${name}`}
      label={label}
      {...(hints !== '' && { hint: hints })}
      {...(type && { type })}
    />
  )
}

/** Fields as they stand below each other; short ones that follow one another share a row. */
function rowsOf(fields: readonly string[], rest: Rest): string[][] {
  const rows: string[][] = []
  for (const name of fields) {
    const last = rows.at(-1)
    const before = last?.[0]
    if (last && before !== undefined && isShort(name, rest) && isShort(before, rest))
      last.push(name)
    else rows.push([name])
  }
  return rows
}

function isShort(name: string, { shape, own = {} }: Rest): boolean {
  return (
    !own[name] && ['number', 'text', 'choice', 'time'].includes(kindOf(shapeAt(shape, name)).kind)
  )
}
