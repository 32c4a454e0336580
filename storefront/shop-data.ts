import { useRouteLoaderData } from 'react-router'
import { allLanguages, type Languages } from '#domain/languages.ts'
import type { loadShop } from './load-shop.server.ts'

export type ShopData = Awaited<ReturnType<typeof loadShop>>

/** An entry of the menu. */
export type NavigationItem = ShopData['layout']['navbar']['navigation'][number]

/** Undefined only if the shop's data failed to load. */
export function useShopData(): ShopData | undefined {
  return useRouteLoaderData<typeof loadShop>('root')
}

/** All of them if the shop did not choose. */
export function languagesOf(shop: Pick<ShopData, 'languages'> | undefined): Languages {
  return shop?.languages ?? allLanguages
}
