import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { email, phone } from '#contract/contact-shapes.ts'
import { homeData, pageData } from '#contract/page-data.ts'
import { schedulePrices } from '#contract/staff/prices.ts'
import { setPreorder } from '#contract/staff/products.ts'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { plainSlugs } from '../settings/plain-slugs.ts'
import { bodyOf } from './use-contract-form.ts'
import { emptyOf, filledOf, kindOf, shapeAt } from './value-kinds.ts'
import { valueMessages } from './value-messages.ts'

const { en, zh } = valueMessages

function expectFields(shape: z.core.$ZodType): void {
  const value = kindOf(shape)
  switch (value.kind) {
    case 'group':
      return expectNamed(value.parts)
    case 'picture':
      return expectNamed(value.rest)
    case 'list':
      return expectFields(value.element)
    case 'record':
      return expectFields(value.element)
    case 'variants':
      for (const [name, variant] of value.variants) {
        expect(en.options).toHaveProperty(name)
        expectFields(variant)
      }
      return
    case 'choice':
      for (const option of value.options) expect(en.options).toHaveProperty(option)
  }
}

function expectNamed(parts: readonly (readonly [string, z.core.$ZodType])[]): void {
  for (const [name, part] of parts) {
    if (kindOf(part).kind !== 'hidden') expect(en.parts).toHaveProperty(name)
    expectFields(part)
  }
}

test.each([
  ...plainSlugs.map((slug) => [slug, configurationValues[slug]] as const),
  ['home', homeData] as const,
  ['page', pageData] as const,
])('every part of %s has a field with a name', (_name, shape) => {
  expectFields(shape)
  expect(Object.keys(zh.parts)).toEqual(Object.keys(en.parts))
  expect(Object.keys(zh.options)).toEqual(Object.keys(en.options))
})

test('a new item is what its shape takes, apart from empty texts', () => {
  const { success } = configurationValues.countries.safeParse([filledOf(countryShape())])
  expect(success).toBe(false)
  expect(filledOf(countryShape())).toEqual({
    code: '',
    title: { en: '', zh: '', cn: '' },
    area_code: '',
  })
  expect(emptyOf(configurationValues.pop_ups)).toEqual({
    offer: null,
    newsletter: null,
    age_check: null,
  })
  const offer = partOf(configurationValues.pop_ups, 'offer')
  expect(configurationValues.pop_ups.safeParse({ offer: filledOf(offer) }).error?.issues).toEqual([
    expect.objectContaining({ path: ['offer', 'link', 'path'] }),
  ])
})

function countryShape(): z.core.$ZodType {
  const list = kindOf(configurationValues.countries)
  if (list.kind !== 'list') throw new Error('Countries are a list')
  return list.element
}

function partOf(shape: z.core.$ZodType, name: string): z.core.$ZodType {
  const group = kindOf(shape)
  const found = group.kind === 'group' ? group.parts.find(([each]) => each === name) : undefined
  if (!found) throw new Error(`There is no ${name}`)
  return found[1]
}

test.each([
  ['an email', email, 'text'],
  ['a phone number that may be left empty', z.union([z.literal(''), phone]).default(''), 'text'],
] as const)('%s is typed before the shop makes it uniform', (_name, shape, kind) => {
  expect(kindOf(shape).kind).toBe(kind)
})

test.each([
  ['a time', shapeAt(bodyOf(schedulePrices), 'starts_at'), { kind: 'time' }],
  ['a day', shapeAt(bodyOf(setPreorder), 'expected_on'), { kind: 'text', type: 'date' }],
] as const)('%s that a call takes has a field of its own', (_name, shape, kind) => {
  expect(kindOf(shape)).toEqual(kind)
})
