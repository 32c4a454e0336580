import type { OpenAPIHono } from '@hono/zod-openapi'

export interface Bindings {
  /** The request as Node received it. */
  incoming?: unknown
  /** The storefront asks: an answer need not become JSON in between. */
  isInProcess?: boolean
}

export type App = OpenAPIHono<{ Bindings: Bindings }>
