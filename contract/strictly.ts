import { getRefId } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import { issueSentences } from './issue-sentences.ts'
import { isOneLine, isProse } from './lines.ts'
import { nestedShapes } from './nested-shapes.ts'

/** Cached per shape, so that a shape shared by several calls is described once. */
const strict = new WeakMap<z.core.$ZodType, z.ZodType>()

/**
 * Makes objects at any depth reject unknown keys: a mistyped optional field must not pass as an
 * omitted one. Records still accept any key. Texts must be a single line unless they are `prose`.
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
  return parts ? rebuilt(shape, parts) : shape
}

function asLine(shape: z.ZodString): z.ZodType {
  return isProse(shape._zod) ? shape : shape.refine(isOneLine, issueSentences.one_line.en)
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
