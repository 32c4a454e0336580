import { useSearchParams } from 'react-router'
import { ChipLink } from '#ui/chip.tsx'
import { useLocalePath } from '../locale.ts'

interface ViewChipsProps {
  label: string
  path: string
  /** The first one is the default. */
  views: readonly { slug: string; title: string }[]
}

/** Switches between the views of a section: links, so the URL is the state. */
export function ViewChips({ label, path, views }: ViewChipsProps) {
  const inLanguage = useLocalePath()
  const current = useView(views.map(({ slug }) => slug))
  return (
    <ul className="chips" aria-label={label}>
      {views.map(({ slug, title }, at) => (
        <li key={slug}>
          <ChipLink
            current={slug === current}
            href={inLanguage(at === 0 ? path : `${path}?view=${slug}`)}
          >
            {title}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

export function useView<Slug extends string>(slugs: readonly Slug[]): Slug | undefined {
  const [search] = useSearchParams()
  return slugs.find((slug) => slug === search.get('view')) ?? slugs[0]
}
