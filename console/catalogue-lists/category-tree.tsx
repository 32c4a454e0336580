import { useQueryClient } from '@tanstack/react-query'
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
import { showFailure } from '../parts/toasts.ts'
import { CatalogueViews } from './catalogue-views.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { EntryLine, type DragHandlers } from './entry-line.tsx'
import type { Category } from './list-types.ts'
import { catalogueMessages, listMessages } from './messages.ts'
import { dropPlace, planDrop, type DropPlace } from './plan-drop.ts'
import { inTreeOrder } from './tree-order.ts'
import { useMoves } from './use-moves.ts'

export function CategoryTree() {
  const names = useMessages(catalogueMessages)
  const texts = useMessages(listMessages)
  const [edited, setEdited] = useState<Category | 'new' | null>(null)
  const categories = useCall('GET /categories', {})
  const { placed, move, isSaved } = useMoves(categories.data?.data ?? none, moves)
  const sorted = inTreeOrder(placed)
  const dragOf = useCategoryDrag(sorted)
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
        {() => (
          <>
            <p className="text-ink-2 text-12 mb-2 max-w767:hidden">{texts.dragHint}</p>
            <ul className="entries">
              {sorted.map((category) => (
                <CategoryLine
                  key={category._id}
                  category={category}
                  all={sorted}
                  onMove={move}
                  drag={isSaved ? dragOf(category) : undefined}
                  onEdit={() => setEdited(category)}
                />
              ))}
            </ul>
            {edited ? (
              <CategoryDialog
                known={edited === 'new' ? null : edited}
                onClose={() => setEdited(null)}
              />
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  )
}

const none: readonly Category[] = []
const moves = {
  keyOf: ({ _id }: Category) => _id,
  save: (id: string, position: number) =>
    callStaff('PUT /categories/{id}', {
      params: { id },
      body: { position },
      idempotencyKey: crypto.randomUUID(),
    }),
  calls: ['GET /categories', 'GET /products'],
} as const

interface CategoryLineProps {
  category: Category
  all: readonly Category[]
  onMove: (siblings: readonly Category[], from: number, to: number) => void
  /** Not while an order that the arrows made is being saved. */
  drag: DragHandlers | undefined
  onEdit: () => void
}

function CategoryLine({ category, all, onMove, drag, onEdit }: CategoryLineProps) {
  const texts = useMessages(listMessages)
  const language = useLanguage()
  const changes = ['GET /categories', 'GET /products'] as const
  const remove = useWrite('DELETE /categories/{id}', { changes })
  const siblings = all.filter(({ parent_id: parent }) => parent === category.parent_id)
  const at = siblings.indexOf(category)
  const count = category.product_count
  const isParent = all.some(({ parent_id: parent }) => parent === category._id)

  return (
    <EntryLine
      name={localize(category.title, language)}
      depth={depthOf(category, all)}
      note={isParent && count === 0 ? '' : texts.products(count)}
      onUp={at > 0 ? () => onMove(siblings, at, at - 1) : undefined}
      onDown={at < siblings.length - 1 ? () => onMove(siblings, at, at + 1) : undefined}
      drag={drag}
      onEdit={onEdit}
      onDelete={() => remove.mutateAsync({ params: { id: category._id } })}
      {...(count > 0 && { usersAt: `/products?category_id=${category._id}` })}
    />
  )
}

function depthOf({ parent_id: parentId }: Category, all: readonly Category[]): number {
  const parent = all.find(({ _id }) => _id === parentId)
  return parent ? 1 + depthOf(parent, all) : 0
}

interface Over {
  id: string
  place: DropPlace
}

/** Drags categories next to and below each other, their subcategories with them. */
function useCategoryDrag(all: readonly Category[]): (category: Category) => DragHandlers {
  const [draggedId, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const [isSaving, setSaving] = useState(false)
  const queries = useQueryClient()

  function end() {
    setDragged(null)
    setOver(null)
  }

  /** The tree is read again when all have moved: in between it would jump. */
  async function drop(id: string, target: Over) {
    end()
    setSaving(true)
    try {
      for (const { id: moved, ...body } of planDrop(all, id, target.id, target.place)) {
        // oxlint-disable-next-line no-await-in-loop
        await callStaff('PUT /categories/{id}', {
          params: { id: moved },
          body,
          idempotencyKey: crypto.randomUUID(),
        })
      }
    } catch (error) {
      showFailure(error)
    }
    const changed = ['GET /categories', 'GET /products']
    await Promise.all(changed.map((call) => queries.invalidateQueries({ queryKey: [call] })))
    setSaving(false)
  }

  return ({ _id: id }) => ({
    'data-drop': over?.id === id ? over.place : undefined,
    onDragStart(event) {
      if (isSaving) event.preventDefault()
      else setDragged(id)
    },
    onDragEnd: end,
    onDragOver(event) {
      if (draggedId === null || draggedId === id) return
      event.preventDefault()
      const place = dropPlace(event.clientY, event.currentTarget.getBoundingClientRect())
      if (over?.id !== id || over.place !== place) setOver({ id, place })
    },
    onDrop(event) {
      event.preventDefault()
      if (draggedId !== null && over) void drop(draggedId, over)
    },
  })
}
