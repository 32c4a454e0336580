interface InTree {
  id: string
  parent_id: string | null
}

export type Parents = ReadonlyMap<string, string | null>

export function parentsOf(categories: readonly InTree[]): Parents {
  return new Map(categories.map(({ id, parent_id }) => [id, parent_id]))
}

/** The categories and all their ancestors. */
export function withAncestors(parents: Parents, ids: readonly string[]): string[] {
  const found = new Set<string>()
  for (const id of ids) {
    // In a cycle of parents, stops at the first repeated category.
    for (let at: string | null = id; at !== null && !found.has(at); at = parents.get(at) ?? null) {
      found.add(at)
    }
  }
  return [...found]
}

/** Parents before children. */
export function inTreeOrder<Category extends InTree>(categories: readonly Category[]): Category[] {
  const below = (parent: string | null): Category[] =>
    childrenOf(categories, parent).flatMap((category) => [category, ...below(category.id)])
  const reached = new Set(below(null))
  // Categories in a cycle have no root, but are still listed.
  return [...reached, ...categories.filter((category) => !reached.has(category))]
}

/** The roots if `parent` is null. */
export function childrenOf<Category extends InTree>(
  categories: readonly Category[],
  parent: string | null,
): Category[] {
  return categories.filter(({ parent_id }) => parent_id === parent)
}
