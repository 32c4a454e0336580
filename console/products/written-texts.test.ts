import { expect, test } from 'vitest'
import { getProduct } from '#contract/staff/products.ts'
import { exampleAnswer } from '#test/example-answer.ts'
import { writtenTexts } from './written-texts.ts'

const text = (en: string, zh: string) => ({ en, zh, cn: zh })
const nothing = text('', '')
const [picture] = exampleAnswer(getProduct).pictures
if (!picture) throw new Error('The example has no picture')

const product = {
  title: text('Oxford shirt', '牛津恤衫'),
  description: text('Soft.', '柔軟。'),
  pictures: [{ ...picture, alt: text('Front', '正面') }],
}
const search = { title: text('Shirts', '恤衫'), description: text('For men', '男裝') }
const all = { title: true, description: true, alt: true, search: true }

test('a product with every text in both languages lacks none', () => {
  expect(writtenTexts(product, search, 'en')).toEqual(all)
  expect(writtenTexts(product, search, 'zh')).toEqual(all)
})

test.each([
  [
    'Chinese that repeats the English',
    { description: text('Soft.', 'Soft.') },
    { description: false },
  ],
  ['an empty description', { description: nothing }, { description: false }],
  ['no picture', { pictures: [] }, { alt: false }],
  [
    'a picture described by the title',
    { pictures: [...product.pictures, { ...picture, alt: product.title }] },
    { alt: false },
  ],
])('%s is not written', (_name, part, lacks) => {
  expect(writtenTexts({ ...product, ...part }, search, 'zh')).toEqual({ ...all, ...lacks })
})

test('a search text needs title and description, and is asked for in each language', () => {
  const onlyEnglish = { ...search, description: text('For men', '') }
  expect(writtenTexts(product, onlyEnglish, 'en').search).toBe(true)
  expect(writtenTexts(product, onlyEnglish, 'zh').search).toBe(false)
})
