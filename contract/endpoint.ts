import type { z } from '@hono/zod-openapi'
import type { Need, Permission } from '#domain/staff/permissions.ts'
import { strictly } from './strictly.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /${string}`
type Shape = z.ZodType

/**
 * Who may call: anyone; any account, temporary or registered; registered accounts only; staff, who
 * have their own sign-in.
 */
export type Access = 'public' | 'account' | 'registered' | 'staff'

/**
 * Describes one call over the wire. Server, typed client, OpenAPI page and tests derive from it.
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
  /** Permission that a staff caller needs. Every staff call says so; others have none. */
  may?: Need
  /** A second permission, needed besides. */
  alsoMay?: Permission
  /** A staff call that also answers who must still set up the second factor of their role. */
  beforeSecondFactor?: boolean
  params?: Params
  query?: Query
  body?: Body
  isMultipart?: boolean
  /** The most bytes of a file in it; 10 MB by default. */
  maxFileBytes?: number
  answer: Answer
  /** Can be retried safely with the same `Idempotency-Key`. */
  idempotent?: boolean
  example?: unknown
}

export type AnyEndpoint = Endpoint<EndpointKey, Access, Shape, Shape, Shape, Shape>

/** Declares a call. Only here are bodies made to reject unknown keys. */
export function endpoint<
  const Key extends EndpointKey,
  const Who extends Access,
  Answer extends Shape,
  Params extends Shape = z.ZodUnknown,
  Query extends Shape = z.ZodUnknown,
  Body extends Shape = z.ZodUnknown,
>(
  spec: Endpoint<Key, Who, Params, Query, Body, Answer> &
    ('staff' extends Who ? { may: Need } : {}),
): Endpoint<Key, Who, Params, Query, Body, Answer> {
  return spec.body ? { ...spec, body: strictly(spec.body) } : spec
}

export function endpointsAmong(values: readonly unknown[]): AnyEndpoint[] {
  return values.filter(isEndpoint)
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'key' in value && 'answer' in value
}
