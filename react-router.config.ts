import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'storefront',
  buildDirectory: 'build/storefront',
  ssr: true,
  // Two dozen routes are one kilobyte: cheaper than asking the server about every link in view.
  routeDiscovery: { mode: 'initial' },
  // One file per route, which `start-on-intent` loads before React starts.
  splitRouteModules: false,
} satisfies Config
