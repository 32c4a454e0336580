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
  const isOn = name !== null
  useEffect(() => {
    if (!isOn) return
    return form.subscribe({
      formState: { values: true },
      callback({ values, defaultValues = {} }) {
        const changed = changesIn(defaultValues, values)
        if (Object.keys(changed).length > 0) {
          latest.current.keep(changed, basisIn(defaultValues, changed))
        }
        // A form may fill itself in before the person has answered the offer.
        else if (latest.current.offered === null) latest.current.drop()
      },
    })
  }, [form, isOn])
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

export type FormDraft = Pick<
  ReturnType<typeof useFormDraft>,
  'offered' | 'isKept' | 'restore' | 'discard' | 'withdraw'
>

/** Values of the changed fields before. */
function basisIn(start: object, changed: Fields): string {
  const names = Object.keys(changed).toSorted()
  const before = new Map(Object.entries(start))
  return JSON.stringify(names.map((name) => [name, before.get(name)]))
}
