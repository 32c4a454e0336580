import { reasonIn } from '#contract/system-reasons.ts'
import { formatDateTime } from '#domain/dates.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
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
  const { order: messages } = useLazyMessages()
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
        {messages.proof}
      </h2>
      <div aria-live="polite">
        {upload.isSent ? <Notice tone="success">{messages.proofSent}</Notice> : null}
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
            label: messages.proofLabel,
            hint: last ? `${messages.proofReplace} ${messages.proofHint}` : messages.proofHint,
            choose: messages.proofChoose,
            camera: messages.proofCamera,
            drop: messages.proofDrop,
            removeOf: messages.proofRemove,
            retryOf: messages.proofRetry,
            progressOf: messages.proofProgress,
          }}
        />
      ) : null}
    </section>
  )
}

const icons = { match: 'check', mismatch: 'alert', unread: 'info' } as const

type ProofMatches = NonNullable<Order['proofs'][number]['matches']>

/** Reading of the machine, in words; a person decides. */
function Matches({ matches }: { matches: ProofMatches }) {
  const { order: messages } = useLazyMessages()
  return (
    <>
      <ul className="grid gap-1 py-1">
        {(['amount', 'account', 'reference'] as const).map((name) => (
          <li key={name} className="flex items-center gap-2">
            <Icon name={icons[matches[name]]} className="size-4" />
            {messages.proofMatches[name][matches[name]]}
          </li>
        ))}
      </ul>
      <p className="text-12 text-ink-2">{messages.proofDecides}</p>
    </>
  )
}

function LastProof({ proof }: { proof: Order['proofs'][number] }) {
  const { order: messages } = useLazyMessages()
  const locale = useLocale()
  const state =
    proof.state === 'waiting' && !proof.is_being_checked
      ? proof.is_unreadable
        ? messages.proofUnreadable
        : messages.proofReceived
      : messages.proofStates[proof.state]
  return (
    <div className="flex gap-4">
      {proof.url ? (
        <a href={proof.url} target="_blank" rel="noopener noreferrer">
          <img
            src={proof.url}
            alt={messages.proofAlt}
            width={96}
            height={128}
            className="aspect-tile w-24 bg-bone object-cover"
          />
        </a>
      ) : null}
      <div className="grid content-start gap-1">
        <p className="font-medium">{state}</p>
        <p className="text-ink-2">{messages.proofAt(formatDateTime(new Date(proof.created_at)))}</p>
        <div aria-live="polite">
          {proof.is_being_checked ? (
            <p className="flex items-center gap-2">
              <Icon name="eye" className="size-4" />
              {messages.proofReading}
            </p>
          ) : null}
          {proof.state === 'waiting' && proof.matches && !proof.is_unreadable ? (
            <Matches matches={proof.matches} />
          ) : null}
        </div>
        {proof.reason ? <p>{reasonIn(proof.reason, locale)}</p> : null}
        {proof.url ? null : <p className="text-12 text-ink-2">{messages.proofHidden}</p>}
      </div>
    </div>
  )
}
