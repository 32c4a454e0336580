import { data, type ServerBuild } from 'react-router'
import { ApiError } from '#contract/client.ts'

type Routes = ServerBuild['routes']
type RouteModule = NonNullable<Routes[string]>['module']
type Handler = NonNullable<RouteModule['loader' | 'action']>

/** An API error that a loader or action does not catch becomes a page with the same status. */
export function withRefusedPages(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: refusingModule(route.module) },
    ]),
  )
}

function refusingModule(module: RouteModule): RouteModule {
  const { loader, action } = module
  return {
    ...module,
    ...(loader && { loader: refusing(loader) }),
    ...(action && { action: refusing(action) }),
  }
}

function refusing(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      throw data({ code: error.code, message: error.message }, { status: error.status })
    }
  }
}
