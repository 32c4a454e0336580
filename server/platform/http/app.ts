import type { OpenAPIHono } from '@hono/zod-openapi'

interface Bindings {
  /** The request as Node received it. */
  incoming?: unknown
  /** What Node sends. */
  outgoing?: unknown
  /** Called by the storefront in this process: the answer need not become JSON. */
  isInProcess?: boolean
}

export type App = OpenAPIHono<{ Bindings: Bindings }>
