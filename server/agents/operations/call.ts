import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Steps } from '../../platform/database/steps.ts'
import type { Capability } from '../protocol/capabilities.ts'
import { ucpVersion } from '../protocol/capabilities.ts'
import { relevantTo, type Negotiated } from '../protocol/negotiate.ts'
import type { PlatformProfile } from '../protocol/platform-profiles.ts'
import { unrecoverable, type Message } from '../wire/messages.ts'

/** The platform that calls, as its profile and its signature show it. */
export interface Platform {
  /** Address of its profile. */
  url: string
  profile: PlatformProfile
  negotiated: Negotiated
  /** The request carried a valid signature of it. */
  isSigned: boolean
}

/** Who calls, and how they are answered. */
export interface Caller {
  ctx: Ctx
  platform: Platform
  locale: Locale
  /** Network address, for limits. */
  address: string
  own: readonly Capability[]
}

/** A call of an operation, without its request. */
export interface Call extends Caller {
  /** Capability of the operation. */
  root: string
  steps: Steps<Outcome>
}

/** The answer of an operation, on either transport. */
export interface Outcome {
  status: 200 | 201
  body: Record<string, unknown>
}

export function has({ platform }: Pick<Call, 'platform'>, capability: string): boolean {
  return platform.negotiated.has(capability)
}

/** The part of an answer about the protocol. */
export function envelope({ platform, own, root }: Pick<Call, 'platform' | 'own' | 'root'>) {
  return {
    version: ucpVersion,
    status: 'success',
    capabilities: relevantTo(root, platform.negotiated, own),
  }
}

export function success(call: Call, body: Record<string, unknown>, status: 200 | 201 = 200) {
  return { status, body: { ucp: envelope(call), ...body } } satisfies Outcome
}

/** An answer without the resource that was asked for. */
export function failure(call: Call, messages: readonly Message[]): Outcome {
  const ucp = { ...envelope(call), status: 'error' }
  return { status: 200, body: { ucp, messages, continue_url: `${call.ctx.settings.publicUrl}/` } }
}

export function notFound(call: Call, content: string): Outcome {
  return failure(call, [unrecoverable('not_found', content)])
}
