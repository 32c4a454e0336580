import type { z } from '@hono/zod-openapi'
import type { Permission } from '#domain/staff/permissions.ts'
import { strictly } from './strictly.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /${string}`
type Shape = z.ZodType

/**
 * Who may call: anybody; a temporary or a registered account; registered accounts only; staff, who
 * sign in at a door of their own.
 */
export type Access = 'public' | 'account' | 'registered' | 'staff'

/**
 * One call: what goes over the wire, in one object. Server, typed client, OpenAPI page and tests
 * derive from it.
 */
export interface Endpoint<
  Key extends EndpointKey = EndpointKey,
  Who extends Access = Access,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
> {
  /** `METHOD /path/{param}`, relative to the base of its API. */
  key: Key
  area: string
  summary: string
  description?: string
  access: Who
  /** What one of the staff must be allowed to; without it `serve`, which all are. */
  may?: Permission
  params?: Params
  query?: Query
  body?: Body
  /** The body comes as `multipart/form-data` instead of JSON. */
  isMultipart?: boolean
  answer: Answer
  /** May be repeated safely with the same `Idempotency-Key`. */
  idempotent?: boolean
  /** An answer as it goes over the wire, for the API page. */
  example?: unknown
}

export type AnyEndpoint = Endpoint<EndpointKey, Access, Shape, Shape, Shape, Shape>

/** Declares a call. The one place that makes bodies refuse keys they do not name. */
export function endpoint<
  const Key extends EndpointKey,
  const Who extends Access,
  Answer extends Shape,
  Params extends Shape = z.ZodUnknown,
  Query extends Shape = z.ZodUnknown,
  Body extends Shape = z.ZodUnknown,
>(
  spec: Endpoint<Key, Who, Params, Query, Body, Answer>,
): Endpoint<Key, Who, Params, Query, Body, Answer> {
  return spec.body ? { ...spec, body: strictly(spec.body) } : spec
}

/** The calls among the exports of a module. */
export function endpointsAmong(values: readonly unknown[]): AnyEndpoint[] {
  return values.filter(isEndpoint)
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'key' in value && 'answer' in value
}
