import { accountWorks } from './account-works.ts'
import { buyingWorks } from './buying-works.ts'
import { cartWorks } from './cart-works.ts'
import { catalogueWorks } from './catalogue-works.ts'
import { checkoutWorks } from './checkout-works.ts'
import { customerWorks } from './customer-works.ts'
import { journalWorks } from './journal-works.ts'
import { orderWorks } from './order-works.ts'
import { pageWorks } from './page-works.ts'
import type { Site } from './site.ts'
import { staffWorks } from './staff-works.ts'
import { voucherWorks } from './voucher-works.ts'
import type { Works } from './work.ts'

interface Group {
  open: (site: Site) => Promise<Works>
  /**
   * Measured once, in shorter rounds, with the most products: it hardly depends on their number.
   */
  isBrief: boolean
}

/** All work, grouped as in the report. */
export const groups: Readonly<Record<string, Group>> = {
  Pages: { open: pageWorks, isBrief: false },
  Catalogue: { open: catalogueWorks, isBrief: false },
  Buying: { open: buyingWorks, isBrief: false },
  Carts: { open: cartWorks, isBrief: true },
  Checkouts: { open: checkoutWorks, isBrief: true },
  Accounts: { open: accountWorks, isBrief: true },
  Orders: { open: orderWorks, isBrief: true },
  Customers: { open: customerWorks, isBrief: true },
  Vouchers: { open: voucherWorks, isBrief: true },
  Journal: { open: journalWorks, isBrief: true },
  Staff: { open: staffWorks, isBrief: true },
}

/** Whether the filter matches part of its name or of its group's. */
export function isWanted(only: string, group: string, work: string): boolean {
  return `${group}: ${work}`.toLowerCase().includes(only.toLowerCase())
}
