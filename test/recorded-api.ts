import { createClient, type Answer, type ApiClient, type ApiKey } from '#contract/client.ts'
import { endpoints } from '#contract/endpoints.ts'
import { exampleOf } from '#contract/examples.ts'
import type { Locale } from '#domain/locale.ts'

const base = 'https://shop.example/api/customer'

/** Refuses the call with this status. */
export class Refusal {
  readonly status: number

  constructor(status: number) {
    this.status = status
  }
}

type Answers = {
  [Key in ApiKey]?: (query: URLSearchParams, path: string) => Answer<Key> | Refusal | undefined
}

/** The customer API as its documentation shows it, without a server, unless `answers` say otherwise. */
export function recordedApi(answers: Answers = {}, locale: Locale = 'en'): ApiClient {
  const given = new Map(Object.entries(answers))
  return createClient({
    base,
    locale,
    async send({ method, url }) {
      const { pathname, searchParams } = new URL(url)
      const path = pathname.slice(new URL(base).pathname.length)
      const endpoint = endpoints.find(({ key }) => patternOf(key).test(`${method} ${path}`))
      if (!endpoint) throw new Error(`There is no call ${method} ${path}`)
      const answer = given.get(endpoint.key)?.(searchParams, path) ?? exampleOf(endpoint)
      if (!(answer instanceof Refusal)) return Response.json(answer)
      return Response.json({ code: 'refused', message: '' }, { status: answer.status })
    },
  })
}

/** `GET /orders/{id}/details` as it is asked for. */
function patternOf(key: string): RegExp {
  return new RegExp(`^${key.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
