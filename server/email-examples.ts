import { exampleGoods } from './cart/example-goods.ts'
import { accountEmailExamples } from './customers/emails/account-email-examples.ts'
import { enquiryEmailExamples } from './customers/enquiries/enquiry-email-examples.ts'
import { pointsEmailExamples } from './loyalty/points-email-examples.ts'
import type { WriteExamples } from './notifications/messages/email-examples.ts'
import { staffEmailExamples } from './notifications/staff-email-examples.ts'
import { orderEmailExamples } from './orders/emails/order-email-examples.ts'
import { listPaymentTerms } from './payments/payment-terms.ts'
import type { ExampleSetting } from './platform/mail/email-example.ts'
import { itemPicture, pageUrl, preferencesLink } from './platform/mail/links.ts'
import { refundEmailExamples } from './returns/refund-email-examples.ts'
import { readBrand } from './settings/brand.ts'
import { readEmailBrand } from './settings/email-brand.ts'
import { passwordLinkExamples } from './staff/password-link-examples.ts'
import { alertEmailExamples } from './wishlist/alert-email-examples.ts'

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
  return {
    ...orderEmailExamples(setting),
    ...refundEmailExamples(setting),
    ...accountEmailExamples(setting),
    ...alertEmailExamples(setting),
    ...pointsEmailExamples(setting),
    ...enquiryEmailExamples(setting),
    ...staffEmailExamples(setting),
    ...passwordLinkExamples(setting),
  }
}
