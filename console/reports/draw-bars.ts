import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

interface Bars {
  /** Days or months, in order. */
  keys: readonly string[]
  now: number[]
  before: number[]
}

const height = 220

/** Draws bars of a period and a line of the one before; returns how to remove them. */
export function drawBars(place: HTMLElement, { keys, now, before }: Bars): () => void {
  const colour = (name: string) => () => getComputedStyle(place).getPropertyValue(name).trim()
  const font = `12px ${getComputedStyle(place).fontFamily}`
  const axis = { font, stroke: colour('--ink-2'), grid: { stroke: colour('--line'), width: 1 } }
  const plot = new UPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false, range: [-0.7, keys.length - 0.3] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          values: (_, splits) => splits.map((at) => labelOf(keys[at])),
          incrs: [1, 2, 5, 7, 14, 30, 60, 120],
          space: 56,
        },
        {
          ...axis,
          size: 64,
          values: (_, splits) => splits.map((value) => value.toLocaleString('en')),
        },
      ],
      series: [
        {},
        {
          fill: colour('--ink'),
          ...(UPlot.paths.bars && { paths: UPlot.paths.bars({ size: [0.6, 40] }) }),
          points: { show: false },
        },
        {
          stroke: colour('--ink-2'),
          width: 1.5,
          dash: [4, 4],
          points: { show: false },
        },
      ],
    },
    [keys.map((_, at) => at), now, before],
    place,
  )
  const size = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }))
  size.observe(place)
  const theme = new MutationObserver(() => plot.redraw())
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    size.disconnect()
    theme.disconnect()
    plot.destroy()
  }
}

/** 2026-11-21 as 21/11; a month as 11/2026. */
function labelOf(key: string | undefined): string {
  const [year = '', month = '', day] = (key ?? '').split('-')
  if (year === '') return ''
  return day === undefined ? `${month}/${year}` : `${day}/${month}`
}
