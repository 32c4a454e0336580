/** Passed to `HydratedRouter` in place of the router's own scripts; see react-router.config.ts. */
export const routerSettings = {
  basename: '/',
  future: {},
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  isSpaMode: false,
} as const
