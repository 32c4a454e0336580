import { expect, test } from 'vitest'
import { listWarehouses } from '#contract/staff/locations.ts'
import { holdForTryOn } from '#contract/staff/try-on-holds.ts'
import { expectFields, firstExample } from '#test/console-dialogs.tsx'
import { consoleMarkup } from '#test/console-markup.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { counterMessages } from './messages.ts'

const texts = counterMessages.en
const name = 'Oxford shirt'
const shop = firstExample(listWarehouses)
const dialog = (
  <HoldDialog {...{ name, shop }} variantId="var_1" onClose={() => {}} onHeld={() => {}} />
)

test('holding an item asks who wants to try it on and until when', () => {
  expectFields({
    title: texts.holdTitle(name),
    dialog,
    call: holdForTryOn,
    fields: { name: texts.name, phone: texts.phone, held_until: texts.until },
  })
})

test('only the phone number says that it is optional; the time is typed as a time', () => {
  const markup = consoleMarkup(dialog)
  expect(markup.match(/field-note/g)).toHaveLength(1)
  expect(markup).toMatch(/type="tel"[^>]*name="phone"/)
  expect(markup).toMatch(/type="datetime-local"[^>]*name="held_until"/)
})
