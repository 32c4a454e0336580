/** What the router's own scripts would tell `HydratedRouter`; see react-router.config.ts. */
export const routerSettings = {
  basename: '/',
  future: {},
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  isSpaMode: false,
} as const
