import { say, warning, type Message } from '../wire/messages.ts'
import type { RequestContext } from '../wire/request-shapes.ts'
import type { Call } from './call.ts'

/** The shop gives nothing for a claim, and says so; a claim never holds up a purchase. */
export function claimMessages(
  { locale }: Call,
  { context }: { context?: RequestContext | undefined },
): Message[] {
  return (context?.eligibility ?? []).map((_, at) =>
    warning('eligibility_not_accepted', say('claim', locale), `$.context.eligibility[${at}]`),
  )
}
