import type { Accents } from './palette.ts'
import type { FlatSpec } from './flat-spec.ts'
import { shortsCut, trousers } from './trousers.ts'

const gold = '#c8924a'

function jeansThread(code: string): Accents {
  return { stitch: code === 'black' ? '#77736c' : gold }
}

export const trouserSpecs: Readonly<Record<string, FlatSpec>> = {
  'slim-chinos': {
    cloth: 'twill',
    flat: trousers({
      waist: 'loops',
      pockets: 'slant',
      back: 'welt',
      hem: 'stitched',
      cut: { hip: 82, knee: 60, hem: 47, spread: 47 },
    }),
  },
  'pleated-trousers': {
    cloth: 'wool',
    flat: trousers({
      waist: 'adjusters',
      pockets: 'slant',
      back: 'welt',
      pleats: 2,
      hasCrease: true,
      hem: 'blind',
      cut: { hip: 89, hipAt: 98, knee: 74, hem: 52, spread: 51, rise: 126, band: 19 },
    }),
  },
  'wool-trousers': {
    cloth: 'flannel',
    flat: trousers({
      waist: 'loops',
      pockets: 'slant',
      back: 'welt',
      hasCrease: true,
      hem: 'turn-up',
      cut: { hip: 86, knee: 68, hem: 55, spread: 50 },
    }),
  },
  'selvedge-jeans': {
    cloth: 'denim',
    accents: jeansThread,
    flat: trousers({
      waist: 'loops',
      pockets: 'jeans',
      back: 'jeans',
      hem: 'chain',
      isRiveted: true,
      cut: { hip: 83, knee: 68, hem: 61, spread: 49, rise: 114 },
    }),
  },
  'drawstring-linen-trousers': {
    cloth: 'linen',
    flat: trousers({
      waist: 'elastic',
      pockets: 'seam',
      back: 'patch',
      hem: 'stitched',
      cut: { hip: 90, knee: 76, hem: 64, spread: 53, rise: 124, band: 19 },
    }),
  },
  'fatigue-trousers': {
    cloth: 'ripstop',
    flat: trousers({
      waist: 'loops',
      pockets: 'patch',
      back: 'patch',
      hem: 'stitched',
      cut: { hip: 88, knee: 74, hem: 64, spread: 51 },
    }),
  },
  'corduroy-trousers': {
    cloth: 'corduroy',
    flat: trousers({
      waist: 'loops',
      pockets: 'slant',
      back: 'welt',
      hem: 'stitched',
      cut: { hip: 86, knee: 71, hem: 60, spread: 50 },
    }),
  },
  'wide-leg-trousers': {
    cloth: 'twill',
    flat: trousers({
      waist: 'loops',
      pockets: 'seam',
      back: 'welt',
      pleats: 1,
      hasCrease: true,
      hem: 'blind',
      cut: { hip: 91, hipAt: 98, knee: 86, hem: 84, spread: 58, rise: 128 },
    }),
  },
}

export const shortsSpecs: Readonly<Record<string, FlatSpec>> = {
  'chino-shorts': {
    cloth: 'twill',
    flat: trousers(
      {
        waist: 'loops',
        pockets: 'slant',
        back: 'welt',
        hem: 'stitched',
        cut: { hem: 122, knee: 128 },
      },
      shortsCut,
    ),
  },
  'linen-drawstring-shorts': {
    cloth: 'linen',
    flat: trousers(
      { waist: 'elastic', pockets: 'seam', back: 'patch', hem: 'stitched' },
      shortsCut,
    ),
  },
  'pleated-shorts': {
    cloth: 'twill',
    flat: trousers(
      {
        waist: 'loops',
        pockets: 'slant',
        back: 'welt',
        pleats: 2,
        hem: 'turn-up',
        cut: { hip: 136, hem: 140, knee: 140, spread: 92, length: 282 },
      },
      shortsCut,
    ),
  },
  'swim-shorts': {
    cloth: 'nylon',
    flat: trousers(
      {
        waist: 'elastic',
        pockets: 'seam',
        back: 'swim',
        hem: 'stitched',
        hasTips: true,
        hasSideSplit: true,
        cut: { length: 232, rise: 146, hem: 126, spread: 84, knee: 130, band: 28 },
      },
      shortsCut,
    ),
  },
}
