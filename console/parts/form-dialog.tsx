import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useMessages } from '../language/messages.ts'
import { Form } from './form.tsx'
import { partMessages } from './messages.ts'
import { PageDialog } from './page-dialog.tsx'

type FormDialogProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof Form<Values>>,
  'form' | 'submit' | 'canSave' | 'children'
> & {
  id: string
  title: string
  wide?: boolean
  saveLabel?: string
  onClose: () => void
}

/** A short form over the page. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { id, title, wide = false, saveLabel, onClose, ...form } = props
  const texts = useMessages(partMessages)
  return (
    <PageDialog {...{ id, title, wide, onClose }}>
      <Form {...form} onCancel={onClose} saveLabel={saveLabel ?? texts.save} />
    </PageDialog>
  )
}
