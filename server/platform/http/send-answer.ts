import type { Context } from 'hono'
import { jsonBody } from './json-body.ts'

/** Sends an answer as JSON, or as the object itself to a caller in this process. */
export function sendAnswer(c: Context, answer: unknown): Response {
  if (!c.env?.isInProcess) {
    return c.body(jsonBody(answer), 200, { 'content-type': 'application/json' })
  }
  const response = c.body(null, 200)
  Object.defineProperty(response, 'json', { value: async () => answer })
  return response
}
