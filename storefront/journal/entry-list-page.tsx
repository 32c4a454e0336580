import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { EntryCards } from './entry-card.tsx'
import { entryListSearch } from './entry-list-search.ts'
import type { EntryListView } from './entry-view.ts'

export function EntryListPage({ list }: { list: EntryListView }) {
  const { content, catalogue } = useMessages()
  const { journal: messages } = useLazyMessages()
  const path = useLocalePath()
  const { title, description, categories, category, stories: entries, page, pages } = list
  const hrefOf = (slug: string | null, to = 1) => path(list.path + entryListSearch(slug, to))
  return (
    <main id="content" className="page journal">
      <Breadcrumbs
        label={content.breadcrumbs}
        crumbs={[{ title: content.home, href: path('/') }, { title }]}
      />
      <h1>{title}</h1>
      {description ? <p className="content-lead">{description}</p> : null}
      {categories.length > 1 ? (
        <nav aria-label={messages.categories} className="chips">
          <ChipLink href={hrefOf(null)} current={category === null}>
            {messages.all}
          </ChipLink>
          {categories.map(({ slug, title: name, count }) => (
            <ChipLink key={slug} href={hrefOf(slug)} current={category === slug}>
              {name} {count}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <EntryCards stories={entries} level={2} isLed={page === 1 && category === null} />
      <Pagination
        label={catalogue.pages}
        page={page}
        pages={pages}
        hrefOf={(to) => hrefOf(category, to)}
        previousLabel={catalogue.previousPage}
        nextLabel={catalogue.nextPage}
        pageLabel={catalogue.page}
      />
    </main>
  )
}
