import { minuteMs } from '#domain/dates.ts'
import type { WaitingProof } from './waiting-proof.ts'

/** A link is valid for ten minutes, and each answer signs a new one. */
const keptMs = 8 * minuteMs

const kept = new Map<string, { url: string; at: number }>()

/** The same link for a while, so that a picture is not loaded again with every refresh. */
export function stableUrl({ _id, url }: WaitingProof): string {
  const known = kept.get(_id)
  if (known && Date.now() - known.at < keptMs) return known.url
  kept.set(_id, { url, at: Date.now() })
  return url
}
