import { formatDateTime } from '#domain/dates.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { pictureTypes } from '../uploads/shrink-picture.ts'
import { usePictureUpload } from '../uploads/use-picture-upload.ts'
import { sendProof, type Order, type OrderHandle } from './order-query.ts'

interface ProofSectionProps {
  order: Order
  handle: OrderHandle
}

export function ProofSection({ order, handle }: ProofSectionProps) {
  const { order: words } = useLazyMessages()
  const locale = useLocale()
  const upload = usePictureUpload((fileId) => sendProof(locale, handle, fileId))
  const mayUpload = order.actions.some(
    ({ action, is_allowed: isAllowed }) => action === 'upload_proof' && isAllowed,
  )
  const last = order.proofs.at(-1)
  if (!mayUpload && !last) return null
  return (
    <section aria-labelledby="proof-title" className="grid gap-4 print:hidden">
      <h2 id="proof-title" className="text-18">
        {words.proof}
      </h2>
      <div aria-live="polite">
        {upload.isSent ? <Notice tone="success">{words.proofSent}</Notice> : null}
      </div>
      {last ? <LastProof proof={last} /> : null}
      {mayUpload ? (
        <FileDrop
          name="proof"
          accept={pictureTypes.join(',')}
          files={upload.files}
          onFiles={upload.take}
          onRemove={upload.remove}
          onRetry={upload.retry}
          texts={{
            label: words.proofLabel,
            hint: last ? `${words.proofReplace} ${words.proofHint}` : words.proofHint,
            choose: words.proofChoose,
            camera: words.proofCamera,
            drop: words.proofDrop,
            removeOf: words.proofRemove,
            retryOf: words.proofRetry,
            progressOf: words.proofProgress,
          }}
        />
      ) : null}
    </section>
  )
}

function LastProof({ proof }: { proof: Order['proofs'][number] }) {
  const { order: words } = useLazyMessages()
  const state =
    proof.state === 'waiting' && !proof.is_being_checked
      ? words.proofReceived
      : words.proofStates[proof.state]
  return (
    <div className="flex gap-4">
      {proof.url ? (
        <a href={proof.url} target="_blank" rel="noopener noreferrer">
          <img
            src={proof.url}
            alt={words.proofAlt}
            width={96}
            height={128}
            className="aspect-tile w-24 bg-bone object-cover"
          />
        </a>
      ) : null}
      <div className="grid content-start gap-1">
        <p className="font-medium">{state}</p>
        <p className="text-ink-2">{words.proofAt(formatDateTime(new Date(proof.created_at)))}</p>
        {proof.reason ? <p>{proof.reason}</p> : null}
        {proof.url ? null : <p className="text-12 text-ink-2">{words.proofHidden}</p>}
      </div>
    </div>
  )
}
