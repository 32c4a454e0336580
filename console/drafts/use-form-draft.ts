import { z } from '@hono/zod-openapi'
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changesIn } from './changes-in.ts'
import { useDraft } from './use-draft.ts'

const shape = z.record(z.string(), z.unknown())
type Fields = z.output<typeof shape>

interface FormDraftOptions {
  name: string | null
  /** Values that the form starts with. */
  start: object
}

/**
 * Keeps the changed fields of a form as a draft. Only these are restored, so that a colleague's
 * change of another field stays.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, start }: FormDraftOptions,
) {
  const draft = useDraft({ name, shape, basisOf: (changed) => basisIn(start, changed) })
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const hasActed = useHasActed()
  const isOn = name !== null
  useEffect(() => {
    if (!isOn) return
    return form.subscribe({
      formState: { values: true },
      callback({ values, defaultValues = {} }) {
        const { current } = latest
        // A form may fill itself in before the person has answered the offer.
        if (current.offered !== null && !hasActed.current) return
        const changed = changesIn(defaultValues, values)
        if (Object.keys(changed).length > 0) {
          current.keep(changed, basisIn(defaultValues, changed))
          current.withdraw()
        } else if (current.offered === null) current.drop()
      },
    })
  }, [form, isOn, hasActed])
  return {
    ...draft,
    restore() {
      if (!draft.offered) return
      const { content } = draft.offered
      form.reset({ ...form.getValues(), ...content }, { keepDefaultValues: true })
      draft.withdraw()
    },
  }
}

/** Says whether the person has typed, pressed or dropped anything since the form came. */
function useHasActed() {
  const hasActed = useRef(false)
  useEffect(() => {
    const gone = new AbortController()
    const hear = () => {
      hasActed.current = true
    }
    // Before the form hears it.
    const options = { capture: true, signal: gone.signal }
    for (const act of ['input', 'click', 'drop']) addEventListener(act, hear, options)
    return () => gone.abort()
  }, [])
  return hasActed
}

export type FormDraft = Pick<
  ReturnType<typeof useFormDraft>,
  'offered' | 'isKept' | 'restore' | 'discard'
>

/** Values of the changed fields before. */
function basisIn(start: object, changed: Fields): string {
  const names = Object.keys(changed).toSorted()
  const before = new Map(Object.entries(start))
  return JSON.stringify(names.map((name) => [name, before.get(name)]))
}
