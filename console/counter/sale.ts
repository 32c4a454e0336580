import type { StaffAnswer } from '../api/staff-api.ts'
import type { Basket } from './basket.ts'

/** A sale that was made. */
export type Sale = StaffAnswer<'POST /counter/sales'>

/** With the customer who was chosen for it. */
export type DoneSale = Sale & Pick<Basket, 'customer'>
