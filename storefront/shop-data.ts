import { useRouteLoaderData } from 'react-router'
import type { loadShop } from './load-shop.server.ts'

/** Brand, layout and address of the shop, in the language of the page: what every page has. */
export type ShopData = Awaited<ReturnType<typeof loadShop>>

/** Undefined only when the shop's own data could not be loaded. */
export function useShopData(): ShopData | undefined {
  return useRouteLoaderData<typeof loadShop>('root')
}
