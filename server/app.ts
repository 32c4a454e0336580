import { OpenAPIHono } from '@hono/zod-openapi'
import { routePath } from 'hono/route'
import { DomainError } from '#domain/errors.ts'
import { areas } from './areas.ts'
import type { Ctx } from './platform/context.ts'
import { customerApi, staffApi } from './platform/http/api-document.ts'
import type { App } from './platform/http/app.ts'
import { closedPolicy } from './platform/http/closed-policy.ts'
import { answerError, callerLocale } from './platform/http/errors.ts'
import { openApiRoutes } from './platform/http/openapi.ts'
import { nameRoute } from './platform/http/routed-response.ts'
import { writers } from './run-jobs.ts'

/** Mounts every area of the shop. */
export function createApp(ctx: Ctx): App {
  const app: App = new OpenAPIHono()
  app.onError((error, c) => answerError(ctx, error, c))
  app.notFound((c) => answerError(ctx, new DomainError('not_found'), c))
  // Set before the answer is made: setting a header afterwards copies the response.
  app.use(async (c, next) => {
    // What may be cached says so.
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'strict-origin-when-cross-origin')
    c.header('content-security-policy', closedPolicy)
    await next()
    nameRoute(c.env?.outgoing, routePath(c, -1))
  })

  const customer: App = new OpenAPIHono()
  customer.onError((error, c) => answerError(ctx, error, c))
  openApiRoutes(customer, customerApi)
  const staff: App = new OpenAPIHono()
  staff.onError((error, c) => answerError(ctx, error, c, callerLocale(c)))
  openApiRoutes(staff, staffApi)
  for (const { routes = [], staffRoutes = [], otherRoutes = [] } of areas) {
    for (const add of routes) add(customer, ctx, writers)
    for (const add of staffRoutes) add(staff, ctx, writers)
    for (const add of otherRoutes) add(app, ctx, writers)
  }
  app.route('/api/customer', customer)
  app.route('/api/staff', staff)
  return app
}
