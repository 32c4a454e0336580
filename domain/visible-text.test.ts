import { expect, test } from 'vitest'
import { processorMs } from '#test/processor-time.ts'
import { visibleText } from './visible-text.ts'

test.each([
  '\u200b\u200b',
  '\u200d',
  '\ufeff\u200b',
  ' \u200e \u202e\u2066',
  '\u3164',
  '\u115f\u1160\uffa0',
  '\u2800\u2800',
  '\ufe0f',
  '\u{e0041}\u{e007f}',
  '\u00ad',
  '\u2060\u180e',
])('%o is empty', (text) => {
  expect(visibleText(text)).toBe('')
})

test.each([
  ['\u200bAnn\u200b', 'Ann'],
  ['\ufeff Ann \u200f', 'Ann'],
  [' Ann ', ' Ann '],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['❤️', '❤️'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['می‌خواهم', 'می‌خواهم'],
  ['👔\u200d', '👔'],
  ['', ''],
])('of %o stays %o', (text, seen) => {
  expect(visibleText(text)).toBe(seen)
})

test('a long text of invisible characters is read without delay', async () => {
  const ms = await processorMs(() => {
    expect(visibleText(`a${'\ufeff \u200b'.repeat(80_000)}b`)).toHaveLength(240_002)
    expect(visibleText('\u200b'.repeat(240_000))).toBe('')
  })
  expect(ms).toBeLessThan(1000)
})
