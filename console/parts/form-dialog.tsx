import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../language/messages.ts'
import { Form } from './form.tsx'
import { partMessages } from './messages.ts'

type FormDialogProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof Form<Values>>,
  'form' | 'submit' | 'children'
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
    <Dialog open {...{ id, title, wide, onClose }} closeLabel={texts.close}>
      <Form {...form} onCancel={onClose} saveLabel={saveLabel ?? texts.save} />
    </Dialog>
  )
}
