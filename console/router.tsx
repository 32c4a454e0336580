import type { ComponentType } from 'react'
import { createBrowserRouter, useParams, type RouteObject } from 'react-router'
import type { Area, AreaScreen } from './area.ts'
import { areas } from './areas.ts'
import { Home } from './shell/home.tsx'
import { Gate } from './shell/gate.tsx'
import { NotHere } from './shell/not-here.tsx'
import { ScreenError } from './shell/screen-error.tsx'

export const router = createBrowserRouter(
  [
    {
      path: '/',
      Component: Gate,
      HydrateFallback: () => null,
      ErrorBoundary: ScreenError,
      children: [
        { index: true, Component: Home },
        ...areas.map(routesOf),
        ownRoute(
          'account',
          async () => (await import('./session/account-screen.tsx')).AccountScreen,
        ),
        ownRoute(
          'account/notifications',
          async () =>
            (await import('./notifications/notifications-screen.tsx')).NotificationsScreen,
        ),
        { path: '*', Component: NotHere },
      ],
    },
    ownRoute(
      '/forgot-password',
      async () => (await import('./session/forgot-password-screen.tsx')).ForgotPasswordScreen,
    ),
    ownRoute(
      '/choose-password',
      async () => (await import('./session/choose-password-screen.tsx')).ChoosePasswordScreen,
    ),
  ],
  { basename: '/staff' },
)

/** A screen of no area, such as one's own account. */
function ownRoute(path: string, load: AreaScreen['load']): RouteObject {
  return {
    path,
    HydrateFallback: () => null,
    ErrorBoundary: ScreenError,
    lazy: async () => ({ Component: await load() }),
  }
}

function routesOf(area: Area): RouteObject {
  return {
    path: area.path,
    handle: area,
    children: area.screens.map((screen) => ({
      ...(screen.path === '' ? { index: true } : { path: screen.path }),
      handle: screen,
      ErrorBoundary: ScreenError,
      lazy: async () => ({ Component: startedAnew(await screen.load()) }),
    })),
  }
}

/** Remounts the screen for each record, so that text typed about one never stays for another. */
function startedAnew(Screen: ComponentType): ComponentType {
  return function AnewForEachRecord() {
    return <Screen key={Object.values(useParams()).join('/')} />
  }
}
