import type { z } from 'zod'

/** A key that no call declares. */
export const surprise = 'surprise'

interface Surprise {
  /** The key's path in the body, as in an issue. */
  path: string
  body: unknown
}

/** One body per object in a shape, at any depth, with an undeclared key in that object. */
export function surprisesIn(shape: z.ZodType | undefined): Surprise[] {
  if (!shape) return [{ path: surprise, body: { [surprise]: 1 } }]
  const found = inside(shape).map(({ at, value }) => ({ path: at.join('.'), body: value }))
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
}

interface Found {
  at: readonly string[]
  value: unknown
}

function inside(shape: z.core.$ZodType): Found[] {
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return inObject(def.shape)
    case 'array':
      return inside(def.element).map(({ at, value }) => ({ at: ['0', ...at], value: [value] }))
    case 'record':
      return inside(def.valueType).map(({ at, value }) => ({
        at: ['en', ...at],
        value: { en: value },
      }))
    case 'union':
      return def.options.flatMap(inside)
    case 'pipe':
      return inside(def.in)
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
      return inside(def.innerType)
    default:
      return []
  }
}

/** Literal fields discriminate between objects of a union, so every body needs them. */
function inObject(fields: Readonly<z.core.$ZodShape>): Found[] {
  const entries = Object.entries(fields)
  const named = Object.fromEntries(
    entries.flatMap(([name, field]) => {
      const { def } = (field as z.core.$ZodTypes)._zod
      return def.type === 'literal' ? [[name, def.values[0]]] : []
    }),
  )
  const deeper = entries.flatMap(([name, field]) =>
    inside(field).map(({ at, value }) => ({
      at: [name, ...at],
      value: { ...named, [name]: value },
    })),
  )
  return [{ at: [surprise], value: { ...named, [surprise]: 1 } }, ...deeper]
}
