import { useEffect, useEffectEvent } from 'react'
import { rejectProof } from '#contract/staff/orders.ts'
import { proofRejections } from '#contract/staff/proof-rejections.ts'
import { localize } from '#domain/locale.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { useReaderLocale } from '../session/me.ts'
import { proofMessages } from './messages.ts'
import { decisionCalls } from './proof-decision-calls.ts'
import type { WaitingProof } from './waiting-proof.ts'

interface RejectDialogProps {
  proof: WaitingProof
  onDone: () => void
  onClose: () => void
}

/** A digit or a press takes a frequent reason, in the customer's language; it can be changed. */
export function RejectDialog({ proof, onDone, onClose }: RejectDialogProps) {
  const { order } = proof
  const texts = useMessages(proofMessages)
  const parts = useMessages(partMessages)
  const language = useLanguage()
  const locale = useReaderLocale()(order.locale)
  const write = useWrite('PUT /orders/{id}/proof/rejected', { changes: decisionCalls, onDone })
  const { form, submit } = useContractForm({
    shape: bodyOf(rejectProof),
    defaults: { reason: '', proof_id: proof._id },
    save: async (body) => void (await write.mutateAsync({ params: { id: order._id }, body })),
  })
  const chosen = form.watch('reason')

  const take = useEffectEvent((at: number) => {
    const reason = proofRejections[at]
    if (!reason) return
    form.setValue('reason', localize(reason, locale), { shouldDirty: true })
  })
  useEffect(() => {
    function hear({ key, target }: KeyboardEvent) {
      if (target instanceof HTMLTextAreaElement) return
      if (!/^[1-9]$/.test(key)) return
      take(Number(key) - 1)
      // So that Enter sends it.
      document.querySelector<HTMLElement>('#reject-proof [type=submit]')?.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])

  return (
    <Dialog
      id="reject-proof"
      open
      onClose={onClose}
      title={texts.rejectTitle(order.reference)}
      closeLabel={parts.close}
    >
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.reject}>
        <ol className="reasons" aria-label={texts.reasons}>
          {proofRejections.map((reason, at) => (
            <li key={reason.en}>
              <button
                type="button"
                aria-pressed={chosen === localize(reason, locale)}
                onClick={() => {
                  const text = localize(reason, locale)
                  form.setValue('reason', text, { shouldDirty: true })
                }}
              >
                <kbd>{at + 1}</kbd>
                {localize(reason, language)}
              </button>
            </li>
          ))}
        </ol>
        <ProseField
          form={form}
          name="reason"
          label={texts.reason}
          hint={texts.inLanguage[locale]}
        />
      </Form>
    </Dialog>
  )
}
