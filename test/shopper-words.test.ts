import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partsIn, textSources, type Chinese } from './texts-for-people.ts'

/** Pictures and statements of banks, and words that people search for, are not the shop’s own. */
const texts = textSources.filter(
  ([file]) => !/proof|statements|bank|search\/|recogniser|discount|import/.test(file),
)
const consoleTexts = texts.filter(([file]) => file.startsWith('console/'))

interface Word {
  language: Chinese | 'en'
  word: string
  wrong: string[]
  where: typeof texts
}

const words = readFileSync('docs/shopper-words.md', 'utf8')
  .split('\n## ')
  .flatMap((section) => rowsOf(section).flatMap((cells) => wordsOf(section, cells)))

function rowsOf(section: string): string[][] {
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

function wordsOf(section: string, cells: string[]): Word[] {
  const wrong = (text = '', mark = ' ') => text.split(mark).filter(Boolean)
  if (section.startsWith('In the console')) {
    const [, word = '', notZh] = cells
    return [{ language: 'zh', word, wrong: wrong(notZh), where: consoleTexts }]
  }
  const [en = '', zh = '', cn = '', notZh, notCn, notEn] = cells
  return [
    { language: 'zh', word: zh, wrong: wrong(notZh), where: texts },
    { language: 'cn', word: cn, wrong: wrong(notCn), where: texts },
    { language: 'en', word: en, wrong: wrong(notEn, ', '), where: texts },
  ]
}

test('the tables of words are read', () => {
  expect(words.filter(({ where }) => where === texts).length).toBeGreaterThan(60)
  expect(words.filter(({ where }) => where === consoleTexts).length).toBeGreaterThan(8)
  expect(texts.length).toBeGreaterThan(100)
})

test('a line with three languages is read in each of them', () => {
  const source = "{ title: { en: 'Pick-up', zh: '自取', cn: '自提' } }"
  expect(partsIn('en', 'demo/shop.ts', source)).toEqual(['Pick-up'])
  expect(partsIn('zh', 'demo/shop.ts', source)).toEqual(['自取'])
  expect(partsIn('cn', 'demo/shop.ts', source)).toEqual(['自提'])
})

test('one of a pair is read in its language', () => {
  const source =
    "const m = defineMessages({\n  cut: ['Cut', '剪'],\n  far: [\n    'Far',\n    '遠',\n  ],\n})\nx: 'other'"
  expect(partsIn('en', 'console/parts/messages.ts', source)).toEqual(['Cut', 'Far'])
  expect(partsIn('zh', 'console/parts/messages.ts', source)).toEqual(['剪', '遠'])
  expect(partsIn('cn', 'console/parts/messages.ts', source)).toEqual([])
})

test.each(words.filter(({ wrong }) => wrong.length > 0))(
  'in $language, one thing has one word: $word',
  ({ language, wrong, where }) => {
    const found = where.flatMap(([file, text]) =>
      partsIn(language, file, text)
        .filter((part) => wrong.some((each) => part.includes(each)))
        .map((part) => `${file}: ${part.trim().slice(0, 120)}`),
    )
    expect(found).toEqual([])
  },
)
