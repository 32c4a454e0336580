import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { rejectProof } from '#contract/staff/orders.ts'
import { proofRejections } from '#contract/staff/proof-rejections.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { useReaderLocale } from '../api/me.ts'
import { proofMessages, decisionCalls } from './messages.ts'
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
  const locale = useReaderLocale()(order.locale)
  return (
    <CallDialog
      id="reject-proof"
      title={texts.rejectTitle(order.reference)}
      lead={<FrequentReasons locale={locale} />}
      call={rejectProof}
      params={{ id: order._id }}
      changes={decisionCalls}
      start={{ reason: '', proof_id: proof._id }}
      fields={{ reason: { label: texts.reason, hint: texts.inLanguage[locale] } }}
      types={{ reason: 'prose' }}
      saveLabel={texts.reject}
      {...{ onDone, onClose }}
    />
  )
}

function FrequentReasons({ locale }: { locale: Locale }) {
  const texts = useMessages(proofMessages)
  const language = useLanguage()
  const { control, setValue } = useFormContext<{ reason: string }>()
  const chosen = useWatch({ control, name: 'reason' })
  const take = (text: string) => setValue('reason', text, { shouldDirty: true })

  const takeAt = useEffectEvent((at: number) => {
    const reason = proofRejections[at]
    if (reason) take(localize(reason, locale))
  })
  useEffect(() => {
    function hear({ key, target }: KeyboardEvent) {
      if (target instanceof HTMLTextAreaElement) return
      if (!/^[1-9]$/.test(key)) return
      takeAt(Number(key) - 1)
      // So that Enter sends it.
      document.querySelector<HTMLElement>('#reject-proof [type=submit]')?.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])

  return (
    <ol className="reasons" aria-label={texts.reasons}>
      {proofRejections.map((reason, at) => (
        <li key={reason.en}>
          <button
            type="button"
            aria-pressed={chosen === localize(reason, locale)}
            onClick={() => take(localize(reason, locale))}
          >
            <kbd>{at + 1}</kbd>
            {localize(reason, language)}
          </button>
        </li>
      ))}
    </ol>
  )
}
