import { formatMoney } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { RefundEmailTemplate } from '../platform/jobs/queue.ts'
import {
  exampleReference,
  type EmailExamples,
  type ExampleSetting,
} from '../platform/mail/email-example.ts'
import { renderRefundEmail } from './refund-email.ts'
import type { RefundEmailData } from './refund-email-messages.ts'

const answers = {
  en: 'The label had been cut out, so we cannot take it back.',
  zh: '貨品的吊牌已剪去，恕未能退貨。',
  cn: '商品的吊牌已剪掉，恕不能退货。',
}

/** Every email about a refund request, in each of its wordings. */
export function refundEmailExamples(
  setting: ExampleSetting,
): EmailExamples<`refund_${RefundEmailTemplate}`> {
  const { locale, brand, goods, page, choices } = setting
  const usual: RefundEmailData = {
    reference: exampleReference,
    amount: formatMoney(cents(goods[0].price_cents), locale),
    before: null,
    replacement: '',
    answer: null,
    way: 'card',
    isSent: false,
    isZero: false,
    points: 0,
  }
  const write = (template: RefundEmailTemplate, ...differences: Partial<RefundEmailData>[]) =>
    differences.map((difference) =>
      renderRefundEmail({
        template,
        locale,
        brand,
        data: { ...usual, ...difference },
        link: page(`/shop/main/order/${exampleReference}`),
        choices,
      }),
    )
  return {
    refund_received: write('received', {}),
    refund_approved: write('approved', { way: 'card' }, { way: 'offline' }, { way: 'counter' }),
    refund_exchanged: write('exchanged', { way: null, replacement: 'PR-3F8T4W' }),
    refund_rejected: write('rejected', { answer: answers[locale] }),
    refund_dropped: write('dropped', {}),
  }
}
