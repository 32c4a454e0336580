import { flap, patchPocket } from './pockets.ts'
import type { Sheet } from './sheet.ts'
import { shirt, shirtCut } from './shirt.ts'
import type { FlatSpec } from './flat-spec.ts'
import { westernFront, westernBack, westernPockets } from './western.ts'

const goldThread = '#c89b5a'

function chestPocket(sheet: Sheet): void {
  patchPocket(sheet, { x: 229, y: 172, width: 46, height: 55 })
}

function twoFlapPockets(sheet: Sheet): void {
  sheet.both(() => {
    patchPocket(sheet, { x: 122, y: 172, width: 48, height: 56, foot: 'cut', mouth: 4 })
    flap(sheet, { x: 120.5, y: 168, width: 51, height: 20, tip: 'pointed', closure: 'button' })
  })
}

function overshirtPockets(sheet: Sheet): void {
  sheet.both(() =>
    patchPocket(sheet, { x: 120, y: 168, width: 54, height: 62, foot: 'cut', mouth: 12 }),
  )
}

const boxy = {
  shoulder: 101,
  chest: 109,
  waist: 108,
  hem: 109,
  length: 322,
  hemShape: 'straight',
} as const

export const shirtSpecs: Readonly<Record<string, FlatSpec>> = {
  'oxford-shirt': {
    cloth: 'oxford',
    flat: shirt({ collar: 'button-down', sleeve: 'long', pockets: chestPocket }),
  },
  'poplin-spread-collar-shirt': {
    cloth: 'poplin',
    flat: shirt({ collar: 'spread', sleeve: 'long', cut: { chest: 101, waist: 94, hem: 99 } }),
  },
  'bengal-stripe-shirt': {
    cloth: 'bengal',
    groundColour: 'white',
    flat: shirt({ collar: 'spread', sleeve: 'long', pockets: chestPocket }),
  },
  'linen-band-collar-shirt': {
    cloth: 'linen',
    flat: shirt({
      collar: 'band',
      sleeve: 'long',
      placketTo: 232,
      cut: { chest: 107, waist: 106, hem: 108 },
    }),
  },
  'camp-collar-shirt': {
    cloth: 'twill',
    flat: shirt({ collar: 'camp', sleeve: 'short', pockets: chestPocket, cut: boxy }),
  },
  'seersucker-short-sleeve-shirt': {
    cloth: 'seersucker',
    flat: shirt({
      collar: 'button-down',
      sleeve: 'short',
      pockets: chestPocket,
      cut: { length: 350 },
    }),
  },
  'brushed-flannel-shirt': {
    cloth: 'check',
    accents: (code) => ({
      contrast: code === 'rust' ? '#2c2b33' : code === 'charcoal' ? '#b5663f' : '#d8b25c',
    }),
    flat: shirt({ collar: 'regular', sleeve: 'long', pockets: twoFlapPockets }),
  },
  'denim-western-shirt': {
    cloth: 'denim',
    accents: (code) => ({ stitch: code === 'sky' ? '#a5773a' : goldThread, trim: '#efe9dc' }),
    flat: shirt({
      collar: 'regular',
      sleeve: 'long',
      closure: 'snaps',
      front: westernFront,
      pockets: westernPockets,
      back: westernBack,
    }),
  },
  'corduroy-overshirt': {
    cloth: 'corduroy',
    flat: shirt({
      collar: 'regular',
      sleeve: 'long',
      pockets: overshirtPockets,
      cut: {
        ...shirtCut,
        chest: 110,
        waist: 108,
        hem: 110,
        shoulder: 101,
        length: 346,
        hemShape: 'curved',
        sleeve: { ...shirtCut.sleeve, cap: 16, cuff: 44, length: 258 },
      },
    }),
  },
}
