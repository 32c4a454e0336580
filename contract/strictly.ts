import { getRefId } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import { nationalNumber } from '#domain/contact.ts'
import { foldTyping } from '#domain/fold-typing.ts'
import { issueSentences } from './issue-sentences.ts'
import { isOneLine, isProse } from './lines.ts'
import { nestedShapes } from './nested-shapes.ts'

/** Cached per shape, so that a shape shared by several calls is described once. */
const strict = new WeakMap<z.core.$ZodType, z.ZodType>()

/**
 * Makes objects at any depth reject unknown keys: a mistyped optional field must not pass as an
 * omitted one. Records still accept any key. Texts must be a single line unless they are `prose`;
 * those of a fixed pattern, such as prices and dates, may be typed with any keyboard. A phone number
 * with its area code may repeat it.
 */
export function strictly<Shape extends z.ZodType>(shape: Shape): Shape {
  const cached = strict.get(shape)
  if (cached) return cached as Shape
  const result = tightened(shape)
  strict.set(shape, result)
  return result as Shape
}

function tightened(shape: z.ZodType): z.ZodType {
  const { _zod } = shape as unknown as z.core.$ZodTypes
  if (_zod.def.type === 'string') return asLine(shape as z.ZodString)
  const parts = strictParts(_zod.def)
  if (!parts) return shape
  const result = rebuilt(shape, parts)
  return takesNumber(_zod.def) ? result.check(asNationalNumber) : result
}

function asLine(shape: z.ZodString): z.ZodType {
  if (isProse(shape._zod)) return shape
  return asTyped(shape).refine(isOneLine, issueSentences.one_line.en)
}

/** Folds what is typed before its pattern is checked. */
function asTyped(shape: z.ZodString): z.ZodString {
  const { def, traits } = shape._zod
  const isFormat = traits.has('$ZodCheck')
  const hasPattern = def.checks?.some(({ _zod }) => _zod.def.check === 'string_format') === true
  if (!(isFormat || hasPattern) || shape.format === 'url') return shape
  const own = isFormat ? [shape as unknown as z.core.$ZodCheck<string>] : []
  const checks = [z.overwrite(foldTyping), ...own, ...(def.checks ?? [])]
  // A format checks itself before all else, so it becomes a check of plain text.
  const result = new z.ZodString({ type: 'string', checks })
  result._zod.parent = shape
  return result
}

function takesNumber(def: z.core.$ZodTypes['_zod']['def']): boolean {
  if (def.type !== 'object' || !('area_code' in def.shape) || !('phone' in def.shape)) return false
  // A field that a form may leave half filled is plain text.
  const { def: phone } = (def.shape.phone as z.core.$ZodTypes)._zod
  return !(phone.type === 'optional' && phone.innerType._zod.def.type === 'string')
}

function asNationalNumber(payload: z.core.ParsePayload): void {
  const sent = payload.value as { area_code?: unknown; phone?: unknown }
  if (typeof sent.phone !== 'string' || sent.phone === '') return
  const areaCode = typeof sent.area_code === 'string' ? sent.area_code : '852'
  const phone = nationalNumber(areaCode, sent.phone)
  if (phone !== null) payload.value = { ...sent, phone }
  else {
    payload.issues.push({
      code: 'custom',
      path: ['phone'],
      message: issueSentences.phone.en,
      input: sent.phone,
    })
  }
}

/** The definition's nested shapes made strict; null if there are none. */
function strictParts(def: z.core.$ZodTypes['_zod']['def']): object | null {
  const parts = nestedShapes(def, (shape) => strictly(shape as z.ZodType))
  return def.type === 'object' ? { ...parts, catchall: z.never() } : parts
}

/** Named separately in the OpenAPI document, because responses may gain keys later. */
function rebuilt(shape: z.ZodType, parts: object): z.ZodType {
  const result = shape.clone({ ...shape._zod.def, ...parts }, { parent: true })
  const name = getRefId(shape)
  return name ? result.openapi(`${name}Input`) : result
}
