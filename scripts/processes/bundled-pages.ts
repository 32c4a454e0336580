import { builtPages } from '#server/pages/page-source.ts'

/** Pages whose code is in the server's bundle, where it shares the contract and its libraries. */
export function bundledPages() {
  return builtPages('build/storefront', () => import('../../build/storefront/server/index.js'))
}
