import type { Focus } from './flat.ts'

/** Close-ups by style, where the default of the garment type does not fit. */
export const closeUps: ReadonlyMap<string, Focus> = new Map(
  Object.entries({
    'oxford-shirt': look(146, 42, 108),
    'poplin-spread-collar-shirt': look(146, 42, 108),
    'bengal-stripe-shirt': look(206, 150, 92),
    'linen-band-collar-shirt': look(148, 44, 104),
    'brushed-flannel-shirt': look(98, 148, 104),
    'denim-western-shirt': look(94, 118, 112),
    'corduroy-overshirt': look(100, 146, 96),
    'heavyweight-tee': look(150, 40, 100),
    'pocket-tee': look(198, 150, 96),
    'relaxed-longsleeve-tee': look(16, 276, 92),
    'ringer-tee': look(44, 92, 92),
    'henley-tee': look(150, 46, 100),
    'knitted-polo': look(144, 50, 112),
    'long-sleeve-polo': look(144, 50, 112),
    'merino-crew-jumper': look(78, 78, 104),
    'cable-jumper': look(130, 116, 104),
    'saddle-shoulder-jumper': look(96, 44, 112),
    'knitted-vest': look(96, 56, 120),
    'loopback-sweatshirt': look(152, 46, 96),
    'hooded-sweatshirt': look(122, 306, 104),
    'slim-chinos': look(112, 38, 96),
    'pleated-trousers': look(112, 36, 104),
    'wool-trousers': look(108, 376, 86),
    'selvedge-jeans': look(112, 38, 96),
    'fatigue-trousers': look(106, 38, 104),
    'corduroy-trousers': look(104, 38, 96),
    'chore-jacket': look(206, 150, 96),
    'harrington-jacket': look(146, 32, 108),
    'denim-trucker-jacket': look(98, 110, 110),
    'field-jacket': look(104, 150, 110),
    'suede-bomber': look(112, 214, 100),
    'mac-coat': look(104, 246, 96),
    'wool-overcoat': look(128, 44, 144),
    'down-parka': look(118, 150, 120),
    'six-panel-cap': look(96, 214, 112),
    'rib-beanie': look(172, 262, 92),
    'canvas-tote': look(120, 196, 84),
    'crew-socks': look(88, 256, 110),
    'sling-bag': look(186, 226, 118),
    'knit-tie': look(128, 310, 110),
  }),
)

function look(x: number, y: number, width: number): Focus {
  return { x, y, width }
}
