import { expect, test } from 'vitest'
import { listCategories } from '#contract/staff/categories.ts'
import { listCollections } from '#contract/staff/collections.ts'
import { listColours } from '#contract/staff/colours.ts'
import { consoleMarkup } from '#test/console-markup.tsx'
import { exampleAnswer } from '#test/example-answer.ts'
import type { FieldText } from '../parts/shaped-fields.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CollectionDialog } from './collections.tsx'
import { ColourDialog } from './colours.tsx'
import { categoryMessages, collectionMessages, colourMessages } from './messages.ts'

const onClose = () => {}
const [colour] = exampleAnswer(listColours).data
const [collection] = exampleAnswer(listCollections).data
const [category] = exampleAnswer(listCategories).data
if (!colour || !collection || !category) throw new Error('a list has no example')

const dialogs = [
  {
    kind: 'colour',
    added: <ColourDialog known={null} onClose={onClose} />,
    changed: <ColourDialog known={colour} onClose={onClose} />,
    texts: colourMessages.en,
    onlyAdded: ['code'],
    onlyChanged: [],
  },
  {
    kind: 'collection',
    added: <CollectionDialog known={null} onClose={onClose} />,
    changed: <CollectionDialog known={collection} onClose={onClose} />,
    texts: collectionMessages.en,
    onlyAdded: ['slug'],
    onlyChanged: [],
  },
  {
    kind: 'category',
    added: <CategoryDialog known={null} onClose={onClose} />,
    changed: <CategoryDialog known={category} onClose={onClose} />,
    texts: categoryMessages.en,
    onlyAdded: [],
    onlyChanged: ['slug'],
  },
]

test.each(dialogs)('the dialog of a $kind has the fields that its call takes', (each) => {
  const { added, changed, texts, onlyAdded, onlyChanged } = each
  const names = Object.keys(texts.fields)
  const shown = (markup: string) =>
    Object.entries<FieldText>(texts.fields)
      .filter(([, text]) => markup.includes(typeof text === 'string' ? text : text.label))
      .map(([name]) => name)
  const without = (left: readonly string[]) => names.filter((name) => !left.includes(name))
  expect(shown(consoleMarkup(added))).toEqual(without(onlyChanged))
  expect(shown(consoleMarkup(changed))).toEqual(without(onlyAdded))
})

test('a saved entry fills its dialog as it was typed: what the shop has derived is left empty', () => {
  const markup = consoleMarkup(<CollectionDialog known={collection} onClose={onClose} />)
  expect(markup).toContain(collectionMessages.en.edit('Autumn/Winter 2026'))
  expect(valuesIn(markup)).toEqual(['Autumn/Winter 2026', '2026秋冬', ''])
  expect(markup).toContain('placeholder="2026秋冬"')
})

test('a new colour starts grey, and its families are named', () => {
  const markup = consoleMarkup(<ColourDialog known={null} onClose={onClose} />)
  expect(valuesIn(markup)).toContain('#808080')
  expect(markup).toContain('<option value="grey" selected="">Grey</option>')
})

function valuesIn(markup: string): string[] {
  return [...markup.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value = '']) => value)
}
