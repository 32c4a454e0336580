import { getRefId } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import type { AnyEndpoint } from './endpoint.ts'
import recorded from './examples.json' with { type: 'json' }
import written from './staff-examples.json' with { type: 'json' }

const answers = new Map<string, unknown>(Object.entries(recorded))
const staffAnswers = new Map<string, unknown>(Object.entries(written.calls))
const staffShapes = new Map<string, unknown>(Object.entries(written.shapes))

/**
 * An example response: the call's own, or what the demo shop returned when `npm run api:examples`
 * last recorded it. Those of staff calls are written, one for each named shape; a call has its own
 * where that would be wrong or its answer has no name.
 */
export function exampleOf({ key, example, access, answer }: AnyEndpoint): unknown {
  if (example !== undefined) return example
  return access === 'staff' ? (staffAnswers.get(key) ?? ofShape(answer)) : answers.get(key)
}

/** A named shape, or a list of such. */
function ofShape(answer: z.ZodType): unknown {
  const name = nameOf(answer)
  if (name !== undefined) return staffShapes.get(name)
  if (!(answer instanceof z.ZodObject) || !(answer.shape.data instanceof z.ZodArray))
    return undefined
  const { data, ...page } = answer.shape
  const each = staffShapes.get(nameOf(data.element) ?? '')
  if (each === undefined) return undefined
  const isPage = 'next_page_url' in page
  return { data: [each], ...(isPage && { current_page: 1, next_page_url: null, total: 1 }) }
}

function nameOf(shape: unknown): string | undefined {
  return shape instanceof z.ZodType ? getRefId(shape) : undefined
}
