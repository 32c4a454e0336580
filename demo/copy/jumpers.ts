import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const jumpers: readonly StyleCopy[] = [
  {
    handle: 'merino-crew-jumper',
    styleNumber: '007',
    price: 980,
    grams: 320,
    fitKind: 'regular',
    fabricKind: 'wool',
    fabric: [
      cloth([[100, 'merino']], 220, '14-gauge, 19.5 micron', '14針，19.5微米', '14针，19.5微米'),
    ],
    care: care.fineWool,
    origin: 'CN',
    collection: 'core',
    tags: ['office', 'layer', 'winter', 'fine-knit'],
    goesWith: ['oxford-shirt', 'wool-trousers', 'mac-coat'],
    position: 2,
    published: '2021-09-10',
    base: { shoulder: 44, chest: 53, length: 67, sleeve: 64 },
    en: {
      title: 'Merino crew jumper',
      subtitle: 'Fine gauge, full-fashioned',
      description: prose`
        Thin enough to wear at a desk with the air-conditioning on, and the layer under most of what we sell. Merino at 19.5 micron does not itch. The panels are knitted to shape in Dongguan and linked loop by loop; the marks at the armhole show where.

        - Crew neck that clears a shirt collar
        - Full-fashioned armholes
        - 5 cm ribs at cuff and hem
        - Mulesing-free Australian wool
      `,
      fit: 'Regular fit, neat enough to go under a jacket. Take your usual size.',
    },
    zh: {
      title: '美麗諾圓領毛衣',
      subtitle: '細針，全成形',
      description: prose`
        夠薄，坐在冷氣辦公室穿剛好，也是我們大部分外套之內的一層。19.5微米美麗諾羊毛不刺身。衫片在東莞按形織成，逐圈縫盤，夾位的收針痕便是記號。

        - 圓領，內穿恤衫時領位剛好
        - 夾位全成形收針
        - 5厘米羅紋袖口與衫腳
        - 澳洲羊毛，不採用割皮羊毛
      `,
      fit: '標準剪裁，可穿在西裝外套之內。按平日尺碼選購。',
    },
    cn: {
      title: '美利奴圆领毛衣',
      subtitle: '细针，全成形',
      description: prose`
        够薄，坐在空调办公室里穿刚好，也是我们大部分外套里面的一层。19.5微米的美利奴羊毛不扎人。衣片在东莞全成形编织，逐圈套口，袖窿的收针痕就是记号。

        - 圆领，内搭衬衫时领口刚好
        - 袖窿全成形收针
        - 5厘米罗纹袖口与下摆
        - 澳大利亚羊毛，采用非割皮（non-mulesed）羊毛
      `,
      fit: '标准版型，可穿在西装外套里。按平时尺码选择。',
    },
  },
  {
    handle: 'lambswool-roll-neck',
    styleNumber: '099',
    price: 1080,
    grams: 460,
    fitKind: 'regular',
    fabricKind: 'wool',
    fabric: [cloth([[100, 'lambswool']], 330, '7-gauge', '7針', '7针')],
    care: care.heavyWool,
    origin: 'GB',
    collection: 'aw26',
    tags: ['winter', 'travel'],
    goesWith: ['wool-overcoat', 'selvedge-jeans', 'corduroy-trousers'],
    position: 10,
    published: '2026-09-25',
    base: { shoulder: 45, chest: 54, length: 67, sleeve: 65 },
    en: {
      title: 'Lambswool roll-neck',
      subtitle: 'Two-ply, seven-gauge',
      description: prose`
        Spun and knitted in the Scottish Borders from the first shearing, which is the softest. The roll is long enough to fold twice, or to push down and leave. It is warmer than merino and a little hairier; wear a tee under it if your neck is particular.

        - Double-folded rib roll neck
        - Two-ply yarn, milled for a soft bloom
        - Full-fashioned shoulders
        - 7 cm ribs at cuff and hem
      `,
      fit: 'Regular fit; take your usual size. Allow for a shirt-weight layer only.',
    },
    zh: {
      title: '羔羊毛樽領毛衣',
      subtitle: '雙股，7針',
      description: prose`
        在蘇格蘭邊區紡紗及編織，採用小羊首次剪下的毛，最為柔軟。樽領夠長，可對摺兩次，也可隨意推低。比美麗諾更暖，絨毛稍多；頸部敏感者宜內穿T恤。

        - 雙摺羅紋樽領
        - 雙股紗，縮絨後帶柔細絨面
        - 肩位全成形收針
        - 7厘米羅紋袖口與衫腳
      `,
      fit: '標準剪裁，按平日尺碼選購。內穿以薄衫為宜。',
    },
    cn: {
      title: '羔羊毛高领毛衣',
      subtitle: '双股，7针',
      description: prose`
        在苏格兰边区纺纱编织，采用小羊首次剪下的毛，最为柔软。高领够长，可对折两次，也可随意推下。比美利奴更暖，绒毛稍多；颈部敏感的话里面穿件T恤。

        - 双折罗纹高领
        - 双股纱，缩绒后带细软绒面
        - 肩部全成形收针
        - 7厘米罗纹袖口与下摆
      `,
      fit: '标准版型，按平时尺码选择。内搭以薄款为宜。',
    },
  },
  {
    handle: 'cable-jumper',
    styleNumber: '100',
    price: 1480,
    grams: 780,
    fitKind: 'relaxed',
    fabricKind: 'wool',
    fabric: [cloth([[100, 'wool']], 520, '5-gauge cable', '5針絞花', '5针绞花')],
    care: care.heavyWool,
    origin: 'GB',
    collection: 'aw26',
    tags: ['winter', 'travel', 'heavyweight'],
    goesWith: ['duffle-coat', 'corduroy-trousers', 'rib-beanie'],
    position: 16,
    published: '2026-10-02',
    base: { shoulder: 47, chest: 56.5, length: 67, sleeve: 64 },
    en: {
      title: 'Cable jumper',
      subtitle: 'Three cable columns, chunky rib',
      description: prose`
        Three cables down the front, crossed every twelve rows, in British wool that still smells faintly of it. At 780 g it is the heaviest thing we knit and more than Hong Kong needs on most days. Buy it for Seoul, Sapporo or the back of a boat.

        - Crew neck in doubled rib
        - Moss-stitch panels between the cables
        - Dense 8 cm ribs that block wind
        - Knitted in one piece to the armhole
      `,
      fit: 'Relaxed, with room for a shirt. Take your usual size; it settles after a few wears.',
    },
    zh: {
      title: '絞花毛衣',
      subtitle: '三列絞花，粗羅紋',
      description: prose`
        胸前三列絞花，每十二行交叉一次；英國羊毛仍帶淡淡羊脂氣味。重780克，是我們最重的毛衣，香港大部分日子用不着。帶去首爾、札幌，或坐在船尾時穿。

        - 雙層羅紋圓領
        - 絞花之間以桂花針相隔
        - 8厘米密織羅紋，擋風
        - 由衫腳至夾位一片織成
      `,
      fit: '寬鬆剪裁，可內穿恤衫。按平日尺碼選購，穿數次後自然服貼。',
    },
    cn: {
      title: '绞花毛衣',
      subtitle: '三列绞花，粗罗纹',
      description: prose`
        胸前三列绞花，每十二行交叉一次；英国羊毛还带着淡淡的羊脂味。重780克，是我们最重的毛衣，南方的冬天用不太上。适合带去首尔、札幌，或是北方的冬天。

        - 双层罗纹圆领
        - 绞花之间以桂花针相隔
        - 8厘米密织罗纹，挡风
        - 从下摆到袖窿一片织成
      `,
      fit: '宽松版型，可内搭衬衫。按平时尺码选择，穿几次后自然服帖。',
    },
  },
  {
    handle: 'saddle-shoulder-jumper',
    styleNumber: '102',
    price: 1180,
    grams: 430,
    fitKind: 'regular',
    fabricKind: 'wool',
    fabric: [cloth([[100, 'lambswool']], 310, '9-gauge', '9針', '9针')],
    care: care.heavyWool,
    origin: 'GB',
    collection: 'aw26',
    tags: ['winter', 'weekend'],
    goesWith: ['oxford-shirt', 'corduroy-trousers', 'harrington-jacket'],
    position: 36,
    published: '2026-10-16',
    base: { shoulder: 45.5, chest: 55, length: 66, sleeve: 64.5 },
    en: {
      title: 'Saddle-shoulder jumper',
      subtitle: 'Crew neck, nine-gauge lambswool',
      description: prose`
        The sleeve runs on over the shoulder in one strip to the collar, like a saddle. There is no seam where a bag strap sits and the shoulder finds its own place, which makes it kind to people who are broad, narrow or somewhere between.

        - Saddle shoulders knitted with the sleeve
        - Crew neck, linked by hand
        - Melange yarn, dyed before spinning
        - 6 cm ribs at cuff and hem
      `,
      fit: 'Regular fit that suits most shoulders. Take your usual size.',
    },
    zh: {
      title: '馬鞍肩圓領毛衣',
      subtitle: '圓領，9針羔羊毛',
      description: prose`
        袖片沿肩膊一直延伸至領口，形如馬鞍。揹袋的位置沒有接縫，肩位順着身形自然落下，肩膊闊窄皆合適。

        - 馬鞍肩與袖片一體織成
        - 圓領，人手縫盤
        - 先染毛後紡紗，色澤有層次
        - 6厘米羅紋袖口與衫腳
      `,
      fit: '標準剪裁，大部分肩形合適。按平日尺碼選購。',
    },
    cn: {
      title: '马鞍肩圆领毛衣',
      subtitle: '圆领，9针羔羊毛',
      description: prose`
        袖片沿肩膀一直延伸到领口，形如马鞍。背包压着的位置没有接缝，肩线顺着身形自然落下，肩宽肩窄都合适。

        - 马鞍肩与袖片一体织成
        - 圆领，人工套口
        - 先染毛后纺纱，色泽有层次
        - 6厘米罗纹袖口与下摆
      `,
      fit: '标准版型，适合大部分肩型。按平时尺码选择。',
    },
  },
]
