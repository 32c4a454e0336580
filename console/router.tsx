import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import type { Area } from './area.ts'
import { areas } from './areas.ts'
import { Gate } from './shell/gate.tsx'
import { NotHere } from './shell/not-here.tsx'
import { ScreenError } from './shell/screen-error.tsx'

export const router = createBrowserRouter(
  [
    {
      path: '/',
      Component: Gate,
      HydrateFallback: () => null,
      children: [
        { index: true, element: <Navigate to="/today" replace /> },
        ...areas.map(routesOf),
        { path: '*', Component: NotHere },
      ],
    },
  ],
  { basename: '/staff' },
)

function routesOf(area: Area): RouteObject {
  return {
    path: area.path,
    handle: area.permission,
    children: area.screens.map(({ path, load }) => ({
      ...(path === '' ? { index: true } : { path }),
      ErrorBoundary: ScreenError,
      lazy: async () => ({ Component: await load() }),
    })),
  }
}
