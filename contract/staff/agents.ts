import { z } from '@hono/zod-openapi'
import { amount, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

/** Why a platform's request is refused, by the protocol's codes. */
export const agentRefusals = [
  'profile_unreachable',
  'profile_malformed',
  'version_unsupported',
  'capabilities_incompatible',
  'signature_missing',
  'signature_invalid',
  'key_not_found',
  'digest_mismatch',
  'algorithm_unsupported',
  'invalid_json',
  'invalid_request',
  'request_too_large',
  'unsupported_media_type',
  'idempotency_conflict',
] as const

const platform = named('AgentPlatform', {
  host: z.string().openapi({ description: 'Host of its profile, as its requests name it.' }),
  first_seen_at: time,
  last_seen_at: time,
  order_count: z.int(),
  refusal_count: z.int(),
  latest_refusal: z.object({ reason: z.enum(agentRefusals), at: time }).nullable(),
})

/** How far a purchase goes before its order. */
export const agentTrialSteps = [
  'profile',
  'search',
  'cart',
  'checkout',
  'delivery',
  'total',
] as const

const trial = named('AgentTrial', {
  steps: z.array(
    z.object({
      step: z.enum(agentTrialSteps),
      /** Sentences in the caller's language; none if it went well. */
      problems: z.array(z.string()),
      /** Whatever the step found: an item, a courier, how the buyer pays. */
      detail: z.string().nullable(),
      amount: amount.nullable(),
    }),
  ),
})

const calls = staffCalls('agents', 'settings:manage')

export const listAgentPlatforms = calls.list('GET /agents/platforms', {
  summary: 'List the platforms whose agents called, newest first',
  description:
    'The 50 that called last; those with orders are kept longest. Written once a minute. Anyone can name a platform in a request that is not signed.',
  item: platform,
})

export const tryAgents = calls.read('POST /agents/trials', {
  summary: 'Walk through a purchase as an agent would, up to its order',
  description:
    'The shop is its own platform, and the buyer an example. A step that fails without what the next one needs is the last. Nothing is stored or held.',
  answer: trial,
})
