import type { z } from 'zod'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { TestShop } from '../shop.ts'

interface Asked {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: object
  /** `Accept-Language` of the caller. */
  language?: string
}

/** The keys a call declares: any other would be refused before the check under test. */
export function knownTo({ body }: AnyEndpoint, all: object): object {
  const keys = body ? topKeys(body) : []
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
}

function topKeys(shape: z.core.$ZodType): string[] {
  const { def } = (shape as z.core.$ZodTypes)._zod
  if (def.type === 'object') return Object.keys(def.shape)
  return def.type === 'union' ? def.options.flatMap(topKeys) : []
}

/** Sends a raw request, without types or client. */
export async function ask(
  { app }: TestShop,
  base: '/api/customer' | '/api/staff',
  { key }: Pick<AnyEndpoint, 'key'>,
  token: string | null,
  { params = {}, query = {}, body = {}, language = 'en' }: Asked = {},
): Promise<{ status: number; text: string; cacheControl: string | null }> {
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'nothing')
  const search = new URLSearchParams(query)
  const response = await app.request(`${base}${filled}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const cacheControl = response.headers.get('cache-control')
  return { status: response.status, text: await response.text(), cacheControl }
}
