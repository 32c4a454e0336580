import { endpointsAmong, type AnyEndpoint } from './endpoint.ts'
import * as aftersales from './staff/aftersales.ts'
import * as auth from './staff/auth.ts'
import * as changes from './staff/changes.ts'
import * as membership from './staff/membership.ts'
import * as orders from './staff/orders.ts'

/** One line for each area; two areas may use the same names. */
const areas = { aftersales, auth, changes, membership, orders }

type Areas = typeof areas
type Call = {
  [Area in keyof Areas]: {
    [Name in keyof Areas[Area]]: Areas[Area][Name] extends { key: string; answer: unknown }
      ? Areas[Area][Name]
      : never
  }[keyof Areas[Area]]
}[keyof Areas]

/** Every call of the staff API, by key. */
export type StaffApi = { [Each in Call as Each['key']]: Each }

export const staffEndpoints: readonly AnyEndpoint[] = Object.values(areas).flatMap((area) =>
  endpointsAmong(Object.values(area)),
)
