import type { StaffAnswer } from '../api/staff-api.ts'
import type { CustomerTexts } from './messages.ts'

export type CustomerSummary = StaffAnswer<'GET /customers'>['data'][number]
export type Customer = StaffAnswer<'GET /customers/{account_id}'>

/** What to call a customer: their name, or else how they can be reached. */
export function customerName(customer: CustomerSummary, texts: CustomerTexts): string {
  const { username, email } = customer
  return username || email || phoneOf(customer) || texts.noName
}

export function phoneOf({ area_code: area, phone }: CustomerSummary): string {
  return phone ? `+${area ?? ''} ${phone}` : ''
}
