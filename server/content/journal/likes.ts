/** How many like what, and what the caller likes of it. */
export interface Likes {
  countOf: (id: string) => number
  /** Undefined when nobody asks: then the answer is everybody's. */
  isLiked: (id: string) => boolean | undefined
}

export interface LikeRow {
  id: string
  likes: number
  is_liked: boolean
}

/** Counts as everybody sees them. */
export function publicLikes(counts: ReadonlyMap<string, number>): Likes {
  return { countOf: (id) => counts.get(id) ?? 0, isLiked: () => undefined }
}

/** Counts with what one account likes. */
export function ownLikes(rows: readonly LikeRow[]): Likes {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    countOf: (id) => byId.get(id)?.likes ?? 0,
    isLiked: (id) => byId.get(id)?.is_liked ?? false,
  }
}
