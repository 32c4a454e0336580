import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { termsOf, tokenise } from './tokens.ts'

test.each([
  ['襯衫', '衬衫'],
  ['衞衣', '衛衣'],
  ['裏布', '里布'],
  ['鈕扣', '纽扣'],
  ['純綿', '纯棉'],
  ['穿著', '穿着'],
  ['ＡＢＣ１２', 'abc12'],
  ['Piqué', 'pique'],
  ['Men’s', "men's"],
])('%s and %s are the same word', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('part of a text folds the same on its own as in its context', () => {
  for (const [whole, part] of [
    ['乾隆', '乾'],
    ['藉口', '藉'],
    ['牛津襯衫', '襯衫'],
  ] as const) {
    expect(fold(whole)).toContain(fold(part))
  }
})

test('Chinese is split into pairs, and each character begins one term', () => {
  const terms = termsOf(tokenise('男裝 牛津恤衫，T恤'))
  expect(terms.join(' ')).toBe('男装 装 牛津 津恤 恤衫 衫 t 恤')
})

test.each([
  ['shirts', 'shirt'],
  ['Accessories', 'accessory'],
  ['ties', 'tie'],
  ['dresses', 'dress'],
  ['patches', 'patch'],
  ['canvas', 'canva'],
  ['shorts', 'shorts'],
  ['glass', 'glass'],
])('%s is searched as %s', (word, stem) => {
  expect(tokenise(word).map(({ text }) => text)).toEqual([stem])
})
