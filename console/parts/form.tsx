import { lazy, Suspense, useRef, type FormEvent, type ReactNode } from 'react'
import { FormProvider, get, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { DraftOffer } from '../drafts/draft-offer.tsx'
import type { FormDraft } from '../drafts/use-form-draft.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import { useCloseGuard, useLeaveGuard } from './leave-guard.tsx'
import { unshownErrors } from './unshown-errors.ts'
import { saveMark } from './use-save-key.ts'

/** Its names of fields are many, and seldom needed. */
const UnshownErrors = lazy(async () => ({
  default: (await import('./unshown-error-list.tsx')).UnshownErrorList,
}))

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  submit: (event: FormEvent) => Promise<void>
  /** Kept by some forms. */
  draft?: FormDraft
  /** Says what will happen: "Save product", "Ship parcel". */
  saveLabel: string
  onCancel?: () => void
  /** If the other way out is not to cancel: "Reject". */
  cancelLabel?: string
  /** False if it cannot be saved now; the fields say why. */
  canSave?: boolean
  /** The page's main button is another one. */
  isSecond?: boolean
  /** Before the button that saves: a preview. */
  actions?: ReactNode
  children: ReactNode
}

/** Fields, what the shop refused, and the buttons; the fields know the form. Asks before typed changes are left behind. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, submit, draft, saveLabel, onCancel, cancelLabel, actions, children } = props
  const { canSave = true, isSecond = false } = props
  const { isDirty, isSubmitting, errors } = form.formState
  const texts = useMessages(partMessages)
  useLeaveGuard(isDirty && !isSubmitting, draft?.isKept)
  const { inside, question } = useCloseGuard(isDirty && !isSubmitting)
  const refusal = errors.root?.message
  const unshown = unshownErrors(errors, (path) => isOnScreen(form, path))
  // A second press can come before the button shows that it is busy.
  const isSending = useRef(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    try {
      await submit(event)
    } finally {
      isSending.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <form
        ref={inside}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void send(event)}
      >
        {draft?.offered ? <DraftOffer {...draft.offered} {...draft} /> : null}
        {refusal ? (
          <Notice tone="error" live="alert">
            {refusal}
          </Notice>
        ) : null}
        {unshown.length > 0 ? (
          <Notice tone="error" live="alert">
            <Suspense fallback={null}>
              <UnshownErrors errors={unshown} />
            </Suspense>
          </Notice>
        ) : null}
        {children}
        <div className="form-buttons">
          {onCancel ? (
            <Button kind="ghost" onClick={onCancel}>
              {cancelLabel ?? texts.cancel}
            </Button>
          ) : null}
          {actions}
          <Button
            type="submit"
            kind={isSecond ? 'ghost' : 'primary'}
            busy={isSubmitting}
            disabled={!canSave}
            {...(saveLabel.startsWith(texts.save) ? saveMark : {})}
          >
            {saveLabel}
          </Button>
        </div>
      </form>
      {question}
    </FormProvider>
  )
}

/** Says whether a field shows the error of this path. */
function isOnScreen<Values extends FieldValues>(
  { control }: UseFormReturn<Values>,
  path: string,
): boolean {
  const field: { _f?: { mount?: boolean } } | undefined = get(control._fields, path)
  return field?._f?.mount === true
}
