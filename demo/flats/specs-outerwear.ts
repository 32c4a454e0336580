import { bomber, harrington, linerJacket, windbreaker } from './blouson.ts'
import { downParka, duffleCoat, macCoat } from './coats.ts'
import type { Accents } from './palette.ts'
import type { FlatSpec } from './flat-spec.ts'
import { tailored } from './tailoring.ts'
import { choreJacket, fieldJacket, truckerJacket } from './workwear.ts'

/** Horn buttons, the same in every colour. */
function horn(): Accents {
  return { trim: '#5a4332' }
}

export const jacketSpecs: Readonly<Record<string, FlatSpec>> = {
  'chore-jacket': { cloth: 'twill', accents: horn, flat: choreJacket() },
  'harrington-jacket': { cloth: 'poplin', accents: horn, flat: harrington() },
  'unstructured-blazer': {
    cloth: 'wool',
    accents: horn,
    flat: tailored({
      breakDepth: 150,
      lapel: 34,
      buttons: 2,
      spacing: 50,
      pockets: 'patch',
      cuffButtons: 3,
    }),
  },
  'denim-trucker-jacket': {
    cloth: 'denim',
    accents: (code) => ({ stitch: code === 'black' ? '#77736c' : '#c8924a' }),
    flat: truckerJacket(),
  },
  'quilted-liner-jacket': { cloth: 'wave-quilt', flat: linerJacket() },
  'field-jacket': { cloth: 'twill', flat: fieldJacket() },
  'suede-bomber': { cloth: 'suede', flat: bomber() },
  'packable-windbreaker': { cloth: 'ripstop', flat: windbreaker() },
}

export const coatSpecs: Readonly<Record<string, FlatSpec>> = {
  'mac-coat': { cloth: 'poplin', accents: horn, flat: macCoat() },
  'wool-overcoat': {
    cloth: 'felt',
    accents: horn,
    flat: tailored({
      breakDepth: 132,
      lapel: 38,
      buttons: 3,
      spacing: 52,
      pockets: 'flap',
      cuffButtons: 3,
      cut: {
        chest: 104,
        waist: 100,
        hem: 114,
        length: 402,
        shoulder: 98,
        sleeve: { length: 284, angle: 12.5, cap: 15, cuff: 44 },
      },
    }),
  },
  'duffle-coat': { cloth: 'felt', accents: horn, flat: duffleCoat() },
  'down-parka': { cloth: 'nylon', flat: downParka() },
}
