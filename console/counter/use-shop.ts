import { useState } from 'react'
import { useCall } from '../api/use-call.ts'

const storageKey = 'counter-shop'

/** The shop this device sells for: chosen once, remembered in the browser. */
export function useShop() {
  const [chosen, setChosen] = useState(() => localStorage.getItem(storageKey))
  const query = useCall('GET /warehouses', {})
  const warehouses = sellingPlaces(query.data?.data ?? [])
  const shop = warehouses.find(({ _id }) => _id === chosen) ?? warehouses[0]
  return {
    query,
    shop,
    warehouses,
    choose: (id: string) => {
      localStorage.setItem(storageKey, id)
      setChosen(id)
    },
  }
}

/** A stockroom sells nothing, unless there is no shop. */
export function sellingPlaces<Place extends { is_pickup: boolean }>(
  warehouses: readonly Place[],
): readonly Place[] {
  const shops = warehouses.filter(({ is_pickup: isShop }) => isShop)
  return shops.length > 0 ? shops : warehouses
}

/** Undefined until the shops are known. */
export type Shop = ReturnType<typeof useShop>['shop']
