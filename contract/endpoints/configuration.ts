import { z } from '@hono/zod-openapi'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { endpoint } from '../endpoint.ts'
import { linkUrl, optionalLinkUrl, ownPath } from '../own-path.ts'
import { shopTheme } from '../theme-config.ts'
import { amount, id, locale, localizedText, picture, searchText, slug, time } from '../shapes.ts'

export const offlinePaymentMethods = ['fps', 'payme', 'bank_transfer'] as const
/** Ways to pay that a customer chooses; `cash` is paid in the shop, for orders that are collected there. */
export const paymentMethods = ['card', ...offlinePaymentMethods, 'cash'] as const
/** How an order can have been paid: online, at a counter, or by what it replaces. */
export const orderPaymentMethods = [
  ...paymentMethods,
  ...counterMethods.filter((method) => method !== 'fps' && method !== 'cash'),
  'exchange',
] as const
export const deliveryMethods = ['DELIVERY', 'PICKUP'] as const

const contact = z.object({
  email: z.string(),
  phone: z.string(),
  address: localizedText,
  map_url: z.string(),
})

const popUpTexts = { title: localizedText, text: localizedText }
/** Places and times of a pop-up; without paths on every page. */
const popUpRules = {
  delay_seconds: z.int().min(0).max(600),
  paths: z.array(ownPath).max(50),
}

/** Each is off (null) unless the shop sets it. */
export const popUps = z
  .object({
    offer: z
      .object({
        ...popUpTexts,
        ...popUpRules,
        picture: picture.nullable(),
        link: z.object({ title: localizedText, path: ownPath }),
        starts_at: time.nullable(),
        ends_at: time.nullable(),
      })
      .nullable()
      .default(null),
    newsletter: z
      .object({
        ...popUpTexts,
        ...popUpRules,
        button: localizedText,
        picture: picture.nullable().default(null),
        starts_at: time.nullable().default(null),
        ends_at: time.nullable().default(null),
      })
      .nullable()
      .default(null),
    age_check: z
      .object({ ...popUpTexts, yes: localizedText, no: localizedText })
      .nullable()
      .default(null),
  })
  .openapi('PopUps')

export const paymentMethod = z
  .object({
    slug: z.enum(paymentMethods),
    title: localizedText,
    /** Next step, as a sentence. */
    description: localizedText,
    payee: z.array(
      z.object({
        label: localizedText,
        value: z.string(),
        is_copyable: z.boolean(),
      }),
    ),
    link: z.string().nullable(),
  })
  .openapi('PaymentMethod')

const resultTexts = z.object({ title: localizedText, text: localizedText })

const responseMessages = z.record(
  z.string(),
  z.object({
    success: resultTexts.optional(),
    failure: resultTexts.optional(),
    cancelled: resultTexts.optional(),
  }),
)

export const configuration = z
  .object({
    brand: z.object({
      name: localizedText,
      tagline: localizedText,
      logo: picture.nullable(),
      social_image: z.string(),
      contact,
      currency: z.literal('HKD'),
    }),
    stores: z.array(z.object({ _id: id, slug, title: localizedText })),
    default_store_id: id,
    payment_methods: z.array(paymentMethod),
    delivery_methods: z.array(
      z.object({ slug: z.enum(deliveryMethods), title: localizedText, description: localizedText }),
    ),
    countries: z.array(
      z.object({ code: z.string().length(2), title: localizedText, area_code: z.string() }),
    ),
    response_messages: responseMessages,
    colours: z.array(
      z.object({ code: z.string(), title: localizedText, hex: z.string(), family: z.string() }),
    ),
    collections: z.array(z.object({ slug, title: localizedText })),
    /** Days without deliveries, in addition to Sundays. */
    holidays: z.array(z.iso.date()),
    /**
     * While the shop is closed, as in a typhoon: shown on every page, with `{day}` for the day it
     * resumes. Nothing leaves or can be collected before that day. Null: it is open.
     */
    closure: z.object({ text: localizedText, resumes_on: z.iso.date().nullable() }).nullable(),
    /** Null for one that is switched off. */
    pop_ups: popUps,
    /** Differences from the shop's own look. */
    theme: shopTheme.openapi('ShopTheme'),
    limits: z.object({
      review_images: z.int(),
      upload_bytes: z.int(),
      image_widths: z.array(z.int()),
      low_stock: z.int(),
      free_shipping_over: amount.nullable(),
      payment_hours: z.int(),
      payment_hours_cash: z.int(),
      payment_minutes_card: z.int(),
      return_days: z.int(),
    }),
  })
  .openapi('Configuration')

export const latestConfiguration = endpoint({
  key: 'GET /configuration/latest',
  area: 'configuration',
  summary: 'Get everything a storefront needs at start',
  access: 'public',
  answer: configuration,
})

export const customerLocales = endpoint({
  key: 'GET /configuration/slug/customer-locales',
  area: 'configuration',
  summary: 'List the languages of the shop',
  access: 'public',
  answer: z.object({
    data: z.array(z.object({ code: locale, title: z.string(), html_lang: z.string() })),
    fallback: locale,
  }),
})

export const sortingList = endpoint({
  key: 'GET /configuration/slug/{slug}/sorting-list',
  area: 'configuration',
  summary: 'List the sort orders of a list',
  access: 'public',
  params: z.object({ slug: z.enum(['products', 'articles', 'posts']) }),
  answer: z.object({
    data: z.array(
      z.object({
        slug,
        title: localizedText,
        sort_by: z.string(),
        sort_order: z.enum(['asc', 'desc']),
      }),
    ),
  }),
})

const linkItem = z.object({ title: localizedText, path: ownPath })

/** spec §3, layout configuration. Paths have no locale prefix; a link adds it. */
export const layout = z
  .object({
    navbar: z.object({
      logo: z.object({ title: localizedText, path: ownPath }),
      navigation: z.array(
        z.object({
          title: localizedText,
          path: ownPath,
          megamenu: z.boolean(),
          /** Shown in its wide menu; without one, products of its category are. */
          picture: picture.optional().nullable(),
          children: z.array(
            z.object({ title: localizedText, path: ownPath, children: z.array(linkItem) }),
          ),
        }),
      ),
      account: z.array(z.object({ title: localizedText, path: ownPath, is_enabled: z.boolean() })),
    }),
    footer: z.object({
      store_information: z.object({
        title: localizedText,
        address: z.object({ title: localizedText, url: optionalLinkUrl }),
        phone: z.object({ title: localizedText, url: optionalLinkUrl }),
        email: z.object({ title: localizedText, url: optionalLinkUrl }),
        hours: localizedText,
      }),
      sections: z.array(
        z.object({
          title: localizedText,
          links: z.array(z.object({ title: localizedText, url: linkUrl })),
        }),
      ),
      powered_by: localizedText,
      social_media: z.array(z.object({ name: z.string(), url: linkUrl, fa_icon: z.string() })),
    }),
  })
  .openapi('Layout')

export const configurationBySlug = endpoint({
  key: 'GET /configuration/slug/{slug}',
  area: 'configuration',
  summary: 'Get one configuration; `layout` is navbar and footer',
  access: 'public',
  params: z.object({ slug: z.enum(['layout']) }),
  answer: layout,
})

export const contentBySlug = endpoint({
  key: 'GET /contents/slug/{slug}/latest',
  area: 'contents',
  summary: 'Get the latest version of a content page',
  access: 'public',
  params: z.object({ slug }),
  answer: z
    .object({
      _id: id,
      slug,
      title: localizedText,
      description: localizedText,
      /** Paragraphs separated by blank lines, `## ` headings, `- ` list items. */
      body: localizedText,
      /** Structured content in addition to the text; the home page keeps its rows here, and every
       * page its pictures. */
      data: z.record(z.string(), z.unknown()),
      updated_at: z.iso.datetime(),
      search_text: searchText.optional(),
    })
    .openapi('Content'),
})
