import type { z } from '@hono/zod-openapi'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '../api/me.ts'
import { draftKey, dropDraft, dropOldDrafts, storedDraft, storeDraft } from './stored-draft.ts'

export interface DraftOptions<Content> {
  /** Tells forms at one address apart. Null: no draft. */
  name: string | null
  shape: z.ZodType<Content>
  /** Values that the record has now in the places that were typed into. */
  basisOf: (content: Content) => string
}

export interface OfferedDraft<Content> {
  at: string
  content: Content
  /** The record was changed after this was typed. */
  isOutdated: boolean
}

/**
 * Text typed at this address and not saved, kept on this device and offered on return. For
 * forms of work, never for passwords or other secrets.
 */
export function useDraft<Content>(options: DraftOptions<Content>) {
  const { name } = options
  const { _id: staffId } = useMe()
  const { pathname } = useLocation()
  const key = draftKey(staffId, pathname, name ?? '')
  const [offered, setOffered] = useState(() => (name === null ? null : offerOf(key, options)))
  const [isKept, setKept] = useState(name !== null)
  useEffect(() => dropOldDrafts(), [])
  return {
    offered,
    /** Says whether the browser has room: what is not kept is asked about before it is left. */
    isKept,
    keep(content: Content, basis: string) {
      if (name === null) return
      setKept(storeDraft(key, { at: new Date().toISOString(), basis, content }))
    },
    /** Nothing is unsaved any more. */
    drop() {
      if (name !== null) dropDraft(key)
    },
    /** Has been restored, or what is typed now takes its place. */
    withdraw: () => setOffered(null),
    discard() {
      if (name !== null) dropDraft(key)
      setOffered(null)
    },
  }
}

function offerOf<Content>(
  key: string,
  { shape, basisOf }: DraftOptions<Content>,
): OfferedDraft<Content> | null {
  const draft = storedDraft(key)
  if (!draft) return null
  const { success, data } = shape.safeParse(draft.content)
  if (!success) return null
  return { at: draft.at, content: data, isOutdated: draft.basis !== basisOf(data) }
}
