import { useEffect, useRef } from 'react'
import { centsOf } from '#domain/format-money.ts'
import { useMessages } from '../language/messages.ts'
import { showFailure } from '../parts/toasts.ts'
import { reportMessages } from './messages.ts'
import type { Sales } from './sales-types.ts'

/** A picture of the table below, which says the same to those who cannot see it. */
export function SalesChart({ report: { rows, before } }: { report: Sales }) {
  const texts = useMessages(reportMessages)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let end: (() => void) | null = null
    let isGone = false
    async function draw() {
      const { drawBars } = await import('./draw-bars.ts')
      if (isGone || !place.current) return
      end = drawBars(place.current, {
        keys: rows.map(({ key }) => key),
        now: rows.map(({ net }) => centsOf(net) / 100),
        before: rows.map((_, at) => centsOf(before.rows[at]?.net ?? '0.00') / 100),
      })
    }
    draw().catch(showFailure)
    return () => {
      isGone = true
      end?.()
    }
  }, [rows, before])

  return (
    <figure className="report-chart" aria-label={texts.chart}>
      <div ref={place} />
      <figcaption>
        <span className="key-of-bars">{texts.now}</span>
        <span className="key-of-line">{texts.earlier}</span>
      </figcaption>
    </figure>
  )
}
