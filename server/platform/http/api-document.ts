import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { errorAnswer } from '#contract/error-sentences.ts'
import { exampleOf } from '#contract/examples.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { uploadFile } from '#contract/endpoints/files.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { lackingFor, permissionNames, permissionsOf } from '#domain/staff/permissions.ts'
import { staffRoles } from '#domain/staff/role.ts'
import { documentedShape } from './documented-shape.ts'
import type { App } from './app.ts'

export interface ApiInfo {
  title: string
  /** Path of the API below the shop's origin. */
  base: string
  endpoints: readonly AnyEndpoint[]
  /** Calls that belong to the API but have another base. */
  elsewhere?: readonly { base: string; endpoint: AnyEndpoint }[]
}

export const customerApi: ApiInfo = {
  title: 'Customer API',
  base: '/api/customer',
  endpoints,
  elsewhere: [{ base: '/api/files', endpoint: uploadFile }],
}

export const staffApi: ApiInfo = {
  title: 'Staff API',
  base: '/api/staff',
  endpoints: staffEndpoints,
}

export type ApiDocument = ReturnType<App['getOpenAPI31Document']>

/** The OpenAPI 3.1 document of an API. */
export function apiDocument({ title, base, endpoints: calls, elsewhere = [] }: ApiInfo) {
  const described: App = new OpenAPIHono()
  const { openAPIRegistry: registry } = described
  for (const endpoint of calls) registry.registerPath(route(endpoint))
  for (const { base: url, endpoint } of elsewhere) {
    registry.registerPath({ ...route(endpoint), servers: [{ url }] })
  }
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  return described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      description:
        'JSON, snake_case. Text for people is `{ en, zh, cn }`; messages follow `Accept-Language`.',
    },
    servers: [{ url: base }],
  })
}

function route(endpoint: AnyEndpoint): ReturnType<typeof createRoute> {
  const [method = 'GET', path = '/'] = endpoint.key.split(' ')
  const { params, query, body } = endpoint
  const example = exampleOf(endpoint)
  const description = [endpoint.description, whoMay(endpoint)].filter(Boolean).join(' ')
  return createRoute({
    method: method.toLowerCase() as 'get' | 'post' | 'put' | 'delete',
    path,
    operationId: operationId(method, path),
    tags: [endpoint.area],
    summary: endpoint.summary,
    ...(description && { description }),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    request: {
      ...(params && { params: params as never }),
      ...(query && { query: query as never }),
      ...(endpoint.idempotent && { headers: repeatable }),
      ...(body && {
        body: {
          required: true,
          content: { [sentAs(endpoint)]: { schema: documentedShape(body) } },
        },
      }),
    },
    responses: {
      200: {
        description: endpoint.summary,
        content: {
          'application/json': {
            schema: documentedShape(endpoint.answer),
            ...(example !== undefined && { example }),
          },
        },
      },
      '4XX': failure('What was wrong with the call, with a stable `code`'),
      '5XX': failure('What failed in the shop, with a stable `code`'),
    },
  })
}

const repeatable = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .openapi({ description: 'Repeated with the same key and body, the call answers as at first.' }),
})

function failure(description: string) {
  return { description, content: { 'application/json': { schema: errorAnswer } } }
}

/** `GET /orders/{id}/details` is `getOrdersByIdDetails`. */
function operationId(method: string, path: string): string {
  const words = path.replaceAll(/\{(\w+)\}/g, 'by-$1').split(/[^a-zA-Z0-9]+/)
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return method.toLowerCase() + capitalised.join('')
}

function sentAs({ isMultipart }: AnyEndpoint): string {
  return isMultipart ? 'multipart/form-data' : 'application/json'
}

/** Permissions that a staff call needs, and the roles of the table that have it; null for other calls. */
function whoMay({ access, may, alsoMay }: AnyEndpoint): string | null {
  if (access !== 'staff' || !may) return null
  if (may === 'oneself') return 'For everyone, about themselves.'
  const need = { may, ...(alsoMay && { alsoMay }) }
  const roles = staffRoles.filter((role) => lackingFor(need, permissionsOf(role)) === null)
  if (Array.isArray(may) && may.length === permissionNames.length) return 'For any permission.'
  const named = [may].flat().map((name) => `\`${name}\``)
  const needed = named.join(' or ') + (alsoMay ? ` and \`${alsoMay}\`` : '')
  return `Needs ${needed}: ${roles.join(', ')}, and own roles that have it.`
}
