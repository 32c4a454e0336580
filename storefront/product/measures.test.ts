import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { measureTitles } from '#domain/measures.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zh } from '../messages/zh.ts'

const messages = { en, zh, cn }

test.each(locales)('the storefront names each measure in %s as the console does', (locale) => {
  const known = Object.entries(measureTitles).map(([name, title]) => [name, title[locale]])
  expect(messages[locale].product.measureTitles).toEqual(Object.fromEntries(known))
})
