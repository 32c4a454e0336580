import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { latinText } from '#ui/fonts/latin-text.ts'

test('the subset typeface covers all characters in the shop’s texts', () => {
  const words = globSync(['storefront/messages/en/*.ts', 'demo/contents/*.ts'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  // Symbols such as stars come from system typefaces, as Chinese does.
  const latin = /[\p{Script=Latin}\p{Number}\p{Punctuation}\p{Currency_Symbol}\p{Math_Symbol}]/u
  const used = new Set(Array.from(words).filter((char) => char < '\u2e80' && latin.test(char)))
  expect([...used].filter((char) => !latinText.includes(char))).toEqual([])
})
