import { cardigan, knitPatch, ribWelt } from './cardigan.ts'
import { knit, knitCut } from './knit.ts'
import type { FlatSpec } from './flat-spec.ts'
import { sweatshirt } from './sweatshirt.ts'

export const knitSpecs: Readonly<Record<string, FlatSpec>> = {
  'merino-crew-jumper': {
    cloth: 'fine-knit',
    flat: knit({ neck: 'crew', rib: 24, gauge: 3, cut: { chest: 101, waist: 99, hem: 94 } }),
  },
  'lambswool-roll-neck': { cloth: 'mid-knit', flat: knit({ neck: 'roll', rib: 32, gauge: 4.4 }) },
  'cable-jumper': {
    cloth: 'mid-knit',
    flat: knit({
      neck: 'crew',
      rib: 36,
      gauge: 5.4,
      hasCables: true,
      cut: {
        chest: 108,
        waist: 107,
        hem: 101,
        length: 302,
        sleeve: { ...knitCut.sleeve, cuff: 46, length: 244 },
      },
    }),
  },
  'shawl-collar-cardigan': {
    accents: () => ({ trim: '#5a4332' }),
    cloth: 'mid-knit',
    flat: cardigan({
      collar: 'shawl',
      breakDepth: 138,
      buttons: 5,
      rib: 30,
      cut: {
        chest: 108,
        waist: 107,
        hem: 103,
        length: 310,
        top: 58,
        sleeve: { ...knitCut.sleeve, cuff: 45, length: 246 },
      },
      pockets: (sheet, low) => sheet.both(() => knitPatch(sheet, 117, low - 92, 58, 70)),
    }),
  },
  'merino-v-neck-cardigan': {
    cloth: 'fine-knit',
    flat: cardigan({
      collar: 'vee',
      breakDepth: 124,
      buttons: 6,
      rib: 24,
      cut: { chest: 102, waist: 100, hem: 97, top: 52, length: 318 },
      pockets: (sheet, low) => sheet.both(() => ribWelt(sheet, 120, low - 70, 52, 11)),
    }),
  },
  'saddle-shoulder-jumper': {
    cloth: 'mid-knit',
    flat: knit({
      neck: 'crew',
      rib: 30,
      gauge: 4,
      hasSaddle: true,
      cut: { chest: 107, waist: 106, hem: 100 },
    }),
  },
  'half-zip-jumper': { cloth: 'mid-knit', flat: knit({ neck: 'half-zip', rib: 28, gauge: 3.8 }) },
  'knitted-vest': {
    cloth: 'mid-knit',
    flat: knit({
      neck: 'vee',
      rib: 30,
      gauge: 4,
      isSleeveless: true,
      cut: {
        top: 52,
        neck: 36,
        neckDrop: 112,
        shoulder: 84,
        armhole: 112,
        chest: 106,
        waist: 105,
        hem: 100,
        length: 304,
      },
    }),
  },
}

export const sweatSpecs: Readonly<Record<string, FlatSpec>> = {
  'loopback-sweatshirt': { cloth: 'fleece', flat: sweatshirt({ neck: 'crew', hasGusset: true }) },
  'hooded-sweatshirt': { cloth: 'fleece', flat: sweatshirt({ neck: 'hood', hasPouch: true }) },
  'zip-hoodie': {
    cloth: 'fleece',
    flat: sweatshirt({ neck: 'hood', hasPouch: true, hasFullZip: true }),
  },
  'half-zip-sweatshirt': { cloth: 'fleece', flat: sweatshirt({ neck: 'half-zip' }) },
}
