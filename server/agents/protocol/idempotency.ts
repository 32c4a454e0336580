import { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { StoreAnswer } from '../../platform/database/steps.ts'
import { freeKey, storeFor, takeKey } from '../../platform/http/idempotency.ts'
import { agentKeeper } from '../../platform/http/agent-keeper.ts'
import { ProtocolError } from './protocol-error.ts'

/** A repeated request, as one platform sends it to one operation. */
export interface Repeatable {
  platform: string
  operation: string
  key: string
  /** Id and payload, which must be the same, without the additions of a transport. */
  request: unknown
}

/** Kept as text, so that a repetition gets the very same bytes. */
const storedText = z.object({ text: z.string() })

/** Runs the work once; a repetition gets the stored answer, on either transport. */
export async function onceFor<Answer>(
  ctx: Ctx,
  { platform, operation, key, request }: Repeatable,
  run: (store: StoreAnswer) => Promise<Answer>,
  parse: (stored: unknown) => Answer,
): Promise<Answer> {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new ProtocolError('invalid_request', 'Idempotency-Key is no key: send a UUID.')
  }
  const keeper = agentKeeper(platform, operation)
  const taken = await takeKey(ctx, keeper, key, canonical(request))
  if ('answer' in taken) return parse(JSON.parse(storedText.parse(taken.answer).text))
  const store = storeFor(taken.held)
  try {
    return await run((db, answer) => store(db, { text: JSON.stringify(answer) }))
  } catch (error) {
    await freeKey(ctx, taken.held)
    throw error
  }
}

/** The same text for the same content, whatever the order of its names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
