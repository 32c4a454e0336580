import { expect, test } from 'vitest'
import { DomainError, invalid } from '#domain/errors.ts'
import { locales } from '#domain/locale.ts'
import { failureSentence } from './failure-sentence.ts'
import { issuesOf } from './issues.ts'
import { issueSentences } from './issue-sentences.ts'
import { endpoints } from './endpoints.ts'
import { staffEndpoints } from './staff-endpoints.ts'

test('a refusal says what is wrong in its own sentence, whether or not a field is there to mark', () => {
  const calls = [...endpoints, ...staffEndpoints].filter(({ body }) => body)
  expect(calls.length).toBeGreaterThan(100)
  for (const { key, body } of calls) {
    const issues = issuesOf(body?.safeParse('wrong', { reportInput: true }).error?.issues ?? [])
    if (issues.length === 0) continue
    const sentence = failureSentence(new DomainError('invalid', { issues }))
    for (const locale of locales) {
      expect(sentence[locale], key).toContain(issues[0]?.message[locale] ?? 'nothing')
      expect(sentence[locale], key).not.toMatch(/marked|標示|标示/)
    }
  }
})

test('a sentence that means nothing alone has the path of its field, and none is said twice', () => {
  expect(failureSentence(invalid('lines.0.qty', issueSentences.required))).toEqual({
    en: 'lines.0.qty: Required.',
    zh: 'lines.0.qty：必填',
    cn: 'lines.0.qty：必填',
  })
  const issues = ['email', 'contact.email'].map((path) => ({ path, message: issueSentences.email }))
  expect(failureSentence(new DomainError('invalid', { issues })).en).toBe('Invalid email.')
})

test('the limit of bytes is the one that was broken', () => {
  const sentence = (max: number) =>
    failureSentence(new DomainError('file_too_large', { max_bytes: max })).en
  expect(sentence(40 * 1024 * 1024)).toBe('The file must be smaller than 40 MB.')
  expect(sentence(256 * 1024)).toBe('This is too much at once; the most is 256 kB.')
})
