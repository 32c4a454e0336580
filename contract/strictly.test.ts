import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { areaCode, email, personName, phone, unread } from './contact-shapes.ts'
import { prose } from './lines.ts'
import { strictly } from './strictly.ts'

const shape = strictly(
  z.object({
    name: z.string().trim(),
    note: prose(20).default(''),
    lines: z.array(z.object({ title: z.string() })).default([]),
    kind: z.union([z.literal(''), z.string().max(5)]).optional(),
    free: z.record(z.string(), z.unknown()).optional(),
  }),
)

function faults(body: object): string[] {
  return (shape.safeParse(body).error?.issues ?? []).map(({ path }) => path.join('.'))
}

test.each(['a\nb', 'a\rb', 'a\r\nb', 'a\tb', 'a\u0007b', 'a\u2028b', 'a\u0085b'])(
  'a text is a single line at any depth: %j',
  (text) => {
    expect(faults({ name: text })).toEqual(['name'])
    expect(faults({ name: 'a', lines: [{ title: text }] })).toEqual(['lines.0.title'])
    expect(faults({ name: 'a', kind: text })).toEqual(['kind'])
    expect(strictly(personName).safeParse(text).success).toBe(false)
  },
)

test('prose keeps its lines, each ended by a plain line break, without other control characters', () => {
  const note = 'One\r\ntwo\rthree\n\tfour'
  expect(shape.parse({ name: 'a', note }).note).toBe('One\ntwo\nthree\n four')
  expect(faults({ name: 'a', note: 'a\u0007b' })).toEqual(['note'])
  expect(faults({ name: 'a', note: 'x'.repeat(21) })).toEqual(['note'])
})

test('an object rejects unknown keys, a record accepts any', () => {
  const { error } = shape.safeParse({ name: 'a', nam: 1, lines: [{ title: 'a', more: 1 }] })
  const issues = error?.issues.map((issue) => [issue.path.join('.'), 'keys' in issue && issue.keys])
  expect(issues).toEqual([
    ['lines.0', ['more']],
    ['', ['nam']],
  ])
  expect(faults({ name: 'a', free: { any: { thing: 1 } } })).toEqual([])
})

test('a phone number loses its area code, wherever both are asked for', () => {
  const number = strictly(z.object({ area_code: areaCode, phone }))
  const inside = strictly(z.object({ to: z.array(z.object({ area_code: areaCode, phone })) }))
  for (const typed of ['91234567', '+852 9123 4567', '0085291234567', '８５２－９１２３４５６７']) {
    const sent = { area_code: '852', phone: typed }
    const read = { area_code: '852', phone: '91234567' }
    expect(number.parse(sent)).toEqual(read)
    expect(inside.parse({ to: [sent] })).toEqual({ to: [read] })
  }
  for (const wrong of ['12ab', '+86 138 1234 5678', '']) {
    const { error } = number.safeParse({ area_code: '852', phone: wrong })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['phone'])
  }
})

test('a number that a call does not use is not judged', () => {
  const form = strictly(z.object({ email, ...unread('area_code', 'phone') }))
  const sent = { email: 'a@example.com', area_code: '852', phone: '+86 13ab' }
  expect(form.parse(sent)).toEqual(sent)
})

test('a shape is made strict once, and stays unchanged in responses', () => {
  const part = z.object({ a: z.int() })
  expect(strictly(part)).toBe(strictly(part))
  expect(part.safeParse({ a: 1, b: 2 }).success).toBe(true)
})
