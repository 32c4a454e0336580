import { z } from 'zod'
import { minuteMs } from '#domain/dates.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { Ctx } from '../../platform/context.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { PrivateAddress, ReachableNetworks } from '../../platform/outward/public-address.ts'
import { requestPublic } from '../../platform/outward/request-public.ts'
import { ProtocolError } from './protocol-error.ts'

const maxBytes = 256 * 1024
const timeLimitMs = 10_000
/** Profiles held in memory, so that no number of addresses costs more. */
const maxProfiles = 500
/** A profile may be used for so long, and is not fetched again sooner. */
const lifetimeMs = minuteMs
const firstBackOffMs = 2000
const longestBackOffMs = 10 * minuteMs

const registry = z.record(
  z.string(),
  z.array(
    z.object({
      id: z.string().optional(),
      version: z.string(),
      config: z.record(z.string(), z.unknown()).optional(),
      available_instruments: z.array(z.object({ type: z.string() })).optional(),
    }),
  ),
)

const signingKey = z.object({
  kid: z.string(),
  kty: z.string(),
  crv: z.string().optional(),
  x: z.string().optional(),
  y: z.string().optional(),
})

export type SigningKey = z.output<typeof signingKey>

export const platformProfile = z.object({
  ucp: z.object({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    services: z.record(z.string(), z.array(z.looseObject({ version: z.string() }))).optional(),
    capabilities: registry.default({}),
    payment_handlers: registry.default({}),
  }),
  signing_keys: z.array(signingKey).default([]),
})

export type PlatformProfile = z.output<typeof platformProfile>

interface Known {
  fetchedAt: number
  /** No fetch before this time. */
  until: number
  failures: number
  found: PlatformProfile | ProtocolError
}

const caches = new WeakMap<Ctx, PlatformProfiles>()

export function platformProfiles(ctx: Ctx): PlatformProfiles {
  const known = caches.get(ctx)
  if (known) return known
  const made = new PlatformProfiles(ctx)
  caches.set(ctx, made)
  return made
}

/** Profiles of platforms, fetched through the guard of outgoing requests. */
class PlatformProfiles {
  readonly #ctx: Ctx
  readonly #known = new Map<string, Known>()
  readonly #fetching = new Map<string, Promise<Known>>()

  constructor(ctx: Ctx) {
    this.#ctx = ctx
  }

  /** Throws `invalid_profile_url`, `profile_unreachable`, `profile_malformed` and `rate_limited`. */
  async get(url: string): Promise<PlatformProfile> {
    const known = this.#known.get(url)
    return valueOf(known && known.until > this.#now() ? known : await this.#fetchOnce(url))
  }

  /** Fetches again, for a signature by an unknown key: at most once in a profile's lifetime. */
  async refreshed(url: string): Promise<PlatformProfile> {
    const known = this.#known.get(url)
    const isRecent = known !== undefined && this.#now() - known.fetchedAt < lifetimeMs
    return isRecent ? valueOf(known) : valueOf(await this.#fetchOnce(url))
  }

  #fetchOnce(url: string): Promise<Known> {
    const running = this.#fetching.get(url)
    if (running) return running
    const fetching = this.#fetch(url).finally(() => this.#fetching.delete(url))
    this.#fetching.set(url, fetching)
    return fetching
  }

  async #fetch(url: string): Promise<Known> {
    await countAgainst(this.#ctx, limits.agentProfiles, 'all')
    const before = this.#known.get(url)
    const found = await fetchProfile(this.#ctx, url)
    const failures = found instanceof ProtocolError ? (before?.failures ?? 0) + 1 : 0
    const waitMs = failures === 0 ? lifetimeMs : firstBackOffMs * 2 ** Math.min(failures - 1, 10)
    const fetchedAt = this.#now()
    const until = fetchedAt + Math.min(waitMs, longestBackOffMs)
    const known = { fetchedAt, until, failures, found }
    this.#known.delete(url)
    this.#known.set(url, known)
    const [oldest] = this.#known.keys()
    if (this.#known.size > maxProfiles && oldest !== undefined) this.#known.delete(oldest)
    return known
  }

  #now(): number {
    return this.#ctx.clock().getTime()
  }
}

function valueOf({ found }: Known): PlatformProfile {
  if (found instanceof ProtocolError) throw found
  return found
}

async function fetchProfile(
  { settings }: Ctx,
  url: string,
): Promise<PlatformProfile | ProtocolError> {
  const networks = new ReachableNetworks(settings.webhookPrivateNetworks)
  try {
    if (!networks.allowsUrl(url, { dotless: true })) throw new PrivateAddress(url)
    const headers = { accept: 'application/json' }
    const sent = { method: 'GET', headers, timeLimitMs, maxBytes } as const
    const { status, bytes, isCut } = await requestPublic(networks, url, sent)
    if (status < 200 || status > 299) {
      return new ProtocolError('profile_unreachable', `The profile was answered with ${status}.`)
    }
    const text = new TextDecoder().decode(bytes)
    const { data, error } = platformProfile.safeParse(isCut ? undefined : parseJson(text))
    return (
      data ?? new ProtocolError('profile_malformed', `No profile: ${error?.issues[0]?.message}`)
    )
  } catch (error) {
    if (error instanceof PrivateAddress || isUnknownName(error)) {
      return new ProtocolError('invalid_profile_url', 'The profile’s address leads nowhere.')
    }
    return new ProtocolError('profile_unreachable', 'The profile could not be fetched.')
  }
}

function isUnknownName(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND'
}
