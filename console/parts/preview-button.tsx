import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import type { StaffInput } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import { showFailure } from './toasts.ts'
import { showRefusal } from './use-contract-form.ts'

interface PreviewButtonProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What would be saved. */
  draftOf: (values: Values) => StaffInput<'POST /previews'>['body']
}

/** Opens the page of the shop with what is typed here, saved or not. */
export function PreviewButton<Values extends FieldValues>({
  form,
  draftOf,
}: PreviewButtonProps<Values>) {
  const texts = useMessages(partMessages)
  const [isOpening, setOpening] = useState(false)
  const write = useWrite('POST /previews', { changes: [] })

  async function open() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return
    // Browsers open a page for a press, not for an answer.
    const page = window.open('about:blank')
    setOpening(true)
    try {
      const { path } = await write.mutateAsync({ body: draftOf(form.getValues()) })
      page?.location.replace(inOwnLanguage(path))
    } catch (error) {
      page?.close()
      if (!showRefusal(form, error)) showFailure(error)
    } finally {
      setOpening(false)
    }
  }

  return (
    <Button kind="ghost" small icon="eye" busy={isOpening} onClick={() => void open()}>
      {texts.preview}
    </Button>
  )
}

/** The shop's home page has no path of its own after the language. */
function inOwnLanguage(path: string): string {
  return language() === 'en' ? path : `/zh${path.replace(/^\/(?=\?)/, '')}`
}
