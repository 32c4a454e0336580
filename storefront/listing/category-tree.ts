/** A category as the filter shows it. */
export interface CategoryChoice {
  slug: string
  title: string
  /** How many products there are, given everything else that is chosen. */
  count: number
  children: readonly CategoryChoice[]
}

export type TickState = 'on' | 'off' | 'mixed'

/** A category is chosen with all that is below it; with some of it, it is mixed. */
export function tickState(category: CategoryChoice, chosen: readonly string[]): TickState {
  const below = category.children.map((child) => tickState(child, chosen))
  if (below.every((state) => state === 'off')) {
    return chosen.includes(category.slug) ? 'on' : 'off'
  }
  return below.every((state) => state === 'on') ? 'on' : 'mixed'
}

/** Every box that is ticked: a chosen category brings what is below it along. */
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

/** The choice after a press on one box: all of it, or, when it was all ticked, none. */
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
  return leastWords(categories, ticked)
}

/**
 * The fewest slugs that say the same. Of a form's boxes a category and some of what is below it
 * means those: that is how unticking one of them arrives without a script.
 */
export function leastWords(
  categories: readonly CategoryChoice[],
  ticked: ReadonlySet<string>,
): string[] {
  return categories.flatMap((category) => {
    const below = leastWords(category.children, ticked)
    const isAllBelow = category.children.every((child) => below.includes(child.slug))
    const isChosen = below.length > 0 ? isAllBelow : ticked.has(category.slug)
    return isChosen ? [category.slug] : below
  })
}

/** From the top down to a category; empty when there is none like that. */
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
