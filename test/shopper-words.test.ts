import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLocale } from '#domain/locale.ts'
import { code } from './sources.ts'

/** Texts for people: what shoppers read, and what staff read about the same things. */
const texts = code(
  /^(storefront\/messages\/(zh|cn)\/|console\/.*messages|contract\/|demo\/|domain\/|server\/).*(?<!\.test)\.tsx?$/,
).filter(([file]) => !/proof|statements|bank|search\/|recogniser|discount|import/.test(file))

interface Word {
  language: 'zh' | 'cn'
  word: string
  wrong: string[]
}

const words: Word[] = readFileSync('docs/shopper-words.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .flatMap((line) => {
    const [, , zh = '', cn = '', notZh = '', notCn = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    const split = (cell: string) => cell.split(' ').filter(Boolean)
    return [
      { language: 'zh', word: zh, wrong: split(notZh) },
      { language: 'cn', word: cn, wrong: split(notCn) },
    ] as const
  })

/** The lines of a source that are in this language: by its file, or by the key before the text. */
function linesIn(language: 'zh' | 'cn', file: string, text: string): string[] {
  const own = /\/(zh|cn)\//.exec(file)?.[1]
  if (own !== undefined) return own === language ? text.split('\n') : []
  let current: string | undefined
  return text.split('\n').filter((line) => {
    const key = /(?:^|[\s{,])(en|zh|cn): /.exec(line)?.[1]
    if (key !== undefined && isLocale(key)) current = key
    return current === language
  })
}

test('the table of words is read', () => {
  expect(words.length).toBeGreaterThan(30)
  expect(texts.length).toBeGreaterThan(100)
})

test.each(words.filter(({ wrong }) => wrong.length > 0))(
  'in $language, one thing has one word: $word',
  ({ language, wrong }) => {
    const found = texts.flatMap(([file, text]) =>
      linesIn(language, file, text)
        .flatMap((line) => partsIn(language, line))
        .filter((part) => wrong.some((each) => part.includes(each)))
        .map((part) => `${file}: ${part.trim().slice(0, 120)}`),
    )
    expect(found).toEqual([])
  },
)

/** A line may hold all three languages. */
function partsIn(language: 'zh' | 'cn', line: string): string[] {
  const parts = [...line.matchAll(/\b(en|zh|cn): (['"`])(.*?)(?<!\\)\2/g)]
  if (parts.length < 2) return [line]
  return parts.filter(([, key]) => key === language).map(([, , , text = '']) => text)
}
