import fc from 'fast-check'
import { asObject, objectAt, type SchemaValues } from './from-schema.ts'
import { oddText } from './odd-values.ts'

export interface OddCall {
  method: string
  /** Relative to the API's base, with the query. */
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Calls to one documented operation, more or less valid. */
export function oddCalls(
  path: string,
  method: string,
  operation: unknown,
  values: SchemaValues,
): fc.Arbitrary<OddCall> {
  const described = asObject(operation)
  const parameters = Array.isArray(described['parameters']) ? described['parameters'] : []
  const ofKind = (kind: string) => parameters.map(asObject).filter((each) => each['in'] === kind)
  const segments = Object.fromEntries(
    ofKind('path').map((each) => {
      const name = String(each['name'])
      return [name, values.segment(path, name, each['schema'])]
    }),
  )
  const query = Object.fromEntries(
    ofKind('query').map((each) => [
      String(each['name']),
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        { weight: 9, arbitrary: values.sent(each['schema']) },
        { weight: 1, arbitrary: oddText },
      ),
    ]),
  )
  const content = objectAt(objectAt(described, 'requestBody'), 'content')
  const schema = objectAt(content, 'application/json')['schema']
  return fc
    .record({
      segments: fc.record(segments),
      query: fc.record(query),
      body: schema ? bodyText(values.sent(schema)) : fc.constantFrom(undefined, '{}', '[1'),
      type: fc.oneof({ weight: 19, arbitrary: fc.constant('application/json') }, oddType),
      extra: fc.dictionary(oddHeader, fc.stringMatching(/^[!-~]{0,60}$/), { maxKeys: 1 }),
    })
    .map(({ segments: filled, query: asked, body, type, extra }) => ({
      method: method.toUpperCase(),
      path: fill(path, filled) + searchOf(asked),
      headers: { 'content-type': type, ...extra },
      body: method === 'get' ? undefined : body,
    }))
}

const oddType = fc.constantFrom(
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
)

const oddHeader = fc.constantFrom('idempotency-key', 'accept-language', 'x-forwarded-for', 'range')

const brokenJson = fc.constantFrom(
  '',
  '{',
  '[]',
  '"x"',
  '{"a":',
  '['.repeat(3000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '{"__proto__":{"a":1e400}}',
  '\u0000',
  '1e400',
  '{"__proto__":{"x":1}}',
)

function bodyText(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 19, arbitrary: value.map((each) => JSON.stringify(each) ?? 'null') },
    { weight: 1, arbitrary: brokenJson },
  )
}

function fill(path: string, segments: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((segments[name] ?? '').toWellFormed()),
  )
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    search.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))
  }
  return search.size > 0 ? `?${search}` : ''
}
