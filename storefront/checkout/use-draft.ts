import { useEffect, useState } from 'react'
import {
  emptyDraft,
  filledDraft,
  storeDraft,
  readDraft,
  restoredDraft,
  type Draft,
  type DraftField,
} from '../address/draft.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'

export interface DraftInHand {
  draft: Draft
  set: (field: DraftField, value: string) => void
  fill: (known: Partial<Draft>) => void
}

/** The form's draft, stored per tab so that it survives a reload. */
export function useDraft(preset: Partial<Draft>): DraftInHand {
  const isInBrowser = useInBrowser()
  const [initial] = useState<Draft>(() => ({ ...emptyDraft, ...preset }))
  const [draft, setDraft] = useState(initial)
  const [isRestored, setRestored] = useState(false)
  if (isInBrowser && !isRestored) {
    setRestored(true)
    setDraft((before) => restoredDraft(initial, readDraft(), before))
  }

  // Storage is outside React.
  useEffect(() => {
    if (isRestored && draft !== initial) storeDraft(draft)
  }, [draft, initial, isRestored])

  return {
    draft,
    set: (field, value) => setDraft((before) => ({ ...before, [field]: value })),
    fill: (known) => setDraft((before) => filledDraft(initial, before, known)),
  }
}
