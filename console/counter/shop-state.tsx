import type { ReactNode } from 'react'
import { QueryState } from '../parts/query-state.tsx'
import type { Shop, useShop } from './use-shop.ts'

interface ShopStateProps {
  shops: ReturnType<typeof useShop>
  children: (shop: NonNullable<Shop>) => ReactNode
}

/** What is done in a shop, once it is known which; until then the placeholder, or a retry. */
export function ShopState({ shops, children }: ShopStateProps) {
  const { query, shop } = shops
  return <QueryState query={query}>{() => (shop ? children(shop) : null)}</QueryState>
}
