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
import { CollectionDialog } from './collection-dialog.tsx'
import type { Collection } from './list-types.ts'
import { EntryLine, swapped } from './entry-line.tsx'
import { listMessages } from './messages.ts'

export function Collections() {
  const names = useMessages(productMessages)
  const texts = useMessages(listMessages)
  const [edited, setEdited] = useState<Collection | 'new' | null>(null)
  const collections = useCall('GET /collections', {})
  return (
    <Page
      title={names.collections}
      actions={
        <Button small icon="plus" onClick={() => setEdited('new')}>
          {texts.newCollection}
        </Button>
      }
    >
      <CatalogueViews />
      <QueryState query={collections}>
        {({ data }) => (
          <>
            <ul className="entries">
              {data.map((entry, at) => (
                <CollectionLine
                  key={entry.slug}
                  all={data}
                  at={at}
                  entry={entry}
                  onEdit={() => setEdited(entry)}
                />
              ))}
            </ul>
            {edited ? (
              <CollectionDialog
                collection={edited === 'new' ? null : edited}
                place={data.length + 1}
                onClose={() => setEdited(null)}
              />
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  )
}

interface LineProps {
  all: readonly Collection[]
  at: number
  entry: Collection
  onEdit: () => void
}

function CollectionLine({ all, at, entry, onEdit }: LineProps) {
  const texts = useMessages(listMessages)
  const language = useLanguage()
  const changes = ['GET /collections'] as const
  const move = useWrite('PUT /collections/{slug}', { changes })
  const remove = useWrite('DELETE /collections/{slug}', { changes })

  const moveTo = (to: number) => async () => {
    for (const { entry: each, position } of swapped(all, at, to)) {
      // oxlint-disable-next-line no-await-in-loop
      await move.mutateAsync({ params: { slug: each.slug }, body: { position } })
    }
  }

  return (
    <EntryLine
      name={localize(entry.title, language)}
      note={texts.products(entry.product_count)}
      onUp={at > 0 ? moveTo(at - 1) : undefined}
      onDown={at < all.length - 1 ? moveTo(at + 1) : undefined}
      onEdit={onEdit}
      onDelete={() => remove.mutateAsync({ params: { slug: entry.slug } })}
    />
  )
}
