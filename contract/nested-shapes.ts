import type { z } from '@hono/zod-openapi'

type Replace = (shape: z.core.$ZodType) => z.core.$ZodType

/**
 * The parts of a shape's definition that hold other shapes, each of them replaced; null if it holds
 * none. Throws for a kind it does not know, which may hold objects.
 */
export function nestedShapes(
  def: z.core.$ZodTypes['_zod']['def'],
  replace: Replace,
): object | null {
  switch (def.type) {
    case 'object':
      return { shape: mapValues(def.shape, replace) }
    case 'array':
      return { element: replace(def.element) }
    case 'record':
      return { valueType: replace(def.valueType) }
    case 'union':
      return { options: def.options.map(replace) }
    case 'pipe':
      return { in: replace(def.in), out: replace(def.out) }
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
      return { innerType: replace(def.innerType) }
    case 'tuple':
      return { items: def.items.map(replace) }
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'unknown':
    case 'transform':
    case 'custom':
      return null
    default:
      throw new Error(`The shape ${def.type} may hold others: add it to nestedShapes()`)
  }
}

function mapValues(shapes: Readonly<z.core.$ZodLooseShape>, replace: Replace): object {
  return Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, replace(shape)]))
}
