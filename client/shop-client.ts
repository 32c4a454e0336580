import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch'
import type { components, paths as CustomerPaths } from './generated/customer-api.ts'
import type { components as StaffComponents, paths as StaffPaths } from './generated/staff-api.ts'

/** Shapes of the customer API by name, such as `CustomerShapes['Cart']`. */
export type CustomerShapes = components['schemas']
/** Shapes of the staff API by name. */
export type StaffShapes = StaffComponents['schemas']

export type ShopClient = Client<Omit<CustomerPaths, '/upload'>, 'application/json'>
export type FilesClient = Client<Pick<CustomerPaths, '/upload'>, 'application/json'>
export type StaffClient = Client<StaffPaths, 'application/json'>

export interface ShopOptions {
  /** Origin of the shop, such as `https://shop.example`. */
  origin: string
  /** Language of messages; English by default. */
  locale?: keyof typeof languages
  /** Read before every call, since a visitor has none before `POST /auth/register`. */
  token?: () => string | null
  fetch?: ClientOptions['fetch']
}

const languages = { en: 'en', zh: 'zh-Hant-HK', cn: 'zh-Hans' } as const

/** The customer API: catalogue, cart, checkout, orders, account. */
export function createShopClient(options: ShopOptions): ShopClient {
  return clientAt('/api/customer', options)
}

/** Uploads of pictures, which other calls then name by their id. */
export function createFilesClient(options: ShopOptions): FilesClient {
  return clientAt('/api/files', options)
}

/** The staff API, with the token of a staff member. */
export function createStaffClient(options: ShopOptions): StaffClient {
  return clientAt('/api/staff', options)
}

function clientAt<Paths extends {}>(
  base: string,
  { origin, locale = 'en', token, fetch }: ShopOptions,
): Client<Paths, 'application/json'> {
  const client = createFetchClient<Paths, 'application/json'>({
    baseUrl: origin + base,
    headers: { 'accept-language': languages[locale] },
    bodySerializer,
    ...(fetch && { fetch }),
  })
  client.use({
    onRequest({ request }) {
      const bearer = token?.()
      if (bearer) request.headers.set('authorization', `Bearer ${bearer}`)
      return request
    },
  })
  return client
}

/** A body with a file becomes a form; its content type names a boundary that only `fetch` knows. */
function bodySerializer(body: unknown): string | FormData {
  const fields = Object.entries(body ?? {})
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value instanceof Blob ? value : String(value))
  return form
}
