import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceLines } from './text-difference.ts'

const shown = (before: string, after: string) =>
  differenceLines(before, after).map(({ kind, text }) => {
    const sign = { same: ' ', added: '+', removed: '-', skipped: '' }[kind]
    return `${sign}${text}`
  })

test.each([
  ['', 'One', ['+One']],
  ['One', '', ['-One']],
  ['One', 'Two', ['-One', '+Two']],
  ['One\nTwo\nThree', 'One\nThree', [' One', '-Two', ' Three']],
  ['One\nThree', 'One\nTwo\nThree', [' One', '+Two', ' Three']],
  ['a\nb\nc\nd\ne\nf\ng', 'a\nb\nc\nd\ne\nf\nG', ['…', ' e', ' f', '-g', '+G']],
  ['One', 'One', ['…']],
])('from %j to %j', (before, after, lines) => {
  expect(shown(before, after)).toEqual(lines)
})

test('what is not removed and what is not skipped make the text that there is now', () => {
  const line = fc.constantFrom('a', 'b', 'c', '')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), fc.array(line, { maxLength: 4 }), (old, next) => {
      const [before, after] = [old.join('\n'), next.join('\n')]
      if (before === after) return
      const lines = differenceLines(before, after)
      if (lines.some(({ kind }) => kind === 'skipped')) return
      const without = (kind: 'added' | 'removed') =>
        lines.filter((each) => each.kind !== kind).map(({ text }) => text)
      expect(without('removed').join('\n')).toBe(after)
      expect(without('added').join('\n')).toBe(before)
    }),
  )
})
