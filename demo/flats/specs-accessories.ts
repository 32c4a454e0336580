import { slingBag, tote } from './bags.ts'
import { beanie, bucketHat, cap } from './headwear.ts'
import { belt, knitTie, scarf, socks } from './small-goods.ts'
import type { FlatSpec } from './flat-spec.ts'

const sockTips: Readonly<Record<string, string>> = {
  white: '#2f4468',
  navy: '#a5502f',
  oatmeal: '#5f6640',
  burgundy: '#d8b08c',
}

export const accessorySpecs: Readonly<Record<string, FlatSpec>> = {
  'six-panel-cap': { cloth: 'twill', flat: cap() },
  'rib-beanie': { cloth: 'mid-knit', flat: beanie() },
  'canvas-tote': { cloth: 'canvas', flat: tote() },
  'crew-socks': {
    cloth: 'fine-knit',
    accents: (code) => ({ contrast: sockTips[code] ?? '#57534d' }),
    flat: socks(),
  },
  'leather-belt': { cloth: 'leather', flat: belt() },
  'cashmere-scarf': { cloth: 'felt', flat: scarf() },
  'bucket-hat': { cloth: 'canvas', flat: bucketHat() },
  'knit-tie': { cloth: 'mid-knit', flat: knitTie() },
  'sling-bag': { cloth: 'ripstop', flat: slingBag() },
}
