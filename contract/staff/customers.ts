import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { genders } from '../endpoints/auth.ts'
import { address } from '../endpoints/cart.ts'
import { accountExport, notificationChannels } from '../endpoints/profiles.ts'
import { prose } from '../lines.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { amount, id, locale, reason, text, time } from '../shapes.ts'

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

const summaryExample = {
  _id: 'acc_7Hq3Zx9Vb2Nm5Kl8Pj4Wd1',
  type: 'REGISTERED',
  username: 'Chan Tai Man',
  email: 'tai.man@example.com',
  area_code: '852',
  phone: '91234567',
  locale: 'zh',
  is_closed: false,
  order_count: 3,
  paid: '2340.00',
  created_at: '2026-02-11T04:00:00.000Z',
  last_seen_at: '2026-11-20T12:00:00.000Z',
} satisfies z.input<typeof summary>

const customerExample = {
  ...summaryExample,
  avatar: null,
  gender: null,
  country: 'HK',
  is_email_verified: true,
  is_phone_verified: false,
  points: 1240,
  recipient: null,
  notifications: { is_notifiable: true, channels: ['email'], is_accept: false },
  notes: [
    {
      note: 'Trousers 2 cm shorter than the size.',
      staff_name: 'Ho Wai',
      created_at: '2026-11-20T12:00:00.000Z',
    },
  ],
} satisfies z.input<typeof customer>

export const listCustomers = endpoint({
  key: 'GET /customers',
  area: 'customers',
  summary: 'List customers, and guests with orders, last seen first',
  access: 'staff',
  may: 'customers:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    keyword: text.max(120).optional().openapi({
      description:
        'Part of a name, email address or phone number, including those on orders, or of an order reference.',
    }),
    type: z.enum(['TEMP', 'REGISTERED']).optional().openapi({ description: 'Defaults to both.' }),
    is_closed: z.enum(['true', 'false']).default('false'),
  }),
  answer: pageOf(customerSummary),
  example: { data: [summaryExample], current_page: 1, next_page_url: null, total: 1 },
})

export const exportCustomers = endpoint({
  ...listCustomers,
  key: 'GET /customers/export',
  summary: 'Customers and guests for a file, filtered as in the list',
  description: 'Each answer is logged: who, which filter, how many rows.',
  may: 'customers:read',
  alsoMay: 'people:export',
})

export const getCustomer = endpoint({
  key: 'GET /customers/{account_id}',
  area: 'customers',
  summary: 'Get a customer or guest; for their orders use `GET /orders?account_id=`',
  description: 'A guest is shown with the name and contact details of their latest order.',
  access: 'staff',
  may: 'customers:read',
  params,
  answer: customer,
  example: customerExample,
})

export const addCustomerNote = endpoint({
  key: 'POST /customers/{account_id}/notes',
  area: 'customers',
  summary: 'Note something about a customer or guest',
  description:
    'Only staff see it; an export of the person’s data contains it. It moves with a merge and goes with an erasure.',
  access: 'staff',
  may: 'customers:manage',
  params,
  idempotent: true,
  body: z.object({ note: prose(2000).min(1) }),
  answer: customer,
  example: customerExample,
})

export const exportCustomer = endpoint({
  key: 'POST /customers/{account_id}/export',
  area: 'customers',
  summary: 'Export all data stored about a customer, for a data access request',
  description:
    'Rows as stored, by table, without secrets. The export is logged with who requested it (Personal Data (Privacy) Ordinance, section 18).',
  access: 'staff',
  may: 'customers:read',
  alsoMay: 'people:export',
  params,
  answer: accountExport,
  example: {
    account: { id: summaryExample._id, email: summaryExample.email },
    tables: { orders: [{ reference: 'PR-7K3Q-9XD', total_cents: 80000 }], cart_items: [] },
    exported_at: '2026-11-21T04:00:00.000Z',
  },
})

export const mergeCustomers = endpoint({
  key: 'POST /customers/{account_id}/merges',
  area: 'customers',
  summary: 'Merge a guest or another account into a customer who is the same person',
  description:
    'Orders, reviews, comments, refund requests, enquiries, cart and wishlist become the customer’s, and the other is closed. Of another account also points, vouchers, and a verified email or phone number that the customer lacks; its saved cards are deleted. Cannot be undone.',
  access: 'staff',
  may: 'customers:close',
  params,
  idempotent: true,
  body: z.object({ duplicate_id: id, reason: reason.max(200) }),
  answer: customer,
  example: customerExample,
})

export const closeCustomer = endpoint({
  key: 'PUT /customers/{account_id}/closed',
  area: 'customers',
  summary: 'Close an account and erase its personal data at the request of the customer or guest',
  description:
    'Orders keep items and amounts for accounting; names, addresses, contact details, notes, payment proofs, pictures and enquiries are erased. 409 `orders_in_progress` lists the orders that are not settled. Cannot be undone.',
  access: 'staff',
  may: 'customers:close',
  params,
  idempotent: true,
  body: z.object({ reason: reason.max(200) }),
  answer: customer,
  example: {
    ...summaryExample,
    username: null,
    email: null,
    area_code: null,
    phone: null,
    is_closed: true,
    avatar: null,
    gender: null,
    country: null,
    is_email_verified: false,
    is_phone_verified: false,
    points: 0,
    recipient: null,
    notifications: null,
    notes: [],
  },
})
