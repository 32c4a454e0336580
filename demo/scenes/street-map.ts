import { ink, paper, spice, woodEdge } from './colours.ts'

/** The way to the shop, north up. It has no words: a page names the streets and the numbers on it. */
export interface StreetMap {
  kind: 'street-map'
}

/** Where the numbers of the drawing are, from the shop to the station. */
const pins = [
  [630, 318],
  [486, 398],
  [700, 462],
  [871, 640],
] as const

export function drawStreetMap(): string {
  return [
    '<path d="M0 0H1200V800H0Z" fill="#f6f3ee"/>',
    harbour,
    ...blocks.map(
      (outline) =>
        `<path d="${outline}" fill="#e9e1d3" stroke="#c9bda8" stroke-width="2" stroke-linejoin="round"/>`,
    ),
    park,
    tramway,
    mall,
    station,
    way,
    ...pins.map(([x, y], at) => pin(x, y, at)),
    compass,
  ].join('')
}

const waves = [
  [90, 60],
  [360, 96],
  [640, 44],
  [930, 82],
  [220, 30],
  [1080, 34],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}q14 -10 28 0t28 0t28 0`)
  .join('')
const ferry =
  '<path d="M760 108h86l-14 20h-60Z" fill="#fbf8f1" stroke="#5e7681" stroke-width="2.4"/><path d="M776 108v-14h46v14M792 94v-10h16v10" fill="#fbf8f1" stroke="#5e7681" stroke-width="2.4"/>'
const harbour = `<path d="M0 0H1200V132C980 150 700 176 420 170C260 166 120 176 0 190Z" fill="#d5e1e4"/><path d="M0 190C120 176 260 166 420 170C700 176 980 150 1200 132" fill="none" stroke="#5e7681" stroke-width="4"/><path d="${waves}" fill="none" stroke="#8fa9b2" stroke-width="2.4" stroke-linecap="round"/>${ferry}`

/** Between the Praya (y 200), the tram's street (y 500) and the road above the station (y 740). */
const blocks = [
  'M-10 252L150 242V444L-10 450Z',
  'M196 240L400 234V438L196 442Z',
  'M820 226L980 216V422L820 427Z',
  'M1026 212L1210 198V414L1026 420Z',
  'M-10 520L150 514V712H-10Z',
  'M196 512L330 508V712H196Z',
  'M376 506L560 504V586H376Z',
  'M376 626H560V712H376Z',
  'M606 504L760 502V712H606Z',
  'M980 498L1210 490V712H980Z',
  'M-10 764H560V810H-10Z',
  'M606 764H1210V810H606Z',
]

const trees = [
  [228, 290],
  [270, 326],
  [236, 372],
  [310, 282],
  [352, 322],
  [300, 390],
  [362, 396],
]
  .map(
    ([x = 0, y = 0]) =>
      `<circle cx="${x}" cy="${y}" r="16" fill="#a9b899" stroke="#6d7f5c" stroke-width="2"/><path d="M${x} ${y - 6}V${y + 22}" stroke="#6d7f5c" stroke-width="2"/>`,
  )
  .join('')
const park = `<path d="M196 240L400 234V438L196 442Z" fill="#dbe1cf" stroke="#b3bfa2" stroke-width="2"/>${trees}`

const sleepers = Array.from({ length: 50 }, (_, at) => `M${at * 24 + 4} ${467 - at * 0.5}v12`).join(
  '',
)
const tramway = `<path d="${sleepers}" stroke="#b7a98f" stroke-width="2"/><path d="M0 470L1200 445M0 476L1200 451" stroke="${woodEdge}" stroke-width="2" fill="none"/>`

const hatch = Array.from({ length: 17 }, (_, at) => `M${440 + at * 22} 450l60 -220`).join('')
const mall = `<defs><clipPath id="mall"><path d="M446 232L774 228V430L446 436Z"/></clipPath></defs><path d="M446 232L774 228V430L446 436Z" fill="${paper}"/><path d="${hatch}" clip-path="url(#mall)" stroke="#e7c9b4" stroke-width="3"/><path d="M560 270H700V366H560Z" fill="${spice}" opacity=".16"/><path d="M560 270H700V366H560Z" fill="none" stroke="${spice}" stroke-width="3"/><path d="M446 232L774 228V430L446 436Z" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`

/** The exit of the station, under its canopy. */
const station = `<path d="M806 500L936 498V712H806Z" fill="${paper}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M822 520H920V566H822Z" fill="#e9e1d3" stroke="${woodEdge}" stroke-width="2"/><path d="M822 532H920M822 544H920M822 556H920" stroke="${woodEdge}" stroke-width="2"/>`

const way = `<path d="M896 640H958V462H423V398H462" fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="3 13" stroke-linecap="round" stroke-linejoin="round"/>`

const digits = [
  'M-5 -7L1 -11V11',
  'M-7 -5C-6 -13 7 -13 7 -5C7 1 -2 4 -7 11H8',
  'M-6 -8C-3 -13 7 -12 6 -5C5 -1 0 -1 -1 -1C1 -1 8 0 7 6C6 13 -5 13 -7 7',
  'M4 11V-11L-8 4H8',
]

function pin(x: number, y: number, at: number): string {
  const fill = at === 0 ? spice : ink
  const pen = at === 0 ? ink : paper
  return `<g transform="translate(${x} ${y})"><circle r="25" fill="${fill}" stroke="${paper}" stroke-width="4"/><path d="${digits[at]}" fill="none" stroke="${pen}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>`
}

const compass = `<g transform="translate(1140 72)"><circle r="30" fill="${paper}" stroke="${ink}" stroke-width="2.4"/><path d="M0 -20L7 2H-7Z" fill="${ink}"/><path d="M-5 18V6L5 18V6" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/></g>`
