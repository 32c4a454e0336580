import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { TestShop } from '../shop.ts'

interface Asked {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: object
}

/** Calls as anything that can send a request does: no types, no client. */
export async function ask(
  { app }: TestShop,
  base: '/api/customer' | '/api/staff',
  { key }: Pick<AnyEndpoint, 'key'>,
  token: string | null,
  { params = {}, query = {}, body = {} }: Asked = {},
): Promise<{ status: number; text: string; cacheControl: string | null }> {
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'nothing')
  const search = new URLSearchParams(query)
  const response = await app.request(`${base}${filled}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const cacheControl = response.headers.get('cache-control')
  return { status: response.status, text: await response.text(), cacheControl }
}
