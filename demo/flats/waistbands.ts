import type { LegBlock } from './legs.ts'
import { brass } from './palette.ts'
import { across, beside, close, join, reverse, trace } from './path.ts'
import { wales } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { barTack, button, buttonhole, eyelet, label, snap } from './trims.ts'
import type { TrouserSpec } from './trouser-spec.ts'

/** The back of the waistband, visible over the lower front. */
export function waistInside(sheet: Sheet, { cut }: LegBlock): void {
  const { top, waist, band } = cut
  const id = sheet.panel(
    `M${200 - waist} ${top + 2}C${200 - waist * 0.5} ${top - 5} ${200 + waist * 0.5} ${top - 5} ${200 + waist} ${top + 2}L${200 + waist} ${top + band}H${200 - waist}Z`,
    { tone: 'inner' },
  )
  sheet.within(id, () => label(sheet, top - 1.5, band * 0.9))
}

function bandLines({ cut, bandY, waistSide }: LegBlock, dip: number) {
  const head = trace`M${200 - cut.waist} ${cut.top + 2} C${200 - cut.waist * 0.8} ${cut.top + 2 + dip * 0.5} ${200 - cut.waist * 0.4} ${cut.top + 2 + dip} 200 ${cut.top + 2 + dip}`
  const foot = trace`M${waistSide} C${200 - cut.waist * 0.8} ${bandY + dip * 0.5} ${200 - cut.waist * 0.4} ${bandY + dip} 200 ${bandY + dip}`
  return { head: across(head), foot: across(foot) }
}

export function waistFront(sheet: Sheet, spec: TrouserSpec, block: LegBlock): void {
  const { cut, bandY } = block
  const { head, foot } = bandLines(block, 4)
  const shape = close(join(head, reverse(foot)))
  sheet.shadow(
    `M${200 - cut.waist} ${bandY + 2}H${200 + cut.waist}V${bandY + 8}H${200 - cut.waist}Z`,
    0.3,
  )
  if (spec.waist === 'elastic') {
    elastic(sheet, shape, head, foot, cut.waist)
    drawcord(sheet, block, spec.hasTips === true)
    return
  }
  sheet.panel(shape, { roll: 'body' })
  sheet.stitch(beside(head, 2.4), beside(foot, -2.4))
  const mid = (cut.top + 2 + bandY) / 2 + 4
  sheet.seam(`M200 ${cut.top + 6}V${bandY + 4}`, 1.4)
  if (spec.waist === 'adjusters') {
    sheet.both(() => adjuster(sheet, block))
    extendedTab(sheet, block, mid)
  } else {
    buttonhole(sheet, 206, mid, 11, true)
    if (spec.isRiveted) snap(sheet, 200, mid, 5, brass)
    else button(sheet, 200.5, mid, cut.band * 0.26)
  }
  if (spec.waist === 'loops')
    sheet.both(() =>
      [0.46, 0.88].forEach((share) => loop(sheet, block, 200 - cut.waist * share, 4 * (1 - share))),
    )
}

export function waistBack(sheet: Sheet, spec: TrouserSpec, block: LegBlock): void {
  const { cut } = block
  const { head, foot } = bandLines(block, -3)
  const shape = close(join(head, reverse(foot)))
  if (spec.waist === 'elastic') {
    elastic(sheet, shape, head, foot, cut.waist)
    return
  }
  sheet.panel(shape, { roll: 'body' })
  sheet.stitch(beside(head, 2.4), beside(foot, -2.4))
  if (spec.waist !== 'loops') {
    sheet.seam(`M200 ${cut.top - 1}V${block.bandY - 3}`, 1.2)
    if (spec.waist === 'adjusters') sheet.both(() => adjuster(sheet, block))
    return
  }
  if (spec.isRiveted) patch(sheet, block)
  loop(sheet, block, 200, -3)
  sheet.both(() =>
    [0.5, 0.9].forEach((share) => loop(sheet, block, 200 - cut.waist * share, -3 * (1 - share))),
  )
}

function elastic(
  sheet: Sheet,
  shape: ReturnType<typeof close>,
  head: ReturnType<typeof close>,
  foot: ReturnType<typeof close>,
  waist: number,
): void {
  const id = sheet.panel(shape, { roll: 'body' })
  sheet.within(id, () => wales(sheet, head, foot, Math.round(waist * 0.46), 0.34))
  sheet.stitch(beside(head, 5), beside(foot, -5))
  const d = Array.from(
    { length: 18 },
    (_, i) =>
      `M${200 - waist + 6 + (i * (waist * 2 - 12)) / 17} ${foot.from[1] + 3}l${(i % 3) - 1} ${8 + (i % 4) * 4}`,
  ).join('')
  sheet.hair(d, 0.3)
}

function loop(sheet: Sheet, { cut, bandY }: LegBlock, x: number, sag: number): void {
  const w = cut.band * 0.34
  const y = cut.top - 1 + sag
  sheet.shadow(`M${x - w / 2 + 1} ${y + 3}h${w + 1.5}V${bandY + sag + 5}h${-w - 1.5}z`, 0.5)
  sheet.panel(`M${x - w / 2} ${y}h${w}V${bandY + sag + 3}h${-w}z`, {
    outline: 'seam',
    cloth: 'none',
  })
  barTack(sheet, x, y + 2, w)
  barTack(sheet, x, bandY + sag + 1.5, w)
}

function drawcord(sheet: Sheet, { cut, bandY }: LegBlock, hasTips: boolean): void {
  const y = (cut.top + bandY) / 2 + 4
  const k = cut.band / 17
  const colour = sheet.palette.isDark ? sheet.palette.light : '#f4efe4'
  sheet.both(() => {
    eyelet(sheet, 200 - 9 * k, y, 2.4 * k)
    const d = `M${200 - 9 * k} ${y}C${200 - 3 * k} ${y + 1} ${200 - 2 * k} ${y + 6} ${200 - 3 * k} ${y + 10 * k}C${200 - 6 * k} ${y + 24 * k} ${200 - 8 * k} ${y + 38 * k} ${200 - 9 * k} ${y + 56 * k}`
    sheet.raw(
      `<path d="${d}" fill="none" stroke="${sheet.palette.line}" stroke-width="${4 * k}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${2.5 * k}" stroke-linecap="round"/>`,
    )
    if (hasTips)
      sheet.raw(
        `<path d="M${200 - 8.4 * k} ${y + 46 * k}L${200 - 9 * k} ${y + 58 * k}" stroke="#77756f" stroke-width="${4.6 * k}"/><path d="M${200 - 8.6 * k} ${y + 47 * k}L${200 - 9 * k} ${y + 57 * k}" stroke="#c9c8c3" stroke-width="${2.4 * k}"/>`,
      )
    else
      sheet.raw(
        `<circle cx="${200 - 8.6 * k}" cy="${y + 52 * k}" r="${2.8 * k}" fill="${colour}" stroke="${sheet.palette.line}" stroke-width=".9"/>`,
      )
  })
}

function adjuster(sheet: Sheet, { cut, bandY }: LegBlock): void {
  const y = (cut.top + bandY) / 2 + 2
  const x = 200 - cut.waist
  const k = cut.band / 17
  sheet.panel(
    `M${x - 1} ${y - 5 * k}L${x + 24 * k} ${y - 4 * k}L${x + 29 * k} ${y}L${x + 24 * k} ${y + 4 * k}L${x - 1} ${y + 5 * k}Z`,
    { outline: 'seam', cloth: 'none' },
  )
  sheet.raw(
    `<path d="M${x + 8 * k} ${y - 6.5 * k}h${6 * k}v${13 * k}h${-6 * k}z" fill="none" stroke="#3c3a37" stroke-width="3"/><path d="M${x + 8 * k} ${y - 6.5 * k}h${6 * k}v${13 * k}h${-6 * k}z" fill="none" stroke="#c9c8c3" stroke-width="1.6"/>`,
  )
}

function extendedTab(sheet: Sheet, { cut, bandY }: LegBlock, y: number): void {
  sheet.panel(`M200 ${cut.top + 6}H214L220 ${y}L214 ${bandY + 4}H200Z`, { outline: 'seam' })
  button(sheet, 211, y, cut.band * 0.22)
}

function patch(sheet: Sheet, { cut, bandY }: LegBlock): void {
  const x = 200 + cut.waist * 0.55
  sheet.raw(
    `<path d="M${x} ${cut.top + 1}h24v${bandY - cut.top - 3}h-24z" fill="${sheet.material('#b98a56')}" stroke="#4a3420" stroke-width="1.1"/><path d="M${x + 5} ${cut.top + 6}h14M${x + 5} ${cut.top + 10}h14" stroke="#4a3420" stroke-width=".8"/>`,
  )
}
