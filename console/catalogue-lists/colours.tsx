import { changeColour, createColour } from '#contract/staff/colours.ts'
import { defineEntry } from '../parts/define-entry.tsx'
import { defineSortedList } from './define-sorted-list.tsx'
import type { Colour } from './list-types.ts'
import { colourMessages } from './messages.ts'

export const ColourDialog = defineEntry<Colour>({
  id: 'colour',
  create: createColour,
  change: changeColour,
  at: ({ code }) => ({ code }),
  changes: ['GET /colours'],
  fields: ['title', 'code', 'hex', 'family'],
  types: { hex: 'color' },
  start: { hex: '#808080', family: 'grey' },
  texts: colourMessages,
})

export const Colours = defineSortedList<Colour>({
  name: 'colours',
  add: 'newColour',
  list: 'GET /colours',
  change: 'PUT /colours/{code}',
  remove: 'DELETE /colours/{code}',
  idOf: ({ code }) => code,
  start: ({ hex }) => <span className="dot" style={{ background: hex }} />,
  note: (texts, { use_count: count }) => texts.uses(count),
  Dialog: ColourDialog,
})
