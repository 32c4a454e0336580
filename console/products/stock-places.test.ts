import { expect, test } from 'vitest'
import { leftIn, stockPlaces } from './stock-places.ts'

const title = (en: string) => ({ en, zh: en, cn: en })
const level = (id: string, available: number) => ({
  warehouse_id: id,
  store_id: id,
  warehouse: title(id),
  on_hand: available,
  reserved: 0,
  available,
})

test('a number stands at the place of its warehouse, also where a variant has fewer', () => {
  const both = { stock: [level('shop', 5), level('stockroom', 4)] }
  const away = { stock: [level('stockroom', 3)] }
  const kiosk = { stock: [level('kiosk', 1)] }
  const places = stockPlaces([undefined, away, both, kiosk])
  expect(places.map(({ warehouse_id: id }) => id)).toEqual(['shop', 'stockroom', 'kiosk'])
  expect(leftIn(places, away).map(({ available }) => available)).toEqual([null, 3, null])
})
