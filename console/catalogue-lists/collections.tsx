import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { callStaff } from '../api/staff-api.ts'
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
import { EntryLine } from './entry-line.tsx'
import { listMessages } from './messages.ts'
import { useMoves } from './use-moves.ts'

export function Collections() {
  const names = useMessages(productMessages)
  const texts = useMessages(listMessages)
  const [edited, setEdited] = useState<Collection | 'new' | null>(null)
  const collections = useCall('GET /collections', {})
  const { placed, move } = useMoves(collections.data?.data ?? none, moves)
  const sorted = placed.toSorted((one, other) => one.position - other.position)
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
              {sorted.map((entry, at) => (
                <CollectionLine
                  key={entry.slug}
                  all={sorted}
                  at={at}
                  entry={entry}
                  onMove={(to) => move(sorted, at, to)}
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

const none: readonly Collection[] = []
const moves = {
  keyOf: ({ slug }: Collection) => slug,
  save: (slug: string, position: number) =>
    callStaff('PUT /collections/{slug}', {
      params: { slug },
      body: { position },
      idempotencyKey: crypto.randomUUID(),
    }),
  calls: ['GET /collections'],
} as const

interface LineProps {
  all: readonly Collection[]
  at: number
  entry: Collection
  onMove: (to: number) => void
  onEdit: () => void
}

function CollectionLine({ all, at, entry, onMove, onEdit }: LineProps) {
  const texts = useMessages(listMessages)
  const language = useLanguage()
  const changes = ['GET /collections'] as const
  const remove = useWrite('DELETE /collections/{slug}', { changes })

  return (
    <EntryLine
      name={localize(entry.title, language)}
      note={texts.products(entry.product_count)}
      onUp={at > 0 ? () => onMove(at - 1) : undefined}
      onDown={at < all.length - 1 ? () => onMove(at + 1) : undefined}
      onEdit={onEdit}
      onDelete={() => remove.mutateAsync({ params: { slug: entry.slug } })}
      usersAt={`/products?collection=${entry.slug}`}
    />
  )
}
