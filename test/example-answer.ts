import type { z } from '@hono/zod-openapi'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { exampleOf } from '#contract/examples.ts'

/** The example response of a call. */
export function exampleAnswer<Answer extends z.ZodType>(
  call: AnyEndpoint & { answer: Answer },
): z.output<Answer> {
  return call.answer.parse(exampleOf(call))
}
