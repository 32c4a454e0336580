import type { z } from 'zod'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { TestShop } from '../shop.ts'

interface Asked {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: object
  /** Of the caller, as a browser says it. */
  language?: string
}

/** What of a body a call knows: the rest would be refused before anything else is looked at. */
export function knownTo({ body }: AnyEndpoint, all: object): object {
  const known = body ? topKeys(body) : []
  return Object.fromEntries(Object.entries(all).filter(([key]) => known.includes(key)))
}

function topKeys(shape: z.core.$ZodType): string[] {
  const { def } = (shape as z.core.$ZodTypes)._zod
  if (def.type === 'object') return Object.keys(def.shape)
  return def.type === 'union' ? def.options.flatMap(topKeys) : []
}

/** Calls as anything that can send a request does: no types, no client. */
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
