import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { StoryCards } from './story-card.tsx'
import { storyListSearch } from './story-list-search.ts'
import type { StoryListView } from './story-view.ts'

export function StoryListPage({ list }: { list: StoryListView }) {
  const { content, catalogue } = useMessages()
  const { journal: words } = useLazyMessages()
  const path = useLocalePath()
  const { title, categories, category, stories, page, pages } = list
  const hrefOf = (slug: string | null, to = 1) => path(list.path + storyListSearch(slug, to))
  return (
    <main id="content" className="page journal">
      <Breadcrumbs
        label={content.breadcrumbs}
        crumbs={[{ title: content.home, href: path('/') }, { title }]}
      />
      <h1>{title}</h1>
      {categories.length > 1 ? (
        <nav aria-label={words.categories} className="chips">
          <ChipLink href={hrefOf(null)} current={category === null}>
            {words.all}
          </ChipLink>
          {categories.map(({ slug, title: name, count }) => (
            <ChipLink key={slug} href={hrefOf(slug)} current={category === slug}>
              {name} {count}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <StoryCards stories={stories} level={2} />
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
