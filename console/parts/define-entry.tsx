import type { z } from '@hono/zod-openapi'
import { useState, type ComponentType, type ReactNode } from 'react'
import { localize, type LocalizedText } from '#domain/locale.ts'
import type { StaffKey } from '../api/staff-api.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages, type Messages } from '../language/messages.ts'
import { CallDialog } from './call-dialog.tsx'
import type { FieldTexts, ShapedFieldsProps } from './shaped-fields.tsx'
import { emptyOf, kindOf, partsOf, shapeAt } from './value-kinds.ts'
import { writtenOf } from './written-text.ts'

/** A call that writes an entry, as the contract declares it. */
interface EntryCall {
  key: StaffKey
  body?: z.core.$ZodType
}

/** What a list has that is edited in a dialog. */
export interface Saved {
  title: LocalizedText
  /** Texts whose simplified Chinese the shop has made. */
  derived_cn: readonly string[]
  /** Present on entries that several people change. */
  version?: number
}

interface EntryTexts {
  newEntry: string
  edit: (name: string) => string
  save: string
  saved: string
  fields: FieldTexts
}

interface Entry<Known extends Saved> extends Pick<ShapedFieldsProps, 'types'> {
  /** Id of its dialog. */
  id: string
  create: EntryCall
  change: EntryCall
  /** Path parameters of the call that changes it. */
  at: (known: Known) => Readonly<Record<string, string>>
  /** Calls whose answers it changes. */
  changes: readonly StaffKey[]
  /** In their order; a form has those that its call takes. */
  fields: readonly string[]
  /** Fields that a new one does not have yet: the shop fills them in. */
  later?: readonly string[]
  /** Fields that are edited in a way of their own. */
  own?: Readonly<Record<string, ComponentType<{ known: Known | null }>>>
  /** Values of a new one, where they are not empty. */
  start?: Readonly<Record<string, unknown>>
  texts: Messages<EntryTexts>
  /** Below the form of one that is saved. */
  After?: ComponentType<{ known: Known }>
}

export interface EntryDialogProps<Known extends Saved> {
  /** Null: a new one. */
  known: Known | null
  /** Values that depend on where a new one is made, such as its position. */
  start?: Readonly<Record<string, unknown>>
  onClose: () => void
}

/** The dialog in which an entry of a list is made and changed, by the two calls of the contract. */
export function defineEntry<Known extends Saved>(
  entry: Entry<Known>,
): (props: EntryDialogProps<Known>) => ReactNode {
  return function EntryDialog({ known, onClose, start = {} }) {
    const { id, types, changes, later = [], After } = entry
    const texts = useMessages(entry.texts)
    const language = useLanguage()
    // What the form was filled from, even if a colleague's change has been fetched meanwhile.
    const [ifMatch] = useState(known?.version)
    const call = known ? entry.change : entry.create
    const shape = call.body as z.core.$ZodType
    const taken = partsOf(shape)
    const names = entry.fields.filter(
      (name) => taken.includes(name) && (known || !later.includes(name)),
    )
    const own = Object.entries(entry.own ?? {}).map(([name, Own]) => [
      name,
      <Own key={name} known={known} />,
    ])
    return (
      <CallDialog
        {...{ id, call, ifMatch, changes, types, onClose }}
        wide
        title={known ? texts.edit(localize(known.title, language)) : texts.newEntry}
        {...(known && { params: entry.at(known), saved: textsIn(known) })}
        start={
          known
            ? filledFrom(known, shape, names)
            : { ...emptyParts(shape, names), ...entry.start, ...start }
        }
        fields={Object.fromEntries(names.map((name) => [name, texts.fields[name] ?? name]))}
        own={Object.fromEntries(own)}
        saveLabel={texts.save}
        done={texts.saved}
      >
        {known && After ? <After known={known} /> : null}
      </CallDialog>
    )
  }
}

/** The fields of a saved entry as they were typed: what the shop has filled in is left empty again. */
function filledFrom(known: Saved, shape: z.core.$ZodType, fields: readonly string[]) {
  const values = new Map(Object.entries(known))
  const texts = textsIn(known)
  return Object.fromEntries(
    fields.map((name) => {
      const text = kindOf(shapeAt(shape, name)).kind === 'words' ? texts[name] : undefined
      return [name, text ? writtenOf(text, known.derived_cn.includes(name)) : values.get(name)]
    }),
  )
}

function emptyParts(shape: z.core.$ZodType, fields: readonly string[]) {
  return Object.fromEntries(fields.map((name) => [name, emptyOf(shapeAt(shape, name))]))
}

function textsIn(known: Saved): Record<string, LocalizedText> {
  return Object.fromEntries(Object.entries(known).filter(isText))
}

function isText(part: [string, unknown]): part is [string, LocalizedText] {
  return typeof part[1] === 'object' && part[1] !== null && 'en' in part[1] && 'zh' in part[1]
}
