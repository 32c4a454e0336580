import { z } from '@hono/zod-openapi'
import { named, time } from '../shapes.ts'
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

const calls = staffCalls('settings', 'settings:manage')

export const listAgentPlatforms = calls.list('GET /agents/platforms', {
  summary: 'List the platforms whose agents called, newest first',
  description:
    'The 50 that called last; those with orders are kept longest. Written once a minute. Anyone can name a platform in a request that is not signed.',
  item: platform,
})
