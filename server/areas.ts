import { area as agents } from './agents/area.ts'
import { area as cart } from './cart/area.ts'
import { area as catalogue } from './catalogue/area.ts'
import { area as checkout } from './checkout/area.ts'
import { area as content } from './content/area.ts'
import { area as customers } from './customers/area.ts'
import { area as inventory } from './inventory/area.ts'
import { area as loyalty } from './loyalty/area.ts'
import { area as notifications } from './notifications/area.ts'
import { area as orders } from './orders/area.ts'
import { area as pages } from './pages/area.ts'
import { area as payments } from './payments/area.ts'
import type { Area } from './platform/area-shape.ts'
import { area as platform } from './platform/area.ts'
import { area as promotions } from './promotions/area.ts'
import { area as reports } from './reports/area.ts'
import { area as returns } from './returns/area.ts'
import { area as reviews } from './reviews/area.ts'
import { area as settings } from './settings/area.ts'
import { area as shipping } from './shipping/area.ts'
import { area as staff } from './staff/area.ts'
import { area as wishlist } from './wishlist/area.ts'

const all = [
  // First, so that what is due to customers expires before anything is deleted.
  orders,
  loyalty,
  agents,
  cart,
  catalogue,
  checkout,
  content,
  customers,
  inventory,
  notifications,
  pages,
  payments,
  platform,
  promotions,
  reports,
  returns,
  reviews,
  settings,
  shipping,
  staff,
  wishlist,
] as const

/** Every area of the server. */
export const areas: readonly Area[] = all

type KeysOf<Table> = Table extends unknown ? keyof Table : never
type Jobs = Extract<(typeof all)[number], { jobs: unknown }>['jobs']
type Emails = ReturnType<Extract<(typeof all)[number], { emails: unknown }>['emails']>

/** Names of the jobs that areas have; a job without a handler does not compile. */
export type AreaJob = KeysOf<Jobs>

/** Kinds of email that areas have examples of; one without does not compile. */
export type AreaEmail = KeysOf<Emails>
