import { useEffect, useState } from 'react'
import { emptyDraft, keepDraft, readDraft, type Draft, type DraftField } from './draft.ts'

export interface DraftInHand {
  draft: Draft
  set: (field: DraftField, value: string) => void
}

/** What stands in the form; kept in the tab, so that a reload loses nothing. */
export function useDraft(preset: Partial<Draft>): DraftInHand {
  const [initial] = useState<Draft>(() => ({ ...emptyDraft, ...preset }))
  const [draft, setDraft] = useState(initial)

  // Only a browser has the kept draft. What was typed before this runs is replayed after it.
  useEffect(() => setDraft((before) => ({ ...before, ...readDraft() })), [])

  useEffect(() => {
    if (draft !== initial) keepDraft(draft)
  }, [draft, initial])

  return {
    draft,
    set: (field, value) => setDraft((before) => ({ ...before, [field]: value })),
  }
}
