import { addDays, formatDay, hongKongDay } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { promisedDays } from '#domain/promised-days.ts'
import { deliveryRows } from '../orders/emails/delivery-rows.ts'
import { exampleData, exampleOrder } from '../orders/emails/example-order.ts'
import type { RefundEmailTemplate } from '../platform/jobs/queue.ts'
import {
  exampleReference,
  type EmailExamples,
  type ExampleSetting,
} from '../platform/mail/email-example.ts'
import { renderRefundEmail, type ReplacementSent } from './refund-email.ts'
import type { RefundEmailData } from './refund-email-data.ts'

const answers = {
  en: 'The label had been cut out, so we cannot take it back.',
  zh: '貨品的吊牌已剪去，恕未能退貨。',
  cn: '商品的吊牌已剪掉，恕不能退货。',
}

function exampleReturn({ brand, now }: ExampleSetting) {
  const by = formatDay(addDays(hongKongDay(now), promisedDays.sendBack))
  return { by, to: brand.footer.join(', '), shops: [] }
}

interface Difference extends Partial<RefundEmailData> {
  sent?: ReplacementSent
}

function sentInExchange(setting: ExampleSetting): ReplacementSent {
  const { locale, goods, pictureOf } = setting
  const [{ picture, title, variant }, other] = goods
  return {
    items: [
      {
        picture: pictureOf(picture),
        title: localize(title, locale),
        detail: `${localize(other.variant, locale)} → ${localize(variant, locale)}`,
        notes: [],
        amount: '× 1',
      },
    ],
    rows: deliveryRows(exampleOrder(setting), exampleData(setting).expected),
  }
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
    sendBack: null,
    gifts: null,
    points: 0,
  }
  const write = (template: RefundEmailTemplate, ...differences: Difference[]) =>
    differences.map(({ sent, ...difference }) =>
      renderRefundEmail({
        template,
        locale,
        brand,
        data: { ...usual, ...difference },
        link: page(`/shop/main/order/${exampleReference}`),
        sent,
        choices,
      }),
    )
  return {
    refund_received: write('received', {}),
    refund_send_back: write(
      'send_back',
      { sendBack: { ...exampleReturn(setting), paidBy: 'shop' } },
      { sendBack: { ...exampleReturn(setting), paidBy: 'customer' } },
    ),
    refund_approved: write('approved', { way: 'card' }, { way: 'offline' }, { way: 'counter' }),
    refund_exchanged: write('exchanged', {
      way: null,
      replacement: 'PR-3F8T4W',
      sent: sentInExchange(setting),
    }),
    refund_rejected: write('rejected', { answer: answers[locale] }),
    refund_dropped: write('dropped', {}),
  }
}
