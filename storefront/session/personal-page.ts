/**
 * Marks the content of a page that only a browser can fill: its scripts start at once, and nothing
 * of it is indexed.
 */
export const personalPage = { id: 'content', 'data-personal': '' } as const

interface MetaOf {
  matches: readonly unknown[]
}

/** Title and robots of such a page. */
export function personalMeta(title: string, { matches }: MetaOf) {
  return [{ title: `${title} | ${brandOf(matches)}` }, { name: 'robots', content: 'noindex' }]
}

/** The brand's name, as the root loaded it. */
function brandOf([root]: readonly unknown[]): string {
  return textAt(root, ['loaderData', 'brand', 'name'])
}

function textAt(value: unknown, path: readonly string[]): string {
  let at = value
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(key) : undefined
  }
  return typeof at === 'string' ? at : ''
}
