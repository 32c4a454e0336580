import { cloth } from '../fabric.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const smallThings: readonly StyleCopy[] = [
  {
    handle: 'crew-socks',
    styleNumber: '016',
    price: 120,
    grams: 70,
    fabricKind: 'cotton',
    fabric: [
      {
        part: 'shell',
        blend: [
          [75, 'cotton'],
          [23, 'nylon'],
          [2, 'elastane'],
        ],
      },
    ],
    care: [
      'wash-40',
      'bleach-no',
      'dry-tumble-low',
      'dry-line',
      'iron-no',
      'professional-no',
      'advice-inside-out',
    ],
    origin: 'JP',
    collection: 'core',
    tags: ['socks', 'weekend'],
    goesWith: ['selvedge-jeans', 'pleated-shorts', 'ringer-tee'],
    position: 63,
    published: '2021-04-01',
    base: { foot: 25, height: 22 },
    en: {
      title: 'Crew socks',
      subtitle: 'Ribbed, reinforced heel and toe',
      description: prose`
        Knitted in Nara on double-cylinder machines, with a heel turned at ninety degrees so that it stays where a heel is. Toe and heel are in a second colour and a denser stitch, since that is where socks go first. The toe seam is linked flat.

        - Rib cuff that holds without marking
        - Cushioned sole
        - Hand-linked toe
        - Sold by the pair
      `,
      fit: 'One size for EU 40–44 (25–28 cm feet).',
    },
    zh: {
      title: '中筒襪',
      subtitle: '羅紋，加固腳踭腳尖',
      description: prose`
        在奈良以雙針筒機織成，腳踭呈90度，不易移位。襪頭與腳踭用另一色紗密織，因為襪子總是先從那裏穿破。襪頭平縫，不會磨腳。

        - 羅紋襪口，不易滑落、不留勒痕
        - 襪底加厚
        - 人手縫合襪頭
        - 每對獨立發售
      `,
      fit: '均碼，適合歐碼40至44（腳長25至28厘米）。',
    },
    cn: {
      title: '中筒袜',
      subtitle: '罗纹，加固脚跟脚尖',
      description: prose`
        在奈良用双针筒机织成，脚跟呈90度，不易移位。袜头与脚跟用另一色纱密织，因为袜子总是先从那里磨破。袜头平缝，不硌脚。

        - 罗纹袜口，不易滑落、不留勒痕
        - 袜底加厚
        - 手工缝合袜头
        - 单双出售
      `,
      fit: '均码，适合欧码40至44（脚长25至28厘米）。',
    },
  },
  {
    handle: 'leather-belt',
    styleNumber: '028',
    price: 580,
    grams: 210,
    fabricKind: 'leather',
    fabric: [{ part: 'shell', blend: [[100, 'cowhide']] }],
    care: ['wash-no', 'bleach-no', 'dry-tumble-no', 'iron-no', 'professional-no', 'advice-wipe'],
    origin: 'IT',
    collection: 'core',
    tags: ['leather', 'office', 'weekend'],
    goesWith: ['slim-chinos', 'selvedge-jeans', 'oxford-shirt'],
    position: 64,
    published: '2021-10-15',
    base: { overall: 115, width: 3 },
    en: {
      title: 'Leather belt',
      subtitle: 'Vegetable-tanned, brass buckle',
      description: prose`
        One piece of vegetable-tanned cowhide, 3.5 mm thick, cut from the back where the fibres run straight. It is not glued to anything and will not split. The edges are waxed by hand; the buckle is solid brass and held by two screws, so you can change it.

        - 3 cm wide, to fit our trouser loops
        - Five holes, 2.5 cm apart
        - Solid brass square buckle
        - Darkens with wear
      `,
      fit: 'One length, for waists from 76 to 100 cm. Unscrew the buckle to shorten it, or let us do it in the shop.',
    },
    zh: {
      title: '皮帶',
      subtitle: '植鞣牛皮，銅扣',
      description: prose`
        整條以3.5毫米厚植鞣牛皮裁成，取牛背纖維最直的部位，不經黏合，不會分層。皮邊人手上蠟；實心黃銅扣以兩粒螺絲固定，可自行更換。

        - 闊3厘米，配合我們的褲耳
        - 五孔，孔距2.5厘米
        - 實心黃銅方扣
        - 顏色隨使用漸深
      `,
      fit: '均碼，適合腰圍76至100厘米。拆開皮帶扣即可裁短，亦可交門市代勞。',
    },
    cn: {
      title: '皮带',
      subtitle: '植鞣牛皮，铜扣',
      description: prose`
        整条以3.5毫米厚的植鞣牛皮裁成，取牛背纤维最直的部位，不经粘合，不会分层。皮边手工上蜡；实心黄铜扣以两颗螺丝固定，可自行更换。

        - 宽3厘米，配合我们的裤袢
        - 五孔，孔距2.5厘米
        - 实心黄铜方扣
        - 颜色随使用渐深
      `,
      fit: '均码，适合腰围76至100厘米。拆下皮带扣即可裁短，也可到门店代剪。',
    },
  },
  {
    handle: 'cashmere-scarf',
    styleNumber: '089',
    price: 780,
    grams: 190,
    fabricKind: 'cashmere',
    fabric: [cloth([[100, 'cashmere']], 180, 'fine rib', '細羅紋', '细罗纹')],
    care: [
      'wash-hand',
      'bleach-no',
      'dry-tumble-no',
      'dry-flat-shade',
      'iron-110',
      'professional-p-mild',
      'advice-fold',
    ],
    origin: 'CN',
    collection: 'core',
    tags: ['winter', 'gift', 'office'],
    goesWith: ['wool-overcoat', 'duffle-coat', 'merino-v-neck-cardigan'],
    position: 65,
    published: '2022-11-04',
    base: { overall: 180, width: 30 },
    en: {
      title: 'Cashmere scarf',
      subtitle: 'Fine rib, fringed ends',
      description: prose`
        Inner Mongolian cashmere, combed in spring, spun long so that it pills less. The rib is fine enough to fold flat under a coat and light enough for an office where someone has set the air-conditioning to eighteen. It packs into its own cotton bag.

        - 180 × 30 cm, plus a 5 cm fringe
        - Fringe knotted by hand
        - Two-ply yarn, 15.5 micron
        - Comes in a cotton bag
      `,
      fit: 'One size: long enough to go round once and tuck in.',
    },
    zh: {
      title: '茄士咩頸巾',
      subtitle: '細羅紋，流蘇兩端',
      description: prose`
        內蒙古茄士咩，春季梳絨，長纖紡紗，較少起毛粒。細羅紋平摺於大褸之內不顯臃腫；有人把辦公室冷氣調到18度時，亦可披上。附棉布收納袋。

        - 180 × 30厘米，另加5厘米流蘇
        - 人手打結流蘇
        - 雙股紗，15.5微米
        - 附棉布袋
      `,
      fit: '均碼，足夠繞頸一圈再塞入衣襟。',
    },
    cn: {
      title: '羊绒围巾',
      subtitle: '细罗纹，两端流苏',
      description: prose`
        内蒙古山羊绒，春季梳绒，长纤纺纱，较少起球。细罗纹平折在大衣里不显臃肿；有人把办公室空调调到18度时，也可以披上。附棉布收纳袋。

        - 180 × 30厘米，另加5厘米流苏
        - 手工打结流苏
        - 双股纱，15.5微米
        - 附棉布袋
      `,
      fit: '均码，足够绕颈一圈再塞进衣襟。',
    },
  },
  {
    handle: 'knit-tie',
    styleNumber: '062',
    price: 480,
    grams: 60,
    fabricKind: 'silk',
    fabric: [{ part: 'shell', blend: [[100, 'silk']] }],
    care: ['wash-no', 'bleach-no', 'dry-tumble-no', 'iron-110', 'professional-p-mild'],
    origin: 'IT',
    collection: 'core',
    tags: ['office', 'formal', 'gift'],
    goesWith: ['poplin-spread-collar-shirt', 'unstructured-blazer', 'oxford-shirt'],
    position: 66,
    published: '2023-09-01',
    base: { overall: 146, width: 6 },
    en: {
      title: 'Knit tie',
      subtitle: 'Silk, square end',
      description: prose`
        A tie for people who have stopped wearing them and then are asked to. Silk knitted on an old crochet frame in Como has a dry crunch to it and makes a knot with some air in it. No lining, no pattern; the end is cut square.

        - 6 cm wide, 146 cm long
        - Crunchy silk, crochet knit
        - Seamless tube, linked at the neck
        - Rolls up to pack
      `,
      fit: 'One size. Ties a four-in-hand; a Windsor would be too big.',
    },
    zh: {
      title: '針織領帶',
      subtitle: '蠶絲，平頭',
      description: prose`
        為早已不打領帶、卻偶爾要打一次的人而設。在科莫以舊式鈎編機織成，蠶絲觸感爽脆，領結鬆緊有致。無襯，無花紋，帶尾平剪。

        - 闊6厘米，長146厘米
        - 爽身蠶絲鈎編
        - 無縫筒身，頸位縫盤
        - 可捲起收納
      `,
      fit: '均碼。適合平結；溫莎結會過大。',
    },
    cn: {
      title: '针织领带',
      subtitle: '桑蚕丝，平头',
      description: prose`
        给早已不系领带、偶尔又得系一次的人。在科莫用老式钩编机织成，桑蚕丝触感爽脆，领结松紧有致。无衬，无花纹，带尾平剪。

        - 宽6厘米，长146厘米
        - 爽身桑蚕丝钩编
        - 无缝筒身，颈位套口
        - 可卷起收纳
      `,
      fit: '均码。适合平结；温莎结会过大。',
    },
  },
]
