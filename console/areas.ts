import type { Area } from './area.ts'
import { contentArea } from './content/area.ts'
import { counterArea } from './counter/area.ts'
import { customersArea } from './customers/area.ts'
import { inboxArea } from './inbox/area.ts'
import { ordersArea } from './orders/area.ts'
import { productsArea } from './products/area.ts'
import { promotionsArea } from './promotions/area.ts'
import { proofsArea } from './proofs/area.ts'
import { reportsArea } from './reports/area.ts'
import { returnsArea } from './returns/area.ts'
import { settingsArea } from './settings/area.ts'
import { stockArea } from './stock/area.ts'
import { todayArea } from './today/area.ts'

/** Every area, in the order of the navigation. A new one is added here and nowhere else. */
export const areas: readonly Area[] = [
  todayArea,
  proofsArea,
  ordersArea,
  counterArea,
  returnsArea,
  productsArea,
  stockArea,
  promotionsArea,
  customersArea,
  inboxArea,
  contentArea,
  reportsArea,
  settingsArea,
]
