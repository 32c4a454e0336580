import { useEffect, useRef } from 'react'
import { useDraft, type DraftOptions } from './use-draft.ts'

interface StateDraftOptions<Content> extends DraftOptions<Content> {
  /** Null while nothing is unsaved. */
  content: Content | null
  restore: (content: Content) => void
}

/** A draft of what is typed into a screen that is no form of `useContractForm`. */
export function useStateDraft<Content>(options: StateDraftOptions<Content>) {
  const draft = useDraft(options)
  const latest = useRef({ draft, options })
  useEffect(() => {
    latest.current = { draft, options }
  })
  const written = JSON.stringify(options.content)
  useEffect(() => {
    const { content, basisOf } = latest.current.options
    if (content !== null) {
      latest.current.draft.keep(content, basisOf(content))
      latest.current.draft.withdraw()
    } else if (latest.current.draft.offered === null) latest.current.draft.drop()
  }, [written])
  return {
    ...draft,
    restore() {
      if (!draft.offered) return
      options.restore(draft.offered.content)
      draft.withdraw()
    },
  }
}
