import { z } from '@hono/zod-openapi'
import {
  areaCode,
  email,
  knownPassword,
  orEmpty,
  personName,
  phone,
  recipientName,
} from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { id, locale, time } from '../shapes.ts'
import { genders } from './auth.ts'
import { address } from './cart.ts'

export const notificationChannels = [
  'email',
  'sms',
  'newsletter',
  'delivery_status',
  'wishlist',
] as const

const account = z
  .object({
    /** Fetch `/files/{avatar}/{width}.webp`. */
    avatar: id.nullable(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    is_email_verified: z.boolean(),
    area_code: z.string().nullable(),
    phone: z.string().nullable(),
    /** Also false for a number that is not used for signing in. */
    is_phone_verified: z.boolean(),
    gender: z.enum(genders).nullable(),
    country: z.string().nullable(),
  })
  .openapi('Account')

const ada = {
  avatar: 'fil_4fzzzxjylrxbeqQpTAAXHh',
  username: 'Chan Tai Man',
  email: 'tai.man@example.com',
  is_email_verified: true,
  area_code: '852',
  phone: '91234567',
  is_phone_verified: false,
  gender: null,
  country: 'HK',
}

export const getAccount = endpoint({
  key: 'GET /profiles/account',
  area: 'profiles',
  summary: 'Get the customer’s profile',
  access: 'registered',
  answer: account,
  example: ada,
})

export const updateAccount = endpoint({
  key: 'PUT /profiles/account',
  area: 'profiles',
  summary: 'Update the customer’s profile',
  description:
    'Omitted fields are unchanged, null clears. `avatar` is the id of a file uploaded by this account. Email, and a phone number used for signing in, can only be changed by `/auth/change-email` and `/auth/change-phone`; here they may be sent unchanged.',
  access: 'registered',
  idempotent: true,
  body: z.object({
    avatar: id.nullish(),
    username: personName.nullish(),
    email: orEmpty(email).nullable(),
    area_code: orEmpty(areaCode).nullable(),
    phone: orEmpty(phone).nullable(),
    gender: z.enum(genders).nullish(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, issueSentences.country_code.en)
      .nullish()
      .openapi({ description: 'ISO 3166-1 alpha-2.', example: 'HK' }),
  }),
  answer: account,
  example: ada,
})

export const closeAccount = endpoint({
  key: 'DELETE /profiles/account',
  area: 'profiles',
  summary: 'Close the account',
  description:
    'Erases name, contact details, picture, cart, likes and settings, also in orders and enquiries, and revokes every token. Items and amounts of orders are kept for accounting. 409 `orders_in_progress` lists orders that are not settled yet.',
  access: 'registered',
  body: z.object({ password: knownPassword }),
  answer: z.object({}),
  example: {},
})

/** Rows as stored, by table, without secrets. */
export const accountExport = z.object({
  account: z.record(z.string(), z.unknown()),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  exported_at: time,
})

export const exportAccount = endpoint({
  key: 'POST /profiles/account/export',
  area: 'profiles',
  summary: 'Export all data stored about the customer',
  description: 'Rows as stored, by table, without secrets. Needs the password.',
  access: 'registered',
  body: z.object({ password: knownPassword }),
  answer: accountExport,
  example: {
    account: { id: 'acc_7Hq3Zx9Vb2Nm5Kl8Pj4Wd1', email: ada.email },
    tables: { orders: [{ reference: 'PR-7K3Q-9XD', total_cents: 80000 }], cart_items: [] },
    exported_at: '2026-11-21T04:00:00.000Z',
  },
})

const recipient = z
  .object({
    name: recipientName,
    area_code: areaCode,
    phone,
    address: address.nullable(),
  })
  .openapi('DeliveryRecipient')

const recipientAnswer = z.object({ delivery_recipient: recipient.nullable() })
const recipientExample = {
  delivery_recipient: {
    name: 'Chan Tai Man',
    area_code: '852',
    phone: '91234567',
    address: {
      unit: 'Flat 3A, 12/F',
      building: 'Harbour Court',
      street: '1 Hoi Yuen Road',
      district: 'kwun-tong',
      region: '',
      point_code: '',
    },
  },
}

export const getRecipient = endpoint({
  key: 'GET /profiles/delivery-recipient',
  area: 'profiles',
  summary: 'Get the customer’s recipient and delivery address',
  access: 'registered',
  answer: recipientAnswer,
  example: recipientExample,
})

export const updateRecipient = endpoint({
  key: 'PUT /profiles/delivery-recipient',
  area: 'profiles',
  summary: 'Set the customer’s recipient and delivery address',
  description: 'Replaces the stored one; null deletes it.',
  access: 'registered',
  idempotent: true,
  body: recipientAnswer,
  answer: recipientAnswer,
  example: recipientExample,
})

const settings = z
  .object({
    is_notifiable: z.boolean().openapi({ description: 'Off: order emails only.' }),
    channels: z.array(z.enum(notificationChannels)).max(notificationChannels.length),
    language: locale,
    is_accept: z.boolean().openapi({ description: 'Consent to marketing.' }),
  })
  .openapi('NotificationSettings')

const settingsExample = {
  is_notifiable: true,
  channels: ['email' as const, 'delivery_status' as const, 'newsletter' as const],
  language: 'zh' as const,
  is_accept: true,
}

export const getNotificationSettings = endpoint({
  key: 'GET /notification-settings/details',
  area: 'profiles',
  summary: 'Get the customer’s notification preferences',
  access: 'registered',
  answer: settings,
  example: settingsExample,
})

export const updateNotificationSettings = endpoint({
  key: 'PUT /notification-settings/details',
  area: 'profiles',
  summary: 'Update the customer’s notification preferences',
  description: 'Omitted fields are unchanged. Order emails are always sent.',
  access: 'registered',
  idempotent: true,
  body: settings.partial(),
  answer: settings,
  example: settingsExample,
})
