import { expect, test } from 'vitest'
import { exampleOf } from '#contract/examples.ts'
import { previewStatement } from '#contract/staff/bank-statements.ts'
import { consoleMarkup } from '#test/console-markup.tsx'
import { ImportColumns } from './import-columns.tsx'
import { statementMessages } from './statement-messages.ts'

const texts = statementMessages.en
const preview = previewStatement.answer.parse(exampleOf(previewStatement))
const markupOf = (changes: Partial<typeof preview>) =>
  consoleMarkup(
    <ImportColumns
      statement={{ account: 'fps', text: '' }}
      preview={{ ...preview, ...changes }}
      onClose={() => {}}
    />,
  )

test('dates that disagree ask which comes first, day or month, before anything is imported', () => {
  const proven = markupOf({})
  expect(proven).not.toContain(texts.dayOrder)
  expect(proven).not.toContain('disabled=""')
  const asked = markupOf({ day_order: { order: null, is_proven: false }, reading: null })
  expect(asked).toContain(texts.dayOrderAsk)
  expect(asked).toContain(`<option value="" selected="">${texts.chooseOrder}</option>`)
  expect(asked).toMatch(new RegExp(`disabled=""[^>]*>[^<]*(<[^>]+>)*${texts.import}`))
})

test('each line that is none is named, with what is wrong with it', () => {
  const { reading } = preview
  if (!reading) throw new Error('the example is not read')
  const unreadable = [
    { line: 2, text: 'FPS A', problem: 'date', value: '27/11/2026' },
    { line: 4, text: 'FPS C', problem: 'balance', value: '1,740.00' },
    { line: 5, text: 'FPS D', problem: 'cells', value: '' },
  ] as const
  const markup = markupOf({ reading: { ...reading, unreadable: [...unreadable] } })
  expect(markup).toContain('Line 2 (no date: 27/11/2026)')
  expect(markup).toContain('Line 4 (the balance does not follow from its amount: 1,740.00)')
  expect(markup).toContain('Line 5 (more or fewer cells than headings)')
})
