import { getOpenApiMetadata, getRefId } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import { nestedShapes } from '#contract/nested-shapes.ts'

const documented = new WeakMap<z.core.$ZodType, z.ZodType>()

/**
 * The same shape for the OpenAPI document. A named shape that may be null becomes a union with
 * null: the generator would make it null wherever it is used, or nowhere.
 */
export function documentedShape(shape: z.ZodType): z.ZodType {
  const known = documented.get(shape)
  if (known) return known
  // A shape that holds itself stays itself inside.
  documented.set(shape, shape)
  const result = rewritten(shape)
  documented.set(shape, result)
  return result
}

function rewritten(shape: z.ZodType): z.ZodType {
  const { def } = (shape as unknown as z.core.$ZodTypes)._zod
  if (def.type === 'nullable' && getRefId(def.innerType as z.ZodType) !== undefined) {
    return z.union([documentedShape(def.innerType as z.ZodType), z.null()])
  }
  let isChanged = false
  const parts = nestedShapes(def, (inner) => {
    const next = documentedShape(inner as z.ZodType)
    isChanged ||= next !== inner
    return next
  })
  if (!isChanged) return shape
  // Not a child of the original, or the generator would describe it as an extension of it.
  const copy = shape.clone({ ...def, ...parts } as z.core.$ZodTypeDef)
  const details = getOpenApiMetadata(shape)
  const name = isWrapper(def.type) ? undefined : getRefId(shape)
  return name === undefined ? copy.openapi(details) : copy.openapi(name, details)
}

/** Wrappers take the name of what they wrap. */
function isWrapper(type: string): boolean {
  return ['optional', 'nonoptional', 'nullable', 'default', 'pipe'].includes(type)
}
