import { sql } from 'kysely'
import { agentRefusals } from '#contract/staff/agents.ts'
import { minuteMs } from '#domain/dates.ts'
import type { Ctx } from '../../platform/context.ts'
import { profileUrl } from '../protocol/agent-header.ts'

/** Platforms kept, so that no number of made-up names costs more. */
export const maxPlatforms = 50
const writeEveryMs = minuteMs
/** A domain name with a port. */
const longestHost = 260

type AgentRefusal = (typeof agentRefusals)[number]

interface Seen {
  first_seen_at: Date
  last_seen_at: Date
  refusals: number
  refusal: AgentRefusal | null
  refused_at: Date | null
}

const known = new WeakMap<Ctx, SeenPlatforms>()

export function seenPlatforms(ctx: Ctx): SeenPlatforms {
  const made = known.get(ctx) ?? new SeenPlatforms(ctx)
  known.set(ctx, made)
  return made
}

/** Counts platforms that call in memory, and writes them at once, then once a minute at most. */
class SeenPlatforms {
  readonly #ctx: Ctx
  #seen = new Map<string, Seen>()
  #isPaused = false
  #writing: Promise<void> = Promise.resolve()

  constructor(ctx: Ctx) {
    this.#ctx = ctx
  }

  /** Notes a request by the profile that it names, whose host was reached or asked for. */
  note(profile: string, refusal: AgentRefusal | null): void {
    const { host } = new URL(profile)
    const before = this.#seen.get(host)
    if (host.length > longestHost || (!before && this.#seen.size >= maxPlatforms)) return
    const now = this.#ctx.clock()
    this.#seen.set(host, {
      first_seen_at: before?.first_seen_at ?? now,
      last_seen_at: now,
      refusals: (before?.refusals ?? 0) + (refusal === null ? 0 : 1),
      refusal: refusal ?? before?.refusal ?? null,
      refused_at: refusal === null ? (before?.refused_at ?? null) : now,
    })
    if (!this.#isPaused) this.#writeInTurn()
  }

  /** Notes a refused request; failures of the shop's own and limits by address are no refusals. */
  noteRefusal(profile: unknown, code: string): void {
    const refusal = agentRefusals.find((each) => each === code)
    if (refusal) this.note(profileUrl(profile), refusal)
  }

  /** Writes what is noted now. */
  async written(): Promise<void> {
    await this.#writing
    await this.#write()
  }

  #writeInTurn(): void {
    this.#isPaused = true
    setTimeout(() => {
      this.#isPaused = false
      if (this.#seen.size > 0) this.#writeInTurn()
    }, writeEveryMs).unref()
    this.#writing = this.#write().catch((error: unknown) => {
      this.#ctx.log.warn({ error: String(error) }, 'platforms of agents were not counted')
    })
  }

  async #write(): Promise<void> {
    const rows = [...this.#seen].map(([host, seen]) => ({ host, ...seen }))
    this.#seen = new Map()
    if (rows.length === 0) return
    const { db } = this.#ctx
    await db
      .insertInto('agent_platforms')
      // In one order in every process, so that none waits for the other.
      .values(rows.toSorted((a, b) => (a.host < b.host ? -1 : 1)))
      .onConflict((conflict) =>
        conflict.column('host').doUpdateSet({
          last_seen_at: sql`greatest(agent_platforms.last_seen_at, excluded.last_seen_at)`,
          refusals: sql`agent_platforms.refusals + excluded.refusals`,
          refusal: sql`coalesce(excluded.refusal, agent_platforms.refusal)`,
          refused_at: sql`coalesce(excluded.refused_at, agent_platforms.refused_at)`,
        }),
      )
      .execute()
    await sql`delete from agent_platforms where host in (
      select host from agent_platforms p
      order by exists (select from orders where agent = p.host) desc, last_seen_at desc, host
      offset ${maxPlatforms})`.execute(db)
  }
}
