import type { z } from 'zod'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { measured } from '#test/measured.ts'
import { leastProcessorMs } from '#test/processor-time.ts'

/** Every field of every call that takes a text, of both APIs. */

/** Longer than what any field takes, and shorter than what a request may have. */
const length = 50_000

/** Patterns look long at what almost fits: many of a kind, and something else at the end. */
const texts = [
  'a',
  '0',
  ' ',
  '-',
  '.',
  '/',
  '@',
  '+',
  '_',
  ',',
  '\t',
  '襯',
  'a.',
  '0 ',
  'a@',
  '-a',
  '0-',
  ' a ',
]
  .map((part) => part.repeat(length / part.length))
  .flatMap((text) => [text, `${text}!`, `a${text}@b`, `https://${text}`])

/** Every shape of a text in what a call takes. */
function textsIn(shape: z.core.$ZodType, found: Map<z.core.$ZodType, string>, at: string): void {
  if (found.has(shape)) return
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return void found.set(shape, at)
    case 'object':
      for (const [name, field] of Object.entries(def.shape)) textsIn(field, found, `${at}.${name}`)
      return
    case 'array':
      return textsIn(def.element, found, at)
    case 'record':
      textsIn(def.keyType, found, at)
      return textsIn(def.valueType, found, at)
    case 'union':
      return def.options.forEach((option) => textsIn(option, found, at))
    case 'pipe':
      // With what a text becomes, and how.
      if ((def.in as z.core.$ZodTypes)._zod.def.type === 'string') found.set(shape, at)
      return textsIn(def.in, found, at)
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
      return textsIn(def.innerType, found, at)
    default:
  }
}

function textsOf({ key, params, query, body }: AnyEndpoint, found: Map<z.core.$ZodType, string>) {
  for (const shape of [params, query, body]) if (shape) textsIn(shape, found, key)
}

test('no text of 50 kB keeps the check of its field busy', async () => {
  const found = new Map<z.core.$ZodType, string>()
  for (const call of [...endpoints, ...staffEndpoints]) textsOf(call, found)
  expect(found.size).toBeGreaterThan(100)
  const slow: string[] = []
  let longest = 0
  for (const [shape, at] of found) {
    const check = (text: string) => (shape as z.ZodType).safeParse(text)
    for (const text of texts) {
      const ms = await leastProcessorMs(5, () => check(text))
      longest = Math.max(longest, ms)
      if (ms > 20) slow.push(`${at}: ${ms.toFixed(0)} ms for ${text.slice(0, 12)}…`)
    }
  }
  expect(slow).toEqual([])
  measured(
    'G39',
    `${found.size} text fields, ${texts.length} texts of 50 kB each: at most ${longest.toFixed(1)} ms`,
  )
})
