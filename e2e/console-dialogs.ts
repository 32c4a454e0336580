import type { Page } from 'playwright'
import { partMessages } from '#console/parts/messages.ts'
import { listMessages } from '#console/catalogue-lists/messages.ts'
import { counterMessages } from '#console/counter/messages.ts'
import { customerMessages } from '#console/customers/messages.ts'
import type { Language } from '#console/language/language.ts'
import { writeMessages } from '#console/orders/messages.ts'
import { promotionMessages } from '#console/promotions/messages.ts'
import { statementMessages } from '#console/proofs/statement-messages.ts'
import { accountMessages } from '#console/session/messages.ts'
import { shellMessages } from '#console/shell/messages.ts'
import type { Visit } from './console-staff.ts'

type Opener = (page: Page, language: Language) => Promise<void>

const press =
  (nameIn: (language: Language) => string): Opener =>
  (page, language) =>
    page
      .getByRole('button', { name: nameIn(language), exact: true })
      .filter({ visible: true })
      .first()
      .click()

/** A dialog of each kind, with the route of its screen. */
export const dialogs: readonly (readonly [kind: string, route: string, opener: Opener])[] = [
  ['a short form', 'products/colours', press((say) => listMessages[say].newColour)],
  ['a long form', 'products/categories', press((say) => listMessages[say].newCategory)],
  ['a question', 'promotions/:id', press((say) => promotionMessages[say].archive)],
  ['an email', 'orders/:id', press((say) => writeMessages[say].write)],
  ['a search', 'counter', press((say) => counterMessages[say].chooseCustomer)],
  ['what will be done', 'customers/:id', press((say) => customerMessages[say].erase)],
  ['a file', 'proofs/bank', press((say) => statementMessages[say].import)],
  ['steps', 'account', press((say) => accountMessages[say].setUp)],
  [
    'an example',
    'settings/email-examples',
    (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first().click(),
  ],
]

/** Dialogs over a screen on a phone or on a desk only. */
export const framesOf: Readonly<Record<Visit['width'], typeof dialogs>> = {
  390: [
    ['filters', 'orders', press((say) => partMessages[say].filters(0))],
    ['the menu', 'stock', press((say) => shellMessages[say].more)],
  ],
  1280: [['the shortcuts', 'stock', (page) => page.keyboard.press('?')]],
}
