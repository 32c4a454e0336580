import { useSearchParams } from 'react-router'
import { ChipLink } from '#ui/chip.tsx'
import { useLocalePath } from '../locale.ts'

interface ViewChipsProps {
  label: string
  path: string
  /** The first one is shown where the address names none. */
  views: readonly { slug: string; title: string }[]
}

/** Which part of a section is shown: links, so that the address is the state. */
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

/** The view of the address, or the first one. */
export function useView<Slug extends string>(slugs: readonly Slug[]): Slug | undefined {
  const [search] = useSearchParams()
  return slugs.find((slug) => slug === search.get('view')) ?? slugs[0]
}
