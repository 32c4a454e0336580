import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { callStaff } from '../api/staff-api.ts'
import { showFailure } from '../parts/toasts.ts'
import type { DragHandlers } from './entry-line.tsx'
import type { Category } from './list-types.ts'
import { dropPlace, planDrop, type DropPlace } from './plan-drop.ts'

interface Over {
  id: string
  place: DropPlace
}

/** Drags categories next to and below each other, their subcategories with them. */
export function useCategoryDrag(all: readonly Category[]): (category: Category) => DragHandlers {
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
