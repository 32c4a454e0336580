import type { z } from 'zod'
import type { AnyEndpoint, Endpoint, EndpointKey } from '#contract/endpoint.ts'
import { DomainError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { roleMay } from '#domain/staff/permissions.ts'
import type { StaffMember } from '../access/staff-member.ts'
import { authenticateStaff, type SignedIn } from '../access/staff-tokens.ts'
import { isAccountedFor } from '../changes/record-change.ts'
import type { Ctx } from '../context.ts'
import { callerLocale } from './errors.ts'
import { forgetful, type Remember } from './idempotency.ts'
import { isRepeatable, once } from './once.ts'
import { inputReader, routeOf, type Input } from './read-input.ts'
import { callerAddress } from './request-address.ts'
import { sendAnswer } from './send-answer.ts'
import type { App } from './serve.ts'

/** What a handler knows about the staff member who calls; nobody where anybody may. */
export interface StaffCaller<Who> {
  /** Of this call alone: hand it to `recordChange` as it is. */
  staff: Who extends 'staff' ? StaffMember : null
  tokenHashes: Who extends 'staff' ? readonly Buffer[] : null
  locale: Locale
  /** Network address, for limits. */
  address: string
  /** See `Remember`: an idempotent call that writes passes it into its transaction. */
  remember: Remember
}

/**
 * Binds a call of the staff API to what does it. A call that is not a GET has to say what it
 * changed, by `recordChange` or `recordNoChange`: one that says nothing is a fault of ours.
 */
export function serveStaff<
  Key extends EndpointKey,
  Who extends 'public' | 'staff',
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: App,
  ctx: Ctx,
  endpoint: Endpoint<Key, Who, Params, Query, Body, Answer>,
  handle: (input: Input<Params, Query, Body>, caller: StaffCaller<Who>) => Promise<z.input<Answer>>,
): void {
  const read = inputReader(endpoint, { strictQuery: true })
  app.on(...routeOf(endpoint), async (c) => {
    const signedIn = endpoint.access === 'staff' ? await authenticateStaff(ctx, c) : null
    requireRole(endpoint, signedIn)
    const { input, body } = await read(c)
    const caller = {
      staff: signedIn?.staff ?? null,
      tokenHashes: signedIn?.tokenHashes ?? null,
      locale: callerLocale(c),
      address: callerAddress(c, ctx.settings.trustedProxies),
      remember: forgetful,
    } as unknown as StaffCaller<Who>
    const run = async (remember: Remember) => {
      const answer = await handle(input, { ...caller, remember })
      requireAccount(endpoint, signedIn)
      return answer
    }
    if (signedIn && isRepeatable(endpoint, c)) return once(ctx, c, signedIn.staff.id, body, run)
    c.header('cache-control', 'no-store')
    return sendAnswer(c, await run(forgetful))
  })
}

function requireRole({ access, may = 'serve' }: AnyEndpoint, signedIn: SignedIn | null): void {
  if (access !== 'staff') return
  if (!signedIn) throw new DomainError('unauthenticated')
  if (!roleMay(signedIn.staff.role, may)) throw new DomainError('forbidden')
}

function requireAccount({ key }: AnyEndpoint, signedIn: SignedIn | null): void {
  if (!signedIn || key.startsWith('GET ') || isAccountedFor(signedIn.staff)) return
  throw new Error(`${key} did not say what it changed`)
}
