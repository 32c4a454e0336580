import type { z } from '@hono/zod-openapi'
import type { ReactNode } from 'react'
import { showToast } from '#ui/toasts.ts'
import type { StaffKey } from '../api/staff-api.ts'
import { useDescribedWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { Form } from './form.tsx'
import { partMessages } from './messages.ts'
import { PageDialog } from './page-dialog.tsx'
import {
  PairedFields,
  ShapedFields,
  type FieldTexts,
  type ShapedFieldsProps,
} from './shaped-fields.tsx'
import { useContractForm } from './use-contract-form.ts'

/** What a form holds: the body of its call. */
export type Values = Readonly<Record<string, unknown>>

interface CallDialogProps extends Pick<ShapedFieldsProps, 'types' | 'own' | 'saved'> {
  id: string
  title: string
  wide?: boolean
  /** The call that it makes, as the contract declares it. */
  call: { key: StaffKey; body?: z.core.$ZodType }
  params?: Readonly<Record<string, string>>
  /** The version that was seen: a newer one is not overwritten. */
  ifMatch?: number | undefined
  /** Calls whose answers it changes. */
  changes: readonly StaffKey[]
  /** Values of the form at first. */
  start: Values
  /** Texts of its fields, in their order. */
  fields: FieldTexts
  /** Whether short fields that follow one another share a row. */
  inPairs?: boolean
  /** Turns the form's values into the body, where they differ. */
  tidy?: (values: Values) => Values
  saveLabel?: string
  /** If the other way out is not to cancel. */
  cancelLabel?: string | undefined
  /** What a toast says once it is done. */
  done?: string | ((values: Values) => string)
  onDone?: () => void
  onClose: () => void
  /** Above the fields. */
  lead?: ReactNode
  /** Below the form. */
  children?: ReactNode
}

/**
 * A short form over the page that makes one call. Its fields, their rules and what is sent follow from
 * the contract; it closes once the page below shows what changed.
 */
export function CallDialog(props: CallDialogProps) {
  const { id, title, wide = false, call, start, fields, lead, onClose, children } = props
  const texts = useMessages(partMessages)
  const write = useDescribedWrite({ changes: props.changes })
  const Fields = props.inPairs ? PairedFields : ShapedFields
  const shape = call.body as z.ZodType<unknown, Values>
  const { form, submit } = useContractForm({
    shape,
    defaults: start,
    async save(values) {
      const { params, ifMatch, tidy, done, onDone } = props
      const input = {
        ...(params && { params }),
        ...(ifMatch !== undefined && { ifMatch }),
        body: tidy ? tidy(values) : values,
      }
      await write.mutateAsync({ key: call.key, input })
      if (done !== undefined) showToast(typeof done === 'string' ? done : done(values))
      onDone?.()
      onClose()
    },
  })
  return (
    <PageDialog {...{ id, title, wide, onClose }}>
      <Form
        form={form}
        submit={submit}
        onCancel={onClose}
        saveLabel={props.saveLabel ?? texts.save}
        {...(props.cancelLabel !== undefined && { cancelLabel: props.cancelLabel })}
      >
        {lead}
        <Fields
          shape={shape}
          fields={Object.keys(fields)}
          texts={fields}
          types={props.types}
          own={props.own}
          saved={props.saved}
        />
      </Form>
      {children}
    </PageDialog>
  )
}
