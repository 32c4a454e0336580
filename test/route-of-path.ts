import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import routes from '#storefront/routes.ts'

const known = routes.map(asObject)

function asObject({ id, path, index, file, children }: RouteConfigEntry): RouteObject {
  const own = { id: id ?? file, ...(path !== undefined && { path }) }
  return index ? { ...own, index } : { ...own, children: (children ?? []).map(asObject) }
}

/** Id of the storefront's route for a path, with or without a language. */
export function routeOf(path: string): string | undefined {
  const { pathname } = new URL(path, 'https://shop.example')
  return matchRoutes(known, pathname)?.at(-1)?.route.id
}

/** Ids of all routes that are pages. */
export const routeIds: readonly string[] = known.flatMap(leaves)

function leaves({ id, children = [] }: RouteObject): string[] {
  return children.length > 0 ? children.flatMap(leaves) : [id ?? '']
}
