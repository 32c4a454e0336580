import { expect, test } from 'vitest'
import { latinMarksIn } from './latin-marks.ts'
import { code } from './sources.ts'
import { englishLinesIn, partsIn, textSources } from './texts-for-people.ts'

/** A value stands between Chinese words more often than not. */
const withValues = (text: string) => text.replaceAll(/\$\{[^}]*\}/g, '值')

/** Text between quotes; all of a line that has none, as a line of a longer text. */
function quoted(line: string): string[] {
  const parts = [...line.matchAll(/(['"`])(.*?)(?<!\\)\1/g)].map(([, , text = '']) => text)
  return parts.length > 0 ? parts : [line]
}

test.each(['zh', 'cn'] as const)('texts in %s have Chinese marks', (language) => {
  const found = textSources
    .filter(([file]) => !/search\/fold|domain\/bank|domain\/proof/.test(file))
    .flatMap(([file, text]) =>
      partsIn(language, file, text)
        .flatMap(quoted)
        .flatMap((part) => latinMarksIn(withValues(part)))
        .map((part) => `${file}: ${part}`),
    )
  expect(found).toEqual([])
})

/** Code whose joined parts no Chinese reads. */
const forMachines =
  /product\/gallery|pictures\/|theme\/parse-theme|content\/(data-lines|entry-shape|entry-form)|routing|\.server\.ts/

test('texts are joined by the marks of their language', () => {
  const joins =
    /\.join\((['"`])(, |: )\1\)|\}(, |: | \()\$\{|^\s*\{[\w.(), ]+\}(, |: | \()\{[\w.(), ]+\}/
  const shown = code(
    /^(storefront|console|ui|contract)\/.*(?<!\.test)\.tsx?$|^server\/.*(emails|documents|notifications|feeds)\/.*(?<!\.test)\.ts$|^server\/.*send-[a-z-]+\.ts$/,
  ).filter(([file]) => !forMachines.test(file))
  const found = shown.flatMap(([file, text]) => {
    const english = new Set(englishLinesIn(file, text))
    return text
      .split('\n')
      .filter((line) => joins.test(line) && !english.has(line) && !line.includes('throw '))
      .map((line) => `${file}: ${line.trim()}`)
  })
  expect(shown.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

test.each([
  ['恤衫, 鐵鏽紅', 1],
  ['速遞公司: 順豐', 1],
  ['商場店 (十時至八時)', 1],
  ['恤衫，鐵鏽紅（均碼）', 0],
  ['牛津恤衫，Navy, M', 0],
  ['04:15', 0],
])('%s has %i Latin marks', (text, count) => {
  expect(latinMarksIn(text)).toHaveLength(count)
})
