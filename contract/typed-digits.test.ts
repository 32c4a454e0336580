import type { z } from 'zod'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { nestedShapes } from './nested-shapes.ts'
import { staffEndpoints } from './staff-endpoints.ts'

/** Digits that fields of fixed shapes take; each field is tried with those it accepts. */
const values = [
  '380.00',
  '2026-11-30',
  '2026-11',
  '2026-11-30T04:00:00.000Z',
  '91234567',
  '852',
  '482913',
  'HK',
  'SAVE10',
  'aw26-shirts',
  '#ff4c3b',
  'tai.man@example.com',
]

/** The text in full width, as a Chinese keyboard writes it. */
function fullWidth(text: string): string {
  return text.replaceAll(/[!-~]/g, (each) => String.fromCodePoint(each.charCodeAt(0) + 0xfe_e0))
}

function arabicDigits(text: string): string {
  return text.replaceAll(/\d/g, (each) => String.fromCodePoint(Number(each) + 0x6_60))
}

interface Field {
  path: string
  shape: z.core.$ZodType
}

function fieldsOf(shape: z.core.$ZodType, path: string): Field[] {
  const { def } = (shape as z.core.$ZodTypes)._zod
  if (def.type === 'string' || def.type === 'pipe') return [{ path, shape }]
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`))
  }
  const found: Field[] = []
  nestedShapes(def, (part) => {
    found.push(...fieldsOf(part, path))
    return part
  })
  return found
}

function parsed({ shape }: Field, text: string) {
  return (shape as z.ZodType).safeParse(text)
}

/** Free text may hold anything, and addresses of the web have letters of all scripts. */
function isFixed(field: Field): boolean {
  return !parsed(field, '二 words').success && !parsed(field, 'https://example.com/a').success
}

function fixedFields(calls: readonly AnyEndpoint[]): Field[] {
  const all = calls.flatMap(({ key, body }) => (body ? fieldsOf(body, key) : []))
  return all.filter((field) => isFixed(field) && values.some((text) => parsed(field, text).success))
}

test.each([
  ['customers', fixedFields(endpoints), 12],
  ['staff', fixedFields(staffEndpoints), 60],
])('every field of digits or codes of %s takes them from any keyboard', (_, fields, atLeast) => {
  expect(fields.length).toBeGreaterThan(atLeast)
  for (const field of fields) {
    for (const text of values) {
      const { success, data } = parsed(field, text)
      if (!success) continue
      for (const typed of [fullWidth(text), arabicDigits(text)]) {
        expect(parsed(field, typed), `${field.path}: ${typed}`).toMatchObject({ success, data })
      }
    }
  }
})
