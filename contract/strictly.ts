import { getRefId } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import { issueSentences } from './issue-sentences.ts'
import { isOneLine, isProse } from './lines.ts'

/** One result for each shape, so that what several calls share is described once. */
const strict = new WeakMap<z.core.$ZodType, z.ZodType>()

/**
 * The same shape, except that its objects, however deep, refuse a key they do not name: a mistyped
 * optional field must never read as one that was left out. Records keep their free keys. Texts are
 * one line unless they are `prose`.
 */
export function strictly<Shape extends z.ZodType>(shape: Shape): Shape {
  const known = strict.get(shape)
  if (known) return known as Shape
  const made = tightened(shape)
  strict.set(shape, made)
  return made as Shape
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

/** What changes in the definition of a shape that has other shapes in it; null for one without. */
function strictParts(def: z.core.$ZodTypes['_zod']['def']): object | null {
  switch (def.type) {
    case 'object':
      return { shape: mapValues(def.shape), catchall: z.never() }
    case 'array':
      return { element: inside(def.element) }
    case 'record':
      return { valueType: inside(def.valueType) }
    case 'union':
      return { options: def.options.map(inside) }
    case 'pipe':
      return { in: inside(def.in), out: inside(def.out) }
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
      return { innerType: inside(def.innerType) }
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
      // A kind that could hide an object must say here where it does.
      throw new Error(`strictly() does not know the shape ${def.type}`)
  }
}

function inside(shape: z.core.$ZodType): z.ZodType {
  return strictly(shape as z.ZodType)
}

function mapValues(shapes: Readonly<z.core.$ZodLooseShape>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, inside(shape)]))
}

/** In the API's description it gets a name of its own: answers may have more keys one day. */
function rebuilt(shape: z.ZodType, parts: object): z.ZodType {
  const made = shape.clone({ ...shape._zod.def, ...parts }, { parent: true })
  const name = getRefId(shape)
  return name ? made.openapi(`${name}Input`) : made
}
