import { ink, paper, spice, steel, tape, wood, woodEdge } from './colours.ts'

export type Tool = keyof typeof tools

/** Centred on the origin, to the same scale as the garments. */
export function drawTool(tool: Tool): string {
  return tools[tool]
}

const pen = `stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`

const shears = [
  `<path d="M8 -14L182 -52C192 -53 190 -42 180 -36L14 10Z" fill="${steel}" ${pen}/>`,
  `<path d="M8 14L184 40C194 42 190 50 180 50L10 30Z" fill="${steel}" ${pen}/>`,
  `<path d="M14 -8C-20 4 -52 40 -92 46C-136 52 -150 16 -120 0C-92 -14 -60 2 -30 6Z M-112 30C-88 34 -66 24 -50 14C-72 6 -96 6 -110 14C-120 20 -120 28 -112 30Z" fill="${ink}" fill-rule="evenodd" ${pen}/>`,
  `<path d="M14 20C-20 2 -52 -34 -92 -42C-132 -50 -150 -18 -122 -4C-96 8 -60 -4 -30 -2Z M-112 -26C-88 -30 -66 -20 -52 -8C-72 -4 -96 -6 -110 -12C-120 -18 -118 -26 -112 -26Z" fill="${ink}" fill-rule="evenodd" ${pen}/>`,
  `<circle cx="18" cy="6" r="7" fill="${steel}" ${pen}/>`,
].join('')

const curve = 'M-190 40C-120 -70 -30 -60 0 0S130 80 190 -30'
const measuringTape = [
  `<path d="${curve}" fill="none" stroke="${ink}" stroke-width="30"/>`,
  `<path d="${curve}" fill="none" stroke="${tape}" stroke-width="25"/>`,
  `<path d="${curve}" fill="none" stroke="${ink}" stroke-width="10" stroke-dasharray="1.6 12" transform="translate(0 -6)"/>`,
].join('')

const threads = Array.from({ length: 7 }, (_, at) => `M-22 ${-24 + at * 8}L22 ${-28 + at * 8}`)
const spool = [
  `<rect x="-30" y="-46" width="60" height="14" rx="3" fill="${wood}" ${pen}/>`,
  `<rect x="-30" y="34" width="60" height="14" rx="3" fill="${wood}" ${pen}/>`,
  `<rect x="-23" y="-32" width="46" height="66" fill="${spice}" ${pen}/>`,
  `<path d="${threads.join('')}" stroke="${ink}" stroke-width="1.6" opacity=".45"/>`,
  `<path d="M23 20C70 34 52 84 110 70" fill="none" stroke="${spice}" stroke-width="3" stroke-linecap="round"/>`,
].join('')

const ticks = Array.from({ length: 30 }, (_, at) => `M${-290 + at * 20} -22v${at % 5 ? 11 : 19}`)
const ruler = [
  `<rect x="-300" y="-24" width="600" height="48" rx="3" fill="${wood}" stroke="${woodEdge}" stroke-width="2.6"/>`,
  `<path d="${ticks.join('')}" stroke="${woodEdge}" stroke-width="2"/>`,
].join('')

const chalk = [
  `<path d="M-44 22L-30 -24C-10 -34 10 -34 30 -24L44 22C16 30 -16 30 -44 22Z" fill="#dfe9ee" ${pen}/>`,
  '<path d="M-30 6C-8 12 8 12 30 6" fill="none" stroke="#8ba1ab" stroke-width="2"/>',
].join('')

const buttons = [
  [-34, -10, 17],
  [8, 18, 17],
  [36, -24, 14],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${paper}" ${pen}/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="none" stroke="${ink}" stroke-width="1.4" opacity=".5"/><path d="M${x - 3} ${y - 3}h0M${x + 3} ${y - 3}h0M${x - 3} ${y + 3}h0M${x + 3} ${y + 3}h0" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`,
  )
  .join('')

const pins = [-26, 0, 26]
  .map(
    (x, at) =>
      `<path d="M${x} ${34 - at * 6}L${x + 12} ${-40 + at * 4}" ${pen}/><circle cx="${x + 12}" cy="${-42 + at * 4}" r="7" fill="${spice}" ${pen}/>`,
  )
  .join('')

/** A bar of soap and a brush. */
const soap = [
  `<rect x="-62" y="-36" width="124" height="72" rx="26" fill="#f1e3b8" ${pen}/>`,
  '<rect x="-42" y="-20" width="84" height="40" rx="14" fill="none" stroke="#b89a4c" stroke-width="2.2"/>',
].join('')

const bristles = Array.from({ length: 17 }, (_, at) => `M${-98 + at * 12} 18v26`)
const brush = [
  `<path d="M-112 -16C-60 -34 60 -34 112 -16C122 -6 122 12 108 18H-108C-122 12 -122 -6 -112 -16Z" fill="${wood}" stroke="${woodEdge}" stroke-width="3"/>`,
  `<path d="${bristles.join('')}" stroke="${ink}" stroke-width="6"/>`,
].join('')

const tools = { shears, measuringTape, spool, ruler, chalk, buttons, pins, soap, brush }
