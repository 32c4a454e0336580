import { areas, type AreaEmail } from './areas.ts'
import { exampleGoods } from './cart/example-goods.ts'
import { listPaymentTerms } from './payments/payment-terms.ts'
import type { EmailExamples, ExampleSetting } from './platform/mail/email-example.ts'
import { itemPicture, pageUrl, preferencesLink } from './platform/mail/links.ts'
import type { WriteExamples } from './platform/messages/writers.ts'
import { readBrand } from './settings/brand.ts'
import { readEmailBrand } from './settings/email-brand.ts'

const bankTransfer: ExampleSetting['payment'] = {
  title: { en: 'Bank transfer', zh: '銀行轉賬', cn: '银行转账' },
  payee: [],
  link: null,
  fps: null,
}

/** Every email the shop sends, written by what writes the real ones. */
export const writeExamples: WriteExamples = async (ctx, locale) => {
  const methods = await listPaymentTerms(ctx)
  const { contact } = await readBrand(ctx)
  const setting: ExampleSetting = {
    locale,
    brand: await readEmailBrand(ctx, locale),
    now: ctx.clock(),
    goods: await exampleGoods(ctx),
    payment: methods.find(({ payee }) => payee.length > 0) ?? bankTransfer,
    phone: contact.phone,
    publicUrl: ctx.settings.publicUrl,
    page: (path) => pageUrl(ctx, locale, path),
    choices: [preferencesLink(ctx, locale)],
    pictureOf: (picture) => itemPicture(ctx, picture),
  }
  return examplesOfAreas(setting)
}

function examplesOfAreas(setting: ExampleSetting): EmailExamples<AreaEmail> {
  return Object.assign({}, ...areas.map(({ emails }) => emails?.(setting)))
}
