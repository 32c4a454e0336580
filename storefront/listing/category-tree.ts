export interface CategoryChoice {
  slug: string
  title: string
  /** Number of products, given all other filters. */
  count: number
  children: readonly CategoryChoice[]
}

export type TickState = 'on' | 'off' | 'mixed'

/** A category is on with all of its children, and mixed with only some of them. */
export function tickState(category: CategoryChoice, chosen: readonly string[]): TickState {
  const below = category.children.map((child) => tickState(child, chosen))
  if (below.every((state) => state === 'off')) {
    return chosen.includes(category.slug) ? 'on' : 'off'
  }
  return below.every((state) => state === 'on') ? 'on' : 'mixed'
}

/** The slugs of all ticked boxes: a chosen category includes its descendants. */
export function tickedSlugs(
  categories: readonly CategoryChoice[],
  chosen: readonly string[],
): Set<string> {
  const ticked = new Set<string>()
  for (const category of categories) {
    const isAll = tickState(category, chosen) === 'on'
    if (isAll) for (const slug of slugsBelow(category)) ticked.add(slug)
    else for (const slug of tickedSlugs(category.children, chosen)) ticked.add(slug)
  }
  return ticked
}

/** The choice after clicking a box: the whole category, or none of it if it was fully ticked. */
export function toggleCategory(
  categories: readonly CategoryChoice[],
  chosen: readonly string[],
  slug: string,
): string[] {
  const ticked = tickedSlugs(categories, chosen)
  const way = wayTo(categories, (category) => category.slug === slug)
  const pressed = way.at(-1)
  if (!pressed) return [...chosen]
  if (ticked.has(slug)) {
    for (const each of [...slugsBelow(pressed), ...way.map((above) => above.slug)]) {
      ticked.delete(each)
    }
  } else {
    for (const each of slugsBelow(pressed)) ticked.add(each)
  }
  return minWords(categories, ticked)
}

/**
 * The fewest slugs with the same meaning. If a form sends a category with only some of its
 * children, those children count: that is how unticking one arrives without JavaScript.
 */
export function minWords(
  categories: readonly CategoryChoice[],
  ticked: ReadonlySet<string>,
): string[] {
  return categories.flatMap((category) => {
    const below = minWords(category.children, ticked)
    const isAllBelow = category.children.every((child) => below.includes(child.slug))
    const isChosen = below.length > 0 ? isAllBelow : ticked.has(category.slug)
    return isChosen ? [category.slug] : below
  })
}

/** The path from the root to a category; empty if there is none. */
export function wayTo<Category extends { children: readonly Category[] }>(
  categories: readonly Category[],
  isIt: (category: Category) => boolean,
): Category[] {
  for (const category of categories) {
    if (isIt(category)) return [category]
    const below = wayTo(category.children, isIt)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

function slugsBelow(category: CategoryChoice): string[] {
  return [category.slug, ...category.children.flatMap(slugsBelow)]
}
