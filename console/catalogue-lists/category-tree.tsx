import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { CatalogueViews } from '../products/catalogue-views.tsx'
import { productMessages } from '../products/messages.ts'
import { CategoryDialog } from './category-dialog.tsx'
import type { Category } from './list-types.ts'
import { EntryLine, swapped } from './entry-line.tsx'
import { listMessages } from './messages.ts'

export function CategoryTree() {
  const names = useMessages(productMessages)
  const texts = useMessages(listMessages)
  const [edited, setEdited] = useState<Category | 'new' | null>(null)
  const categories = useCall('GET /categories', {})
  return (
    <Page
      title={names.categories}
      actions={
        <Button small icon="plus" onClick={() => setEdited('new')}>
          {texts.newCategory}
        </Button>
      }
    >
      <CatalogueViews />
      <QueryState query={categories}>
        {({ data }) => (
          <>
            <ul className="entries">
              {data.map((category) => (
                <CategoryLine
                  key={category._id}
                  category={category}
                  all={data}
                  onEdit={() => setEdited(category)}
                />
              ))}
            </ul>
            {edited ? (
              <CategoryDialog
                category={edited === 'new' ? null : edited}
                all={data}
                onClose={() => setEdited(null)}
              />
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  )
}

interface CategoryLineProps {
  category: Category
  all: readonly Category[]
  onEdit: () => void
}

function CategoryLine({ category, all, onEdit }: CategoryLineProps) {
  const texts = useMessages(listMessages)
  const language = useLanguage()
  const changes = ['GET /categories', 'GET /products'] as const
  const move = useWrite('PUT /categories/{id}', { changes })
  const remove = useWrite('DELETE /categories/{id}', { changes })
  const siblings = all.filter(({ parent_id: parent }) => parent === category.parent_id)
  const at = siblings.indexOf(category)

  const moveTo = (to: number) => async () => {
    for (const { entry, position } of swapped(siblings, at, to)) {
      // oxlint-disable-next-line no-await-in-loop
      await move.mutateAsync({ params: { id: entry._id }, body: { position } })
    }
  }

  return (
    <EntryLine
      name={localize(category.title, language)}
      depth={depthOf(category, all)}
      note={texts.products(category.product_count)}
      onUp={at > 0 ? moveTo(at - 1) : undefined}
      onDown={at < siblings.length - 1 ? moveTo(at + 1) : undefined}
      onEdit={onEdit}
      onDelete={() => remove.mutateAsync({ params: { id: category._id } })}
    />
  )
}

function depthOf({ parent_id: parentId }: Category, all: readonly Category[]): number {
  const parent = all.find(({ _id }) => _id === parentId)
  return parent ? 1 + depthOf(parent, all) : 0
}
