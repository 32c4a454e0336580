/** The demo label's range plan: styles and their colours. Copy is in copy/, drawings are in flats/. */

export type SizeRun = 'letters' | 'waist' | 'one'

export interface Style {
  handle: string
  /** Category slug. */
  category: string
  /** Garment type and its distinctive details, for the drawing. */
  flat: string
  sizes: SizeRun
  /** Colour codes from db/colours.ts; cards show the first. */
  colours: readonly string[]
}

function style(handle: string, category: string, sizes: SizeRun, colours: string, flat: string): Style {
  return { handle, category, flat, sizes, colours: colours.split(' ') }
}

export const range: readonly Style[] = [
  style('oxford-shirt', 'shirts', 'letters', 'sky white pink navy', 'shirt, button-down collar, long sleeve, chest pocket, oxford cloth'),
  style('poplin-spread-collar-shirt', 'shirts', 'letters', 'white sky charcoal', 'shirt, spread collar, long sleeve, no pocket, fine poplin'),
  style('bengal-stripe-shirt', 'shirts', 'letters', 'blue burgundy', 'shirt, spread collar, long sleeve, vertical 4 mm stripe on white'),
  style('linen-band-collar-shirt', 'shirts', 'letters', 'ecru sage indigo', 'shirt, band collar, long sleeve, half placket, linen slub'),
  style('camp-collar-shirt', 'shirts', 'letters', 'sand olive black', 'shirt, open camp collar, short sleeve, boxy straight hem, one pocket, tencel twill'),
  style('seersucker-short-sleeve-shirt', 'shirts', 'letters', 'sky grey', 'shirt, button-down collar, short sleeve, seersucker stripe'),
  style('brushed-flannel-shirt', 'shirts', 'letters', 'rust bottle-green charcoal', 'shirt, regular collar, long sleeve, two flap pockets, check flannel'),
  style('denim-western-shirt', 'shirts', 'letters', 'indigo sky', 'shirt, western yokes, snap buttons, two pointed flap pockets, denim, pale stitching'),
  style('corduroy-overshirt', 'shirts', 'letters', 'camel navy moss', 'overshirt, regular collar, long sleeve, two patch pockets, corduroy wales'),

  style('heavyweight-tee', 'tees', 'letters', 'white black navy oatmeal rust', 'tee, crew neck, short sleeve, boxy'),
  style('pocket-tee', 'tees', 'letters', 'grey-marl sage white', 'tee, crew neck, short sleeve, chest pocket'),
  style('breton-tee', 'tees', 'letters', 'navy burgundy', 'tee, boat neck, long sleeve, horizontal Breton stripes on ecru'),
  style('henley-tee', 'tees', 'letters', 'ecru charcoal olive', 'tee, henley three-button placket, long sleeve, waffle texture'),
  style('relaxed-longsleeve-tee', 'tees', 'letters', 'black white tobacco', 'tee, crew neck, long sleeve with rib cuffs'),
  style('mock-neck-tee', 'tees', 'letters', 'black stone', 'tee, mock neck, short sleeve'),
  style('ringer-tee', 'tees', 'letters', 'ecru mustard', 'tee, crew neck, short sleeve, contrast neck and cuff ribs'),

  style('pique-polo', 'polos', 'letters', 'navy white bottle-green red', 'polo, flat-knit collar with tipping, two-button placket, pique, side vents'),
  style('knitted-polo', 'polos', 'letters', 'camel charcoal sage', 'polo, fine knit, open three-button placket, rib cuffs and hem'),
  style('long-sleeve-polo', 'polos', 'letters', 'burgundy navy', 'polo, long sleeve, rib cuffs, three-button placket'),
  style('zip-polo', 'polos', 'letters', 'black ecru', 'polo, short zip placket, short sleeve, fine knit'),
  style('skipper-polo', 'polos', 'letters', 'ecru olive', 'polo, skipper collar without buttons, short sleeve, boxy, terry texture'),

  style('merino-crew-jumper', 'knitwear', 'letters', 'navy grey-marl burgundy moss', 'jumper, crew neck, fine knit, full-fashioned marks'),
  style('lambswool-roll-neck', 'knitwear', 'letters', 'ecru charcoal rust', 'jumper, roll neck, mid knit'),
  style('cable-jumper', 'knitwear', 'letters', 'ecru navy', 'jumper, crew neck, three cable columns, chunky rib'),
  style('shawl-collar-cardigan', 'knitwear', 'letters', 'charcoal camel', 'cardigan, shawl collar, five buttons, two patch pockets, rib'),
  style('merino-v-neck-cardigan', 'knitwear', 'letters', 'navy grey bottle-green', 'cardigan, V neck, six buttons, two welt pockets, fine knit'),
  style('saddle-shoulder-jumper', 'knitwear', 'letters', 'oatmeal mid-blue', 'jumper, crew neck, saddle shoulders, mid knit'),
  style('half-zip-jumper', 'knitwear', 'letters', 'navy stone', 'jumper, half zip, stand collar, rib'),
  style('knitted-vest', 'knitwear', 'letters', 'oatmeal charcoal olive', 'sleeveless vest, V neck, rib armholes'),

  style('loopback-sweatshirt', 'sweatshirts', 'letters', 'grey-marl navy ecru', 'sweatshirt, crew neck with V insert, rib cuffs and hem'),
  style('hooded-sweatshirt', 'sweatshirts', 'letters', 'black grey-marl moss', 'hoodie, drawcords, kangaroo pocket'),
  style('zip-hoodie', 'sweatshirts', 'letters', 'navy charcoal', 'hoodie, full zip, two split pockets'),
  style('half-zip-sweatshirt', 'sweatshirts', 'letters', 'stone bottle-green', 'sweatshirt, half zip, stand collar'),

  style('slim-chinos', 'trousers', 'waist', 'khaki navy olive stone', 'trousers, flat front, slant pockets, slim leg, belt loops'),
  style('pleated-trousers', 'trousers', 'waist', 'charcoal tobacco navy', 'trousers, two pleats, crease, side adjusters, tapered'),
  style('wool-trousers', 'trousers', 'waist', 'grey navy', 'trousers, flat front, crease, tailored, turn-ups'),
  style('selvedge-jeans', 'trousers', 'waist', 'indigo black', 'jeans, five pockets, contrast stitching, rivets, straight leg'),
  style('drawstring-linen-trousers', 'trousers', 'waist', 'ecru sage navy', 'trousers, elastic waist with drawcord, linen slub, relaxed'),
  style('fatigue-trousers', 'trousers', 'waist', 'olive stone', 'fatigue trousers, square front patch pockets, ripstop, straight'),
  style('corduroy-trousers', 'trousers', 'waist', 'camel bottle-green chocolate', 'trousers, flat front, corduroy wales, straight leg'),
  style('wide-leg-trousers', 'trousers', 'waist', 'black sand', 'trousers, one deep pleat, wide straight leg'),

  style('chino-shorts', 'shorts', 'waist', 'khaki navy sage', 'shorts, flat front, slant pockets, belt loops'),
  style('linen-drawstring-shorts', 'shorts', 'waist', 'ecru indigo', 'shorts, elastic waist with drawcord, linen slub'),
  style('pleated-shorts', 'shorts', 'waist', 'olive charcoal', 'shorts, two pleats, wide leg, turn-ups'),
  style('swim-shorts', 'shorts', 'letters', 'navy rust mid-blue', 'swim shorts, elastic waist, drawcord with metal tips, side split, short'),

  style('chore-jacket', 'jackets', 'letters', 'mid-blue ecru olive', 'chore jacket, shirt collar, three patch pockets, four buttons'),
  style('harrington-jacket', 'jackets', 'letters', 'stone navy bottle-green', 'blouson, double-button stand collar, raglan, zip, slanted flap pockets, rib hem'),
  style('unstructured-blazer', 'jackets', 'letters', 'navy charcoal tobacco', 'blazer, notch lapel, two buttons, three patch pockets'),
  style('denim-trucker-jacket', 'jackets', 'letters', 'indigo black', 'trucker jacket, pointed flap chest pockets, V seams, waistband, contrast stitch'),
  style('quilted-liner-jacket', 'jackets', 'letters', 'olive black', 'liner jacket, collarless, wave quilting, snap front, two pockets'),
  style('field-jacket', 'jackets', 'letters', 'olive khaki', 'field jacket, stand collar, four flap pockets, zip and snap front, drawcord waist'),
  style('suede-bomber', 'jackets', 'letters', 'tan chocolate', 'bomber, rib collar cuffs and hem, zip, welt pockets, suede grain'),
  style('packable-windbreaker', 'jackets', 'letters', 'red navy sand', 'windbreaker, hood, half zip, kangaroo pocket with flap, ripstop'),

  style('mac-coat', 'coats', 'letters', 'sand navy', 'raglan coat, fly front, large collar, slanted welt pockets, knee length'),
  style('wool-overcoat', 'coats', 'letters', 'camel charcoal navy', 'single-breasted overcoat, notch lapel, three buttons, flap pockets, chest welt'),
  style('duffle-coat', 'coats', 'letters', 'navy camel', 'duffle coat, hood, toggles, patch pockets with flaps'),
  style('down-parka', 'coats', 'letters', 'black olive', 'parka, hood, zip and storm flap, horizontal baffles, four pockets'),

  style('six-panel-cap', 'accessories', 'one', 'navy khaki black', 'cap, six panels, curved brim, eyelets'),
  style('rib-beanie', 'accessories', 'one', 'charcoal rust ecru bottle-green', 'beanie, rib knit, folded cuff, small label'),
  style('canvas-tote', 'accessories', 'one', 'ecru navy', 'tote bag, long handles with X tack, small label'),
  style('crew-socks', 'accessories', 'one', 'white navy oatmeal burgundy', 'pair of crew socks, rib cuff, heel and toe in trim colour'),
  style('leather-belt', 'accessories', 'one', 'chocolate black', 'coiled leather belt, square brass buckle, holes'),
  style('cashmere-scarf', 'accessories', 'one', 'camel grey navy', 'folded scarf with fringe, fine rib'),
  style('bucket-hat', 'accessories', 'one', 'olive sand', 'bucket hat, stitched brim, eyelets'),
  style('knit-tie', 'accessories', 'one', 'navy burgundy moss', 'knitted tie, square end, folded'),
  style('sling-bag', 'accessories', 'one', 'black olive', 'crossbody sling bag, webbing strap, two zips'),
]
