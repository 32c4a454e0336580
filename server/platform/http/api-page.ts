import { html, Html } from '../text/html.ts'

/** The parts of an OpenAPI 3.1 document that the page shows. */
interface ApiDocument {
  info: { title: string; description?: string }
  servers?: { url: string }[]
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  security?: unknown[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    schema?: Schema
    description?: string
  }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  default?: unknown
  description?: string
}

export const apiPageStyle = `
body{font:15px/1.55 system-ui,sans-serif;color:#161616;margin:0 auto;max-width:62rem;padding:2rem 1.5rem}
h1{font-size:1.75rem;font-weight:500}h2{margin-top:3rem;font-weight:500;border-bottom:1px solid #dedad3}
h3{font-size:1rem;margin:2rem 0 .25rem}code{font:13px/1.5 ui-monospace,monospace}
pre{background:#f6f3ee;padding:1rem;overflow:auto;font:13px/1.5 ui-monospace,monospace}
table{border-collapse:collapse}td{padding:.15rem 1.5rem .15rem 0;vertical-align:top}
a{color:inherit}nav a{margin-inline-end:1rem}.note{color:#57534d}`

/** A readable page of every call, made from the OpenAPI document. */
export function apiPage(document: ApiDocument): string {
  const areas = callsByArea(document)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <style>
          ${safeStyle}
        </style>
      </head>
      <body>
        <h1>${document.info.title}</h1>
        <p>${document.info.description ?? ''}</p>
        <p class="note">
          Paths are relative to <code>${document.servers?.[0]?.url ?? '/'}</code>. The same for
          machines: <a href="openapi.json">openapi.json</a>.
        </p>
        <nav>
          ${areas.map(([area]) => html`<a href="#${area}">${area}</a> `)}
          <a href="#shapes">shapes</a>
        </nav>
        ${areas.map(
          ([area, calls]) =>
            html`<h2 id="${area}">${area}</h2>
              ${calls.map(callSection)}`,
        )}
        <h2 id="shapes">shapes</h2>
        ${Object.entries(document.components?.schemas ?? {}).map(
          ([name, schema]) =>
            html`<h3 id="${name}">${name}</h3>
              <pre>${shapeText(schema, 0)}</pre>`,
        )}
      </body>
    </html>`.text
}

interface Call {
  method: string
  path: string
  operation: Operation
}

/** Our own CSS: trusted, and escaping would break it. */
const safeStyle = new Html(apiPageStyle)

function callsByArea({ paths = {} }: ApiDocument): [string, Call[]][] {
  const areas = new Map<string, Call[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const area = operation.tags?.[0] ?? 'other'
      areas.set(area, [
        ...(areas.get(area) ?? []),
        { method: method.toUpperCase(), path, operation },
      ])
    }
  }
  return [...areas]
}

function callSection({ method, path, operation }: Call): Html {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const answer = operation.responses?.['200']?.content?.['application/json']?.schema
  return html` <h3><code>${method} ${path}</code></h3>
    <p>
      ${operation.summary ?? ''}. ${operation.description ?? ''}
      <span class="note">${operation.security ? 'Needs a token.' : 'Open to anybody.'}</span>
    </p>
    ${
      operation.parameters
        ? html`<table>
            ${operation.parameters.map(parameterRow)}
          </table>`
        : ''
    }
    ${
      body
        ? html`<p>Send</p>
            <pre>${shapeText(body, 0)}</pre>`
        : ''
    }
    ${
      answer
        ? html`<p>Answer</p>
            <pre>${shapeText(answer, 0)}</pre>`
        : ''
    }`
}

function parameterRow(parameter: NonNullable<Operation['parameters']>[number]): Html {
  const { name, schema = {}, required, description = '' } = parameter
  const fallback = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`
  return html`<tr>
    <td><code>${name}${required ? '' : '?'}</code></td>
    <td><code>${shapeText(schema, 0)}${fallback}</code></td>
    <td>${parameter.in}</td>
    <td>${description}</td>
  </tr>`
}

/** A schema written as a type. */
function shapeText(schema: Schema, depth: number): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((each) => shapeText(each, depth)).join(' | ')
  if (schema.items) return `${shapeText(schema.items, depth)}[]`
  if (schema.properties) return objectText(schema, depth)
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${shapeText(schema.additionalProperties, depth)} }`
  }
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any')
}

function objectText({ properties = {}, required = [] }: Schema, depth: number): string {
  const indent = '  '.repeat(depth + 1)
  const lines = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${indent}${name}${optional}: ${shapeText(schema, depth + 1)}`
  })
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}` : '{}'
}
