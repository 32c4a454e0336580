import { expect, test } from 'vitest'
import { splitDetails, splitSections } from './sections.ts'

test('a text is split at its headings; text before the first has no title', () => {
  expect(splitSections('Hello.\n\n## The shop\n\nDaily.\nFrom 11.\n\n## Phone\n- 2000')).toEqual([
    { title: '', text: 'Hello.' },
    { title: 'The shop', text: 'Daily.\nFrom 11.' },
    { title: 'Phone', text: '- 2000' },
  ])
})

test('a heading without text is kept, an empty text has no sections', () => {
  expect(splitSections('## Soon')).toEqual([{ title: 'Soon', text: '' }])
  expect(splitSections('\n \n')).toEqual([])
})

test('a list of terms and details becomes facts in any language', () => {
  expect(splitDetails('In cm.\n\n- M: chest 92–98\n- L: chest 98–104\n- XL: 104')).toEqual([
    { kind: 'prose', text: 'In cm.' },
    {
      kind: 'facts',
      details: [
        { term: 'M', detail: 'chest 92–98' },
        { term: 'L', detail: 'chest 98–104' },
        { term: 'XL', detail: '104' },
      ],
    },
  ])
  expect(splitDetails('- 肩寬：左至右\n- 胸闊：一\n- 衫長：二')[0]).toHaveProperty('kind', 'facts')
})

test.each([
  ['a list with one other line', '- M: 92\n- L: 98\n- by hand'],
  ['times of day', '- from 9:00\n- from 10:00\n- from 11:00'],
  ['two lines', '- M: 92\n- L: 98'],
])('%s stays a list', (_, text) => {
  expect(splitDetails(text)).toEqual([{ kind: 'prose', text }])
})
