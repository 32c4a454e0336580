import { polo } from './polo.ts'
import type { FlatSpec } from './flat-spec.ts'
import { tee } from './tee.ts'

const boxy = {
  shoulder: 102,
  chest: 110,
  waist: 109,
  hem: 110,
  length: 338,
  sleeve: { length: 98, angle: 29, cap: 9, cuff: 68 },
}

function pearl() {
  return { trim: '#efe8da' }
}

export const teeSpecs: Readonly<Record<string, FlatSpec>> = {
  'heavyweight-tee': {
    cloth: 'jersey',
    flat: tee({ sleeve: 'short', cut: boxy, neck: { width: 13 } }),
  },
  'pocket-tee': {
    cloth: 'jersey',
    flat: tee({ sleeve: 'short', hasPocket: true }),
  },
  'breton-tee': {
    cloth: 'breton',
    groundColour: 'ecru',
    flat: tee({
      sleeve: 'long',
      cut: { neck: 52, neckDrop: 26, slope: 24, top: 54 },
      neck: { shape: 'boat', width: 6.5 },
    }),
  },
  'henley-tee': {
    cloth: 'waffle',
    accents: pearl,
    flat: tee({
      sleeve: 'long',
      isHenley: true,
      finish: { kind: 'rib', depth: 26 },
      neck: { width: 9 },
      cut: { sleeve: { length: 258, angle: 13.5, cap: 16, cuff: 38 } },
    }),
  },
  'relaxed-longsleeve-tee': {
    cloth: 'jersey',
    flat: tee({
      sleeve: 'long',
      finish: { kind: 'rib', depth: 28 },
      neck: { width: 13 },
      cut: {
        shoulder: 103,
        chest: 111,
        waist: 110,
        hem: 111,
        sleeve: { length: 252, angle: 13, cap: 14, cuff: 41 },
      },
    }),
  },
  'mock-neck-tee': {
    cloth: 'jersey',
    flat: tee({
      sleeve: 'short',
      cut: { neck: 35, top: 66, neckDrop: 19 },
      neck: { width: 29, stand: 22, lean: 5 },
    }),
  },
  'ringer-tee': {
    cloth: 'jersey',
    accents: (code) => ({ contrast: code === 'ecru' ? '#2a3450' : '#f1e9d6' }),
    flat: tee({
      sleeve: 'short',
      ribTone: 'contrast',
      finish: { kind: 'rib', depth: 10, tone: 'contrast' },
      cut: { chest: 101, waist: 97, hem: 100, sleeve: { length: 82, angle: 30, cap: 9, cuff: 58 } },
    }),
  },
}

export const poloSpecs: Readonly<Record<string, FlatSpec>> = {
  'pique-polo': {
    cloth: 'pique',
    accents: (code) => ({ contrast: code === 'white' ? '#232c42' : '#f1ede2', ...pearl() }),
    flat: polo({
      front: 'buttons',
      sleeve: 'short',
      finish: { kind: 'rib', depth: 11 },
      hem: 'vents',
      hasTipping: true,
      cut: { sleeve: { length: 84, angle: 30, cap: 10, cuff: 60 } },
    }),
  },
  'knitted-polo': {
    cloth: 'fine-knit',
    flat: polo({
      front: 'open',
      sleeve: 'short',
      finish: { kind: 'rib', depth: 14 },
      hem: 'rib',
      isKnitted: true,
      cut: {
        length: 306,
        waist: 103,
        hem: 99,
        sleeve: { length: 84, angle: 29, cap: 10, cuff: 60 },
      },
    }),
  },
  'long-sleeve-polo': {
    cloth: 'pique',
    flat: polo({
      front: 'buttons',
      buttons: 3,
      sleeve: 'long',
      finish: { kind: 'rib', depth: 26 },
      hem: 'vents',
      cut: { sleeve: { length: 258, angle: 13.5, cap: 16, cuff: 38 } },
    }),
  },
  'zip-polo': {
    cloth: 'fine-knit',
    flat: polo({
      front: 'zip',
      sleeve: 'short',
      finish: { kind: 'rib', depth: 12 },
      hem: 'rib',
      isKnitted: true,
      cut: { length: 308, hem: 99, sleeve: { length: 84, angle: 29, cap: 10, cuff: 60 } },
    }),
  },
  'skipper-polo': {
    cloth: 'terry',
    flat: polo({
      front: 'skipper',
      sleeve: 'short',
      finish: { kind: 'hem', depth: 12 },
      hem: 'stitched',
      cut: {
        shoulder: 102,
        chest: 110,
        waist: 109,
        hem: 110,
        length: 326,
        sleeve: { length: 94, angle: 29, cap: 9, cuff: 68 },
      },
    }),
  },
}
