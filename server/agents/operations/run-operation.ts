import { z } from 'zod'
import { localeFromAcceptLanguage } from '#domain/locale.ts'
import { runSteps, type StoreAnswer } from '../../platform/database/steps.ts'
import type { Ctx } from '../../platform/context.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { sanitizeText } from '../../platform/http/sanitize-text.ts'
import { readerLocale } from '../../platform/languages.ts'
import { readAgentSettings } from '../../settings/agents.ts'
import { profileUrl } from '../protocol/agent-header.ts'
import { seenPlatforms } from '../platforms/seen-platforms.ts'
import { asProtocolError } from '../protocol/as-protocol-error.ts'
import { ownCapabilities, ucpVersion } from '../protocol/capabilities.ts'
import { onceFor } from '../protocol/idempotency.ts'
import { negotiate } from '../protocol/negotiate.ts'
import { platformProfiles, type PlatformProfile } from '../protocol/platform-profiles.ts'
import { ProtocolError } from '../protocol/protocol-error.ts'
import {
  isSigned,
  namesKnownKey,
  verifySignature,
  type RawRequest,
} from '../protocol/verify-signature.ts'
import { say, unrecoverable } from '../wire/messages.ts'
import { localeOfSession } from '../sessions/session-rows.ts'
import { failure, type Call, type Caller, type Outcome, type Platform } from './call.ts'
import type { Operation } from './operation.ts'

/** A request for an operation, as either transport received it. */
export interface OperationRequest {
  raw: RawRequest
  /** The platform's profile, as the request names it. */
  profile: unknown
  id: string
  /** Throws a `ProtocolError` for what cannot be read. */
  readPayload: () => unknown
  idempotencyKey: string | null
  acceptLanguage: string | undefined
  /** Network address, for limits. */
  address: string
  /** REST names the key in a header, which a signature must cover. */
  isKeyInHeader: boolean
}

/** Answers a request, or throws a `ProtocolError`. */
export async function runOperation(
  ctx: Ctx,
  operation: Operation,
  request: OperationRequest,
): Promise<Outcome> {
  await countAgainst(ctx, limits.agentCalls, request.address)
  try {
    return await answer(ctx, operation, request)
  } catch (error) {
    const refusal = asProtocolError(ctx, error)
    seenPlatforms(ctx).noteRefusal(request.profile, refusal.code)
    throw refusal
  }
}

async function answer(ctx: Ctx, operation: Operation, request: OperationRequest): Promise<Outcome> {
  const { discount_codes: discountCodes } = await readAgentSettings(ctx)
  const own = ownCapabilities({ discountCodes })
  const { url, profile, signed } = await identify(ctx, operation, request)
  if (operation.needsKey && request.idempotencyKey === null) {
    throw new ProtocolError('invalid_request', 'Idempotency-Key: required')
  }
  const platform: Platform = { url, profile, negotiated: negotiate(own, profile), isSigned: signed }
  const sent = sanitizeText(request.readPayload())
  const id = String(sanitizeText(request.id))
  const locale = await localeOf(ctx, sent, { platform: url, id, request })
  const caller = { ctx, platform, locale, address: request.address, own }
  const isCommon = platform.negotiated.has(operation.capability)
  seenPlatforms(ctx).note(url, isCommon ? null : 'capabilities_incompatible')
  if (!isCommon) {
    const message = unrecoverable('capabilities_incompatible', say('nothing_in_common', locale))
    const call = { ...caller, root: operation.capability, steps: neverStep }
    return failure(call, [message])
  }
  const run = (store: StoreAnswer | null) => perform(caller, operation, { id, sent, store })
  if (!operation.isWrite || request.idempotencyKey === null) return run(null)
  const repeated = {
    platform: url,
    // An answer to a signed request is not given to an unsigned one.
    operation: signed ? `${operation.name}, signed` : operation.name,
    key: request.idempotencyKey,
    request: { id, payload: sent },
  }
  return onceFor(ctx, repeated, run, (stored) => storedOutcome.parse(stored))
}

interface Performed {
  id: string
  sent: unknown
  /** Null if the answer is not repeated. */
  store: StoreAnswer | null
}

/** Runs an operation for a platform that is known and has its capability. */
export function perform(
  caller: Caller,
  operation: Operation,
  { id, sent, store }: Performed,
): Promise<Outcome> {
  const call = { ...caller, root: operation.capability }
  const payload = parsePayload(operation, sent)
  if (!operation.isWrite) return operation.handle({ ...call, steps: neverStep }, payload, id)
  return runSteps<Outcome>(caller.ctx, { check: () => {}, store }, (steps) =>
    operation.handle({ ...call, steps }, payload, id),
  )
}

const storedOutcome = z.object({
  status: z.union([z.literal(200), z.literal(201)]),
  body: z.record(z.string(), z.unknown()),
})

/** Steps of an operation that only reads. */
const neverStep: Call['steps'] = {
  commit: () => Promise.reject(new Error('this operation writes nothing')),
  commitStatement: () => Promise.reject(new Error('this operation writes nothing')),
}

/** Who calls: the profile that the request names, and whether its signature proves it. */
async function identify(
  ctx: Ctx,
  operation: Operation,
  { raw, profile: named, isKeyInHeader }: OperationRequest,
): Promise<{ url: string; profile: PlatformProfile; signed: boolean }> {
  const url = profileUrl(named)
  const profiles = platformProfiles(ctx)
  let profile = await profiles.get(url)
  if (profile.ucp.version !== ucpVersion) {
    throw new ProtocolError(
      'version_unsupported',
      `Version ${profile.ucp.version} is not supported. This shop speaks ${ucpVersion}.`,
    )
  }
  const signed = isSigned(raw)
  if (!signed && operation.needsSignature) {
    throw new ProtocolError('signature_missing', 'This request must be signed (RFC 9421).')
  }
  if (signed) {
    if (!namesKnownKey(raw, profile.signing_keys)) profile = await profiles.refreshed(url)
    const needsKey = operation.isWrite && isKeyInHeader
    await verifySignature(raw, profile.signing_keys, { needsKey })
  }
  return { url, profile, signed }
}

const withLanguage = z.object({ context: z.object({ language: z.string() }) })

interface Asked {
  platform: string
  /** A session's or an order's; empty if there is none yet. */
  id: string
  request: Pick<OperationRequest, 'acceptLanguage'>
}

/** The language that the payload's context names, else that of the session, else of the request. */
async function localeOf(ctx: Ctx, payload: unknown, { platform, id, request }: Asked) {
  const named = localeFromAcceptLanguage(withLanguage.safeParse(payload).data?.context.language)
  const known = named ?? (id === '' ? undefined : await localeOfSession(ctx, platform, id))
  return readerLocale(ctx, known ?? localeFromAcceptLanguage(request.acceptLanguage))
}

function parsePayload({ shape }: Operation, sent: unknown): unknown {
  const { error } = shape.safeParse(sent)
  if (!error) return sent
  const [issue] = error.issues
  const path = issue?.path.length ? `${issue.path.map(String).join('.')}: ` : ''
  throw new ProtocolError('invalid_request', `${path}${issue?.message ?? 'not valid'}`)
}
