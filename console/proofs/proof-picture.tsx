import { useRef, useState, type PointerEvent } from 'react'
import { IconButton } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { useShortcuts } from '../parts/use-shortcuts.ts'
import { proofMessages } from './messages.ts'

const maxZoom = 4

interface View {
  zoom: number
  /** Clockwise, in quarters. */
  turns: number
  x: number
  y: number
}

/** The picture in full; zoomed in, it is dragged. */
export function ProofPicture({ url, order }: { url: string; order: string }) {
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
