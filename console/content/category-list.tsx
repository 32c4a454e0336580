import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { ContentNav } from './content-nav.tsx'
import { Libraries, LibraryCategories } from './library-categories.tsx'
import { contentMessages } from './messages.ts'
import { PostCategories } from './post-categories.tsx'

export function CategoryList() {
  const texts = useMessages(contentMessages)
  const libraries = useCall('GET /libraries', {})
  return (
    <Page title={texts.title}>
      <ContentNav shown="categories" />
      <PostCategories />
      <QueryState query={libraries}>
        {({ data }) => (
          <>
            <Libraries libraries={data} />
            {data.map((library) => (
              <LibraryCategories key={library._id} library={library} />
            ))}
          </>
        )}
      </QueryState>
    </Page>
  )
}
