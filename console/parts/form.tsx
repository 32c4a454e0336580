import type { FormEvent, ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  submit: (event: FormEvent) => Promise<void>
  /** Says what will happen: "Save product", "Ship parcel". */
  saveLabel: string
  onCancel?: () => void
  /** If the other way out is not to cancel: "Reject". */
  cancelLabel?: string
  children: ReactNode
}

/** Fields, what the shop refused, and the buttons. Asks before typed changes are left behind. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, submit, saveLabel, onCancel, cancelLabel, children } = props
  const { isDirty, isSubmitting, errors } = form.formState
  const texts = useMessages(partMessages)
  const guard = useLeaveGuard(isDirty && !isSubmitting)
  const refusal = errors.root?.message

  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault()
        else void submit(event)
      }}
    >
      {refusal ? (
        <Notice tone="error" live="alert">
          {refusal}
        </Notice>
      ) : null}
      {children}
      <div className="form-buttons">
        {onCancel ? (
          <Button kind="ghost" onClick={onCancel}>
            {cancelLabel ?? texts.cancel}
          </Button>
        ) : null}
        <Button type="submit" busy={isSubmitting}>
          {saveLabel}
        </Button>
      </div>
      {guard}
    </form>
  )
}
