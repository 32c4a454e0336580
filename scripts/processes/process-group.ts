import type { Member } from './member.ts'
import { pause } from '#server/platform/pause.ts'

const firstPauseMs = 200
const longestPauseMs = 30_000
/** A member that served this long was well; if it ends, another starts quickly. */
const wellAfterMs = 10_000

/** A place in the group and how to fill it. */
export interface Place {
  name: string
  start: () => Member
}

export interface ProcessGroup {
  /** Replaces one member after the other; throws, and leaves the rest, if a new one does not serve. */
  replaceAll: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts all members and starts another whenever one ends, until `stop` is called. */
export async function openGroup(
  places: readonly Place[],
  report: (line: string) => void,
): Promise<ProcessGroup> {
  const posts = places.map((place) => new Post(place, report))
  const stop = async () => void (await Promise.all(posts.map((post) => post.stop())))
  try {
    await Promise.all(posts.map((post) => post.fill()))
  } catch (error) {
    await stop()
    throw error
  }
  let replacing = Promise.resolve()
  async function replaceEach() {
    for (const post of posts) await post.replace()
  }
  return {
    replaceAll() {
      const turn = replacing.then(replaceEach)
      // The caller gets the error; the next replacement still runs.
      replacing = turn.catch(() => {})
      return turn
    },
    stop,
  }
}

/** One place: the member that holds it, and those that start or leave. */
class Post {
  readonly #place: Place
  readonly #report: (line: string) => void
  readonly #living = new Set<Member>()
  readonly #stopping = new AbortController()
  #current: Member | null = null
  #servingSince = 0
  #pauseMs = firstPauseMs

  constructor(place: Place, report: (line: string) => void) {
    this.#place = place
    this.#report = report
  }

  /** Throws if the member ends before it serves. */
  async fill(): Promise<void> {
    const member = this.#place.start()
    this.#living.add(member)
    const gone = member.ended.then((how) => {
      this.#living.delete(member)
      return how
    })
    try {
      await member.ready
    } catch (error) {
      if (this.#isStopping) return
      throw new Error(`${this.#place.name} does not start: ${messageOf(error)}`, { cause: error })
    }
    this.#current = member
    this.#servingSince = performance.now()
    void gone.then((how) => {
      if (this.#current === member) void this.#refill(how)
    })
  }

  /** The new member serves before the old one stops. */
  async replace(): Promise<void> {
    const last = this.#current
    if (this.#isStopping || last === null) return
    await this.fill()
    last.stop('replaced')
    await last.ended
    this.#report(`${this.#place.name} was replaced`)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    const members = [...this.#living]
    for (const member of members) member.stop('closing')
    await Promise.all(members.map((member) => member.ended))
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  async #refill(how: string): Promise<void> {
    this.#current = null
    if (performance.now() - this.#servingSince > wellAfterMs) this.#pauseMs = firstPauseMs
    let problem = `${this.#place.name} ended (${how})`
    while (!this.#isStopping && this.#current === null) {
      this.#report(`${problem}; another starts in ${this.#pauseMs / 1000} s`)
      await pause(this.#pauseMs, this.#stopping.signal)
      if (this.#isStopping) return
      this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs)
      await this.fill().catch((error: unknown) => (problem = messageOf(error)))
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
