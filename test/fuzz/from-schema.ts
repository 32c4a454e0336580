import fc from 'fast-check'
import { oddText, oddValue } from './odd-values.ts'

type Json = Readonly<Record<string, unknown>>

/** Generates values for the schemas of an OpenAPI document: mostly valid, with an occasional invalid part. */
export class SchemaValues {
  readonly #schemas: Json
  /** Existing ids, by the field or path segment that takes them. */
  readonly #known: Readonly<Record<string, string>>

  constructor(document: Json, known: Readonly<Record<string, string>>) {
    this.#schemas = objectAt(objectAt(document, 'components'), 'schemas')
    this.#known = known
  }

  /** A body that a client might send. */
  sent(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
    const right = this.#right(asObject(schema), depth)
    return fc.oneof(
      { weight: 28, arbitrary: right },
      { weight: 1, arbitrary: oddValue },
      { weight: 1, arbitrary: fc.constant(undefined) },
    )
  }

  /** A path parameter; `{id}` in `/orders/{id}` uses the known ids of `orders`. */
  segment(path: string, name: string, schema: unknown): fc.Arbitrary<string> {
    const [, area = ''] = path.split('/')
    const fitting = this.#known[name] ?? this.#known[area]
    return fc.oneof(
      { weight: fitting ? 8 : 0, arbitrary: fc.constant(fitting ?? '') },
      { weight: 1, arbitrary: fc.constantFrom(...Object.values(this.#known)) },
      { weight: 1, arbitrary: this.#right(asObject(schema), 0).map(String) },
      { weight: 1, arbitrary: oddText },
    )
  }

  #right(schema: Json, depth: number): fc.Arbitrary<unknown> {
    const ref = schema['$ref']
    if (typeof ref === 'string') {
      const named = this.#schemas[ref.split('/').at(-1) ?? '']
      return depth > 6 ? fc.constant(null) : this.#right(asObject(named), depth + 1)
    }
    const choices = schema['anyOf'] ?? schema['oneOf']
    if (Array.isArray(choices)) {
      return fc.oneof(...choices.map((each) => this.#right(asObject(each), depth + 1)))
    }
    if (Array.isArray(schema['allOf'])) {
      const parts = schema['allOf'].map((each) => this.#right(asObject(each), depth + 1))
      return fc.tuple(...parts).map((all) => Object.assign({}, ...all))
    }
    if ('const' in schema) return fc.constant(schema['const'])
    if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'])
    return this.#ofType(typeOf(schema), schema, depth)
  }

  #ofType(type: string, schema: Json, depth: number): fc.Arbitrary<unknown> {
    switch (type) {
      case 'string':
        return fc.oneof(
          { weight: 3, arbitrary: textOf(schema) },
          { weight: 1, arbitrary: fc.constantFrom(...Object.values(this.#known)) },
        )
      case 'integer':
      case 'number':
        return fc.integer({
          min: boundOf(schema, 'minimum', 0),
          max: boundOf(schema, 'maximum', 99),
        })
      case 'boolean':
        return fc.boolean()
      case 'array':
        return fc.array(this.sent(schema['items'], depth + 1), { maxLength: 3 })
      case 'object':
        return this.#object(schema, depth)
      default:
        return oddValue
    }
  }

  #object(schema: Json, depth: number): fc.Arbitrary<unknown> {
    const properties = Object.entries(objectAt(schema, 'properties'))
    const fields = properties.map(([name, part]) => {
      const sent = this.sent(part, depth + 1)
      const known = this.#known[name]
      return [name, known ? fc.oneof(fc.constant(known), sent) : sent] as const
    })
    const extra = fc.dictionary(
      fc.constantFrom('extra', '__proto__', 'is_admin', 'price'),
      oddValue,
      {
        maxKeys: 1,
      },
    )
    return fc
      .tuple(fc.record(Object.fromEntries(fields)), extra)
      .map(([value, more]) => ({ ...value, ...more }))
  }
}

function textOf(schema: Json): fc.Arbitrary<string> {
  const { format, pattern } = schema
  if (format === 'email') return fc.emailAddress()
  if (format === 'date') return someTime.map((time) => time.slice(0, 10))
  if (format === 'date-time') return someTime
  // Unanchored patterns and those with flags cannot be generated; any text will do.
  if (typeof pattern === 'string' && /^\^[^(]*\$$/.test(pattern)) {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  }
  const { example } = schema
  const usual = fc.string({ maxLength: Math.min(40, boundOf(schema, 'maxLength', 40)) })
  return typeof example === 'string' ? fc.oneof(usual, fc.constant(example)) : usual
}

const someTime = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

function typeOf({ type }: Json): string {
  if (typeof type === 'string') return type
  return Array.isArray(type) ? String(type.find((each) => each !== 'null')) : ''
}

function boundOf(schema: Json, name: string, otherwise: number): number {
  const value = schema[name]
  return typeof value === 'number' && Math.abs(value) < 2 ** 31 ? Math.ceil(value) : otherwise
}

export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function objectAt(value: unknown, key: string): Json {
  return asObject(asObject(value)[key])
}
