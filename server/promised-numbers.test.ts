import { expect, test } from 'vitest'
import { z } from 'zod'
import { contents } from '#demo/contents.ts'
import { promisedDays } from '#domain/promised-days.ts'
import { retentionDays } from '#domain/retention-days.ts'
import { testShop } from '#test/shop.ts'
import { readLimits } from './settings/limits.ts'

const shop = await testShop()
const limits = await readLimits(shop.ctx)
const locales = ['en', 'zh', 'cn'] as const

function textOf(slug: string, locale: (typeof locales)[number]): string {
  const { body } = contents.find((each) => each.slug === slug) ?? {}
  return z.string().parse(body?.[locale])
}

/** Numbers that each page promises, and where they come from. */
const promises = [
  ['refund-policy', 'returns', limits.return_days, [' days from the day', '天時間', '天时间']],
  ['refund-policy', 'answer', promisedDays.returnAnswer, [' working days', '個工作天', '个工作日']],
  ['refund-policy', 'send back', promisedDays.sendBack, [' days to send', '天內寄回', '天内寄回']],
  ['refund-policy', 'refund', promisedDays.refund, [' working days', '個工作天', '个工作日']],
  ['shipping-policy', 'collect', promisedDays.collect, [' days.', '天。', '天。']],
  ['payment-terms-and-special-fees', 'hold', limits.payment_hours, [' hours', '小時', '小时']],
  ['privacy-policy', 'visits', retentionDays.visitor_days, [' days after', '天', '天']],
] as const

test.each(promises)('%s promises what the shop does: %s', (slug, _what, count, units) => {
  for (const [at, locale] of locales.entries()) {
    expect(textOf(slug, locale).replaceAll(' ', '')).toContain(
      `${count}${units[at]}`.replaceAll(' ', ''),
    )
  }
})

test('no text about returns names another number of working days', () => {
  const known = new Set<number>([promisedDays.returnAnswer, promisedDays.refund])
  for (const locale of locales) {
    const text = textOf('refund-policy', locale)
    const found = [...text.matchAll(/(\d+) ?(?:working days|個工作天|个工作日)/g)]
    expect(found.length).toBeGreaterThan(0)
    for (const [, count] of found) expect(known).toContain(Number(count))
  }
})
