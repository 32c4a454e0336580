import { expect, test } from 'vitest'
import { exampleOf } from '#contract/examples.ts'
import { listBankLines } from '#contract/staff/bank-lines.ts'
import { consoleMarkup } from '#test/console-markup.tsx'
import { BankLineItem } from './bank-line-item.tsx'
import { bankMessages } from './bank-messages.ts'

const { sure, likely, named } = bankMessages.en
const [line] = listBankLines.answer.parse(exampleOf(listBankLines)).data
if (!line?.match) throw new Error('the example matches no order')
const { match } = line

test.each([
  [{ is_sure: true, reference_fits: true, amount_fits: true }, sure],
  [{ is_sure: false, reference_fits: false, amount_fits: true }, likely],
  [{ is_sure: false, reference_fits: true, amount_fits: false }, named],
])('a line of which %j is said to be: %s', (fits, said) => {
  const markup = consoleMarkup(
    <BankLineItem
      line={{ ...line, match: { ...match, ...fits } }}
      account="FPS"
      onChoose={() => {}}
      onAside={() => {}}
    />,
  )
  expect([sure, likely, named].filter((each) => markup.includes(`>${each}<`))).toEqual([said])
})
