import { expect, test } from 'vitest'
import { wrongSize } from '#contract/return-reasons.ts'
import { contents } from '#demo/contents.ts'
import { aftersales as cnForm } from '#storefront/messages/cn/aftersales.ts'
import { product as cn } from '#storefront/messages/cn/product.ts'
import { aftersales as enForm } from '#storefront/messages/en/aftersales.ts'
import { product as en } from '#storefront/messages/en/product.ts'
import { aftersales as zhForm } from '#storefront/messages/zh/aftersales.ts'
import { product as zh } from '#storefront/messages/zh/product.ts'

test.each([
  ['en', en, /^14-day returns$/],
  ['zh', zh, /^14天內可退貨退款$/],
  ['cn', cn, /^14天内可退货退款$/],
] as const)('in %s a product says for how many days it can be returned', (_, texts, said) => {
  expect(texts.returns(14)).toMatch(said)
})

const exchanging = [
  ['en', enForm, /exchange/, /order the other/],
  ['zh', zhForm, /更換/, /另行訂購/],
  ['cn', cnForm, /更换|换尺码/, /另外订购/],
] as const

test.each(exchanging)(
  'in %s pages and form say that a size is exchanged if it is in stock',
  (locale, form, said, denied) => {
    const pages = ['refund-policy', 'faq', 'size-guide'].map((slug) => pageOf(slug)[locale])
    for (const text of [form.sizeHint, ...pages]) {
      expect(text).toMatch(said)
      expect(text).not.toMatch(denied)
    }
  },
)

test.each(exchanging)('in %s pages name reason and field as the form does', (locale, form) => {
  for (const slug of ['refund-policy', 'faq']) {
    expect(pageOf(slug)[locale]).toContain(form.reasonDetails)
  }
  expect(pageOf('faq')[locale]).toContain(wrongSize[locale])
})

function pageOf(slug: string) {
  const page = contents.find((content) => content.slug === slug)
  if (!page) throw new Error(`No page ${slug}`)
  return page.body
}
