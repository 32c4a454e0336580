import { reasonIn } from '#contract/system-reasons.ts'
import { formatDateTime } from '#domain/dates.ts'
import { DropFiles, FileDrop } from '#ui/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
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
  const handling = {
    files: upload.files,
    onRemove: upload.remove,
    onRetry: upload.retry,
    texts: {
      label: messages.proofLabel,
      hint: `${messages.proofHint} ${messages.proofReplace}`,
      choose: messages.proofChoose,
      camera: messages.proofCamera,
      drop: messages.proofDrop,
      removeOf: messages.proofRemove,
      retryOf: messages.proofRetry,
      progressOf: messages.proofProgress,
    },
  }
  const isUploading = upload.files.length > 0
  return (
    <section aria-labelledby="proof-title" className="grid gap-4 print:hidden">
      <h2 id="proof-title" className="text-18">
        {messages.proof}
      </h2>
      {mayUpload ? (
        <FileDrop
          {...handling}
          files={[]}
          name="proof"
          accept={pictureTypes.join(',')}
          onFiles={upload.take}
        />
      ) : null}
      {/* The same room for what is sent, on its way and read: nothing below moves. */}
      <div className={mayUpload ? 'min-h-[10lh] w577:min-h-[8lh]' : undefined}>
        <DropFiles {...handling} />
        <div aria-live="polite">
          {isUploading ? null : last ? (
            <LastProof proof={last} isNew={upload.isSent} />
          ) : (
            <NoProof />
          )}
        </div>
      </div>
    </section>
  )
}

function NoProof() {
  const { order: messages } = useLazyMessages()
  return (
    <div className="flex gap-4 text-ink-2">
      <span className="grid aspect-tile w-24 flex-none place-items-center border border-dashed border-line">
        <Icon name="document" />
      </span>
      <p>{messages.proofNext}</p>
    </div>
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

interface LastProofProps {
  proof: Order['proofs'][number]
  /** Sent a moment ago. */
  isNew: boolean
}

function LastProof({ proof, isNew }: LastProofProps) {
  const { order: messages } = useLazyMessages()
  const locale = useLocale()
  const isRead = proof.state === 'waiting' && !proof.is_being_checked
  const state = isRead
    ? proof.is_unreadable
      ? messages.proofUnreadable
      : messages.proofReceived
    : messages.proofStates[proof.state]
  return (
    <div className="flex gap-4">
      {proof.url ? (
        <a href={proof.url} target="_blank" rel="noopener noreferrer" className="flex-none">
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
        <p className="font-medium">
          {isNew && proof.state === 'waiting' && !proof.is_unreadable ? messages.proofSent : state}
        </p>
        <p className="text-ink-2">{messages.proofAt(formatDateTime(new Date(proof.created_at)))}</p>
        {proof.is_being_checked ? (
          <p className="flex items-center gap-2">
            <Icon name="eye" className="size-4" />
            {messages.proofReading}
          </p>
        ) : null}
        {proof.state === 'waiting' && proof.matches && !proof.is_unreadable ? (
          <Matches matches={proof.matches} />
        ) : null}
        {proof.reason ? <p>{reasonIn(proof.reason, locale)}</p> : null}
        {proof.url ? null : <p className="text-12 text-ink-2">{messages.proofHidden}</p>}
      </div>
    </div>
  )
}
