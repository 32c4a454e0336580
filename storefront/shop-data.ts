import { useRouteLoaderData } from 'react-router'
import type { loadShop } from './load-shop.server.ts'

export type ShopData = Awaited<ReturnType<typeof loadShop>>

/** Undefined only if the shop's data failed to load. */
export function useShopData(): ShopData | undefined {
  return useRouteLoaderData<typeof loadShop>('root')
}
