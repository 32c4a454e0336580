import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/** Brand, layout and address of the shop, in the language of the page: what every page has. */
export type ShopData = Awaited<ReturnType<typeof loader>>

/** Undefined only when the shop's own data could not be loaded. */
export function useShopData(): ShopData | undefined {
  return useRouteLoaderData<typeof loader>('root')
}
