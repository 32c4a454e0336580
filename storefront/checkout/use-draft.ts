import { useEffect, useMemo, useRef, useState } from 'react'
import type { Values } from '#ui/prefill.ts'
import { usePrefill } from '#ui/use-prefill.ts'
import { fieldId } from '../address/bound-input.tsx'
import {
  draftToStore,
  draftWholes,
  emptyDraft,
  readDraft,
  storeDraft,
  type Draft,
  type DraftField,
} from '../address/draft.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'

export interface DraftInHand {
  draft: Draft
  set: (field: DraftField, value: string) => void
}

/**
 * The form's draft, stored per tab so that it survives a reload. `known`: the account's details,
 * for fields that the customer has not changed, in this page or before a reload.
 */
export function useDraft(
  preset: Partial<Draft>,
  known: Values<DraftField> | undefined,
): DraftInHand {
  const isInBrowser = useInBrowser()
  const stored = useMemo(() => (isInBrowser ? readDraft() : undefined), [isInBrowser])
  const [initial] = useState<Draft>(() => ({ ...emptyDraft, ...preset }))
  const [draft, setDraft] = useState(initial)
  const own = useRef(new Set<DraftField>())
  const fieldOf = (field: DraftField) => document.getElementById(fieldId(field))
  const isOwn = (field: DraftField) => own.current.has(field) || draft[field] !== initial[field]
  const enter = (values: Values<DraftField>) => setDraft((before) => ({ ...before, ...values }))

  usePrefill({ values: stored, fieldOf, isOwn, fill: enter })
  usePrefill({
    values: stored && known,
    wholes: draftWholes,
    fieldOf,
    isOwn: (field) => isOwn(field) || stored?.[field] !== undefined,
    fill: enter,
  })

  // Storage is outside React.
  useEffect(() => {
    if (stored && draft !== initial) {
      storeDraft({ ...stored, ...draftToStore(initial, draft, own.current) })
    }
  }, [draft, initial, stored])

  return {
    draft,
    set(field, value) {
      own.current.add(field)
      enter({ [field]: value })
    },
  }
}
