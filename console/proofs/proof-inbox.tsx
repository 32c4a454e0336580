import { useEffect, useState, useRef, type PointerEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { minuteMs } from '#domain/dates.ts'
import { IconButton } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { showAge, showMoney } from '../language/show.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useShortcuts } from '../parts/use-shortcuts.ts'
import { proofMessages } from './messages.ts'
import { PaymentViews } from './payment-views.tsx'
import { ProofDecision } from './proof-decision.tsx'
import { ProofDetails } from './proof-details.tsx'
import { isSure, type WaitingProof } from './waiting-proof.ts'

/** Decides one payment proof after another; which one is shown is in the address. */
export function ProofInbox() {
  const texts = useMessages(proofMessages)
  const proofs = useCall(
    'GET /payment-proofs',
    { query: { page: 1, per_page: 50 } },
    { refetchEveryMs: 30_000 },
  )
  return (
    <Page title={texts.title}>
      <PaymentViews />
      <QueryState query={proofs}>
        {({ data, total }) => <Inbox proofs={data} total={total} />}
      </QueryState>
    </Page>
  )
}

function Inbox({ proofs, total }: { proofs: readonly WaitingProof[]; total: number }) {
  const texts = useMessages(proofMessages)
  const [params, setParams] = useSearchParams()
  const found = proofs.findIndex(({ _id }) => _id === params.get('proof'))
  const at = Math.max(0, found)
  const [previous, proof, next] = [proofs[at - 1], proofs[at], proofs[at + 1]]
  const nextUrl = next && stableUrl(next)

  // Loads the next picture while this one is looked at.
  useEffect(() => {
    if (nextUrl) new Image().src = nextUrl
  }, [nextUrl])

  function show(other: WaitingProof | undefined) {
    if (other) setParams({ proof: other._id }, { replace: true, preventScrollReset: true })
  }
  useShortcuts({ j: () => show(next), k: () => show(previous) })

  if (!proof) return <Empty />
  return (
    <div className="proofs">
      <ProofQueue proofs={proofs} shownId={proof._id} />
      <section className="proof-sheet" aria-label={texts.picture(proof.order.reference)}>
        <header className="proof-head">
          <Link className="link font-medium" to={`/orders/${proof.order.reference}`}>
            {proof.order.reference}
          </Link>
          <span className="text-ink-2">{texts.position(at + 1, total)}</span>
          <span className="ms-auto flex">
            <IconButton
              icon="chevron-start"
              label={texts.previous}
              disabled={!previous}
              onClick={() => show(previous)}
            />
            <IconButton
              icon="chevron-end"
              label={texts.next}
              disabled={!next}
              onClick={() => show(next)}
            />
          </span>
        </header>
        <ProofPicture key={proof._id} url={stableUrl(proof)} order={proof.order.reference} />
      </section>
      <Details proof={proof} onDecided={() => show(next ?? previous)} />
    </div>
  )
}

function Details({ proof, onDecided }: { proof: WaitingProof; onDecided: () => void }) {
  // The list still holds a decided proof until it is fetched again.
  const [decidedId, setDecided] = useState('')
  return (
    <div className="proof-side">
      <ProofDetails proof={proof} />
      <ProofDecision
        key={proof._id}
        proof={proof}
        isDecided={decidedId === proof._id}
        onDecided={(text) => {
          setDecided(proof._id)
          showToast(text)
          onDecided()
        }}
      />
    </div>
  )
}

function Empty() {
  const texts = useMessages(proofMessages)
  return (
    <div className="list-empty">
      <p className="text-ink font-medium">{texts.empty}</p>
      <p>{texts.emptyText}</p>
      <Link className="link" to="/today">
        {texts.toToday}
      </Link>
    </div>
  )
}

/** A link is valid for ten minutes, and each answer signs a new one. */
const keptMs = 8 * minuteMs

const kept = new Map<string, { url: string; at: number }>()

/** The same link for a while, so that a picture is not loaded again with every refresh. */
function stableUrl({ _id, url }: WaitingProof): string {
  const known = kept.get(_id)
  if (known && Date.now() - known.at < keptMs) return known.url
  kept.set(_id, { url, at: Date.now() })
  return url
}

interface ProofQueueProps {
  proofs: readonly WaitingProof[]
  shownId: string
}

/** On a desk, oldest first; a phone walks through them with arrows. */
function ProofQueue({ proofs, shownId }: ProofQueueProps) {
  const texts = useMessages(proofMessages)
  return (
    <nav className="proof-queue" aria-label={texts.queue}>
      <ol>
        {proofs.map((proof) => (
          <li key={proof._id}>
            <Link
              to={`?proof=${proof._id}`}
              replace
              preventScrollReset
              aria-current={proof._id === shownId ? 'true' : undefined}
              className={classes(isSure(proof) ? 'is-sure' : 'is-doubted')}
            >
              <span className="font-medium">{proof.order.reference}</span>
              <span>{showMoney(proof.order.due)}</span>
              <small>{proof.order.name}</small>
              <small>{showAge(proof.created_at)}</small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const maxZoom = 4

interface View {
  zoom: number
  /** Clockwise, in quarters. */
  turns: number
  x: number
  y: number
}

/** The picture in full; zoomed in, it is dragged. */
function ProofPicture({ url, order }: { url: string; order: string }) {
  const texts = useMessages(proofMessages)
  const [view, setView] = useState<View>({ zoom: 1, turns: 0, x: 0, y: 0 })
  const drag = useDrag(view, setView)
  const zoom = (next: number) =>
    setView({ ...view, ...(next === 1 && { x: 0, y: 0 }), zoom: Math.min(maxZoom, next) })
  const turn = () => setView({ ...view, turns: view.turns + 1, x: 0, y: 0 })
  useShortcuts({ z: () => zoom(view.zoom === 1 ? 2 : 1), t: turn })

  return (
    <div className="proof-picture">
      <div
        className={classes('proof-stage', view.zoom > 1 && 'is-zoomed')}
        {...(view.zoom > 1 && drag)}
      >
        <img
          src={url}
          alt={texts.picture(order)}
          draggable={false}
          className={classes(view.turns % 2 === 1 && 'is-turned')}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${view.zoom})`,
          }}
        />
      </div>
      <div className="proof-tools">
        <IconButton
          icon="minus"
          label={texts.zoomOut}
          disabled={view.zoom === 1}
          onClick={() => zoom(Math.max(1, view.zoom - 1))}
        />
        <IconButton
          icon="plus"
          label={texts.zoomIn}
          disabled={view.zoom === maxZoom}
          onClick={() => zoom(view.zoom + 1)}
        />
        <IconButton icon="retry" label={texts.turn} onClick={turn} />
        <a
          className="icon-btn"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.original}
        >
          <Icon name="external" />
        </a>
      </div>
    </div>
  )
}

function useDrag(view: View, setView: (view: View) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX - view.x, y: event.clientY - view.y }
    },
    onPointerMove(event: PointerEvent) {
      if (!from.current) return
      const { x, y } = from.current
      setView({ ...view, x: event.clientX - x, y: event.clientY - y })
    },
    onPointerUp() {
      from.current = null
    },
  }
}
