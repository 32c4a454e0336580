import type { z } from 'zod'

/** Bodies with the same kind of fault in every field: together they provoke all refusals of a shape. */
export function wrongBodies(shape: z.ZodType): object[] {
  return faults
    .flatMap((fault) => wrong(shape, fault))
    .filter((body) => typeof body === 'object' && body !== null)
}

const faults = [
  undefined,
  null,
  '',
  'x'.repeat(40_000),
  'a\r\nb',
  'a b',
  -1,
  0,
  0.5,
  1e12,
  true,
  [],
  {},
] as const

type Fault = (typeof faults)[number]

function wrong(shape: z.core.$ZodType, fault: Fault): unknown[] {
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return [Object.fromEntries(Object.entries(def.shape).map((entry) => ofField(entry, fault)))]
    case 'array':
      return [wrong(def.element, fault)]
    case 'record':
      return wrong(def.valueType, fault).map((value) => ({ en: value }))
    case 'union':
      return def.options.flatMap((option) => wrong(option, fault))
    case 'pipe':
      return wrong(def.in, fault)
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
      return wrong(def.innerType, fault)
    default:
      return [fault]
  }
}

/** A literal field discriminates between objects, so it stays valid. */
function ofField([name, field]: [string, z.core.$ZodType], fault: Fault): [string, unknown] {
  const { def } = (field as z.core.$ZodTypes)._zod
  return [name, def.type === 'literal' ? def.values[0] : wrong(field, fault)[0]]
}
