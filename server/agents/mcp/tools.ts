import { z } from 'zod'
import type { Operation } from '../operations/operation.ts'
import { operations } from '../operations/operations.ts'

const agent = z
  .looseObject({ profile: z.string().describe('https address of the platform’s UCP profile.') })
  .describe('Who calls.')
const key = z.string().describe('A new UUID for each new request; the same one to repeat it.')

/** Metadata of a call; tools that end something must name their idempotency key. */
function metaShape({ needsKey }: Pick<Operation, 'needsKey'>) {
  return z.looseObject({
    'ucp-agent': agent,
    'idempotency-key': needsKey ? key : key.optional(),
  })
}

function argumentsShape(operation: Operation) {
  const { path, argument, shape } = operation
  return z.object({
    meta: metaShape(operation),
    ...(path.includes(':id') && { id: z.string() }),
    ...(argument && { [argument]: shape }),
  })
}

/** Any answer: the resource, or what went wrong, with `ucp` in both. */
const outputSchema = {
  type: 'object',
  required: ['ucp'],
  properties: {
    ucp: { type: 'object', required: ['version'], properties: { version: { type: 'string' } } },
    messages: { type: 'array', items: { type: 'object' } },
  },
}

export const ucpTools = operations.map((operation) => ({
  name: operation.name,
  description: operation.description,
  inputSchema: z.toJSONSchema(argumentsShape(operation), { io: 'input' }),
  outputSchema,
  annotations: {
    readOnlyHint: !operation.isWrite,
    destructiveHint: operation.needsKey,
    idempotentHint: true,
    openWorldHint: false,
  },
}))

/** Arguments besides the payload; read loosely, since refusals have codes of their own. */
export const callArguments = z.object({
  meta: z
    .object({
      'ucp-agent': z.object({ profile: z.unknown() }).optional(),
      'idempotency-key': z.string().optional(),
    })
    .optional(),
  id: z.string().optional(),
})
