import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { genders } from '../endpoints/auth.ts'
import { address } from '../endpoints/cart.ts'
import { accountExport, notificationChannels } from '../endpoints/profiles.ts'
import { prose } from '../lines.ts'
import { pageQuery } from '../paging.ts'
import { amount, id, locale, reason, text, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const params = z.object({ account_id: id })

const summary = z.object({
  _id: id,
  type: z.enum(['TEMP', 'REGISTERED']),
  username: z.string().nullable(),
  email: z.string().nullable(),
  area_code: z.string().nullable(),
  phone: z.string().nullable(),
  locale,
  is_closed: z.boolean(),
  order_count: z.int(),
  /** Total paid, less refunds that are done. */
  paid: amount,
  created_at: time,
  last_seen_at: time,
})

const customerSummary = summary.openapi('CustomerSummary')

const customer = summary
  .extend({
    avatar: id.nullable(),
    gender: z.enum(genders).nullable(),
    country: z.string().nullable(),
    is_email_verified: z.boolean(),
    is_phone_verified: z.boolean(),
    points: z.int(),
    recipient: z
      .object({
        name: z.string(),
        area_code: z.string(),
        phone: z.string(),
        address: address.nullable(),
      })
      .nullable(),
    notifications: z
      .object({
        is_notifiable: z.boolean(),
        channels: z.array(z.enum(notificationChannels)),
        /** Consent to marketing. */
        is_accept: z.boolean(),
      })
      .nullable(),
    /** Notes of staff, newest first. */
    notes: z.array(
      z.object({ note: z.string(), staff_name: z.string().nullable(), created_at: time }),
    ),
  })
  .openapi('Customer')

const calls = staffCalls(
  'customers',
  { read: 'customers:read', write: 'customers:close' },
  { params, answer: customer },
)

export const listCustomers = calls.page('GET /customers', {
  summary: 'List customers, and guests with orders, last seen first',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    keyword: text.max(120).optional().openapi({
      description:
        'Part of a name, email address or phone number, including those on orders, or of an order reference.',
    }),
    type: z.enum(['TEMP', 'REGISTERED']).optional().openapi({ description: 'Defaults to both.' }),
    is_closed: z.enum(['true', 'false']).default('false'),
  }),
  item: customerSummary,
})

export const exportCustomers = endpoint({
  ...listCustomers,
  key: 'GET /customers/export',
  summary: 'Customers and guests for a file, filtered as in the list',
  description: 'Each answer is logged: who, which filter, how many rows.',
  may: 'customers:read',
  alsoMay: 'people:export',
})

export const getCustomer = calls.read('GET /customers/{account_id}', {
  summary: 'Get a customer or guest; for their orders use `GET /orders?account_id=`',
  description: 'A guest is shown with the name and contact details of their latest order.',
})

export const addCustomerNote = calls.write('POST /customers/{account_id}/notes', {
  summary: 'Note something about a customer or guest',
  description:
    'Only staff see it; an export of the person’s data contains it. It moves with a merge and goes with an erasure.',
  may: 'customers:manage',
  body: z.object({ note: prose(2000).min(1) }),
})

export const exportCustomer = calls.read('POST /customers/{account_id}/export', {
  summary: 'Export all data stored about a customer, for a data access request',
  description:
    'Rows as stored, by table, without secrets. The export is logged with who requested it (Personal Data (Privacy) Ordinance, section 18).',
  alsoMay: 'people:export',
  answer: accountExport,
})

export const mergeCustomers = calls.write('POST /customers/{account_id}/merges', {
  summary: 'Merge a guest or another account into a customer who is the same person',
  description:
    'Orders, reviews, comments, refund requests, enquiries, cart and wishlist become the customer’s, and the other is closed. Of another account also points, vouchers, and a verified email or phone number that the customer lacks; its saved cards are deleted. Cannot be undone.',
  body: z.object({ duplicate_id: id, reason: reason.max(200) }),
})

export const closeCustomer = calls.write('PUT /customers/{account_id}/closed', {
  summary: 'Close an account and erase its personal data at the request of the customer or guest',
  description:
    'Orders keep items and amounts for accounting; names, addresses, contact details, notes, payment proofs, pictures and enquiries are erased. 409 `orders_in_progress` lists the orders that are not settled. Cannot be undone.',
  body: z.object({ reason: reason.max(200) }),
})
