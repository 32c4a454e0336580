import { z } from '@hono/zod-openapi'
import { areaCode, email, knownPassword, orEmpty, personName, phone } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { id, locale } from '../shapes.ts'
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
    /** False too for a number that is not signed in with. */
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
  summary: 'The customer’s own details',
  access: 'registered',
  answer: account,
  example: ada,
})

export const updateAccount = endpoint({
  key: 'PUT /profiles/account',
  area: 'profiles',
  summary: 'Change the customer’s own details',
  description:
    'What is left out stays, null clears. `avatar` is the id of a file this account uploaded. Email, and a phone number that is signed in with, change by `/auth/change-email` and `/auth/change-phone` only: here they may be sent as they are.',
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
    'Name, contact details, picture, cart, likes and settings are erased, also in orders and enquiries, and every token ends. Items and amounts of orders stay in the books. 409 `orders_under_way` names orders that are not settled yet.',
  access: 'registered',
  body: z.object({ password: knownPassword }),
  answer: z.object({}),
  example: {},
})

const recipient = z
  .object({
    name: personName.min(1),
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
  summary: 'Who receives the customer’s parcels, and where',
  access: 'registered',
  answer: recipientAnswer,
  example: recipientExample,
})

export const updateRecipient = endpoint({
  key: 'PUT /profiles/delivery-recipient',
  area: 'profiles',
  summary: 'Say who receives the customer’s parcels, and where',
  description: 'Replaces what was there; null forgets it.',
  access: 'registered',
  idempotent: true,
  body: recipientAnswer,
  answer: recipientAnswer,
  example: recipientExample,
})

const settings = z
  .object({
    is_notifiable: z.boolean().openapi({ description: 'Off: order mail only.' }),
    channels: z.array(z.enum(notificationChannels)).max(notificationChannels.length),
    language: locale,
    is_accept: z.boolean().openapi({ description: 'Consent to news and offers.' }),
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
  summary: 'What the customer wants to hear about, and how',
  access: 'registered',
  answer: settings,
  example: settingsExample,
})

export const updateNotificationSettings = endpoint({
  key: 'PUT /notification-settings/details',
  area: 'profiles',
  summary: 'Choose what to hear about, and how',
  description: 'What is left out stays. Mail about orders comes always.',
  access: 'registered',
  idempotent: true,
  body: settings.partial(),
  answer: settings,
  example: settingsExample,
})
