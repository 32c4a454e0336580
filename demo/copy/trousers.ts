import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const trousers: readonly StyleCopy[] = [
  {
    handle: 'slim-chinos',
    styleNumber: '011',
    price: 780,
    grams: 480,
    fitKind: 'slim',
    fabricKind: 'cotton',
    fabric: [
      cloth(
        [
          [98, 'cotton'],
          [2, 'elastane'],
        ],
        270,
        'twill',
        '斜紋布',
        '斜纹布',
      ),
    ],
    care: care.cottonTrousers,
    origin: 'CN',
    collection: 'core',
    tags: ['office', 'weekend', 'stretch'],
    goesWith: ['oxford-shirt', 'pique-polo', 'leather-belt', 'merino-crew-jumper'],
    position: 5,
    published: '2021-05-07',
    base: { waist: 42, hip: 51, rise: 25.5, inseam: 81, thigh: 29, hem: 17 },
    en: {
      title: 'Slim chinos',
      subtitle: 'Flat front, 2% stretch',
      description: prose`
        Slim is measured at the hem, 17 cm across on a 32; the thigh keeps enough room to sit down in. Two per cent elastane gives across the twill and comes back by the evening. Dyed as cloth rather than as garments, so the seams stay the same colour as the rest.

        - Flat front, slant pockets
        - Two buttoned welt pockets behind
        - Coin pocket inside the right
        - Hem left long, with 5 cm to let down
      `,
      fit: 'Slim fit, mid rise. Take your usual waist; one up if your thighs are strong.',
    },
    zh: {
      title: '修身斜布褲',
      subtitle: '無褶，2%彈性',
      description: prose`
        修身在於褲腳：32腰的褲腳闊17厘米，大腿則留足坐下的位置。2%彈性纖維令斜布橫向伸展，到傍晚依然回彈。先染布、後縫製，縫位與布面同色。

        - 無褶褲頭，斜袋
        - 兩個後唇袋，附鈕
        - 右袋內設零錢袋
        - 褲腳預留長度，可放長5厘米
      `,
      fit: '修身剪裁，中腰。按平日腰圍選購；大腿較粗可選大一碼。',
    },
    cn: {
      title: '修身奇诺裤',
      subtitle: '无褶，2%弹力',
      description: prose`
        修身看裤脚：32码裤脚宽17厘米，大腿则留足坐下的余量。2%氨纶让斜纹布横向伸展，到傍晚依然回弹。先染布、后缝制，缝位与布面同色。

        - 无褶裤头，斜插袋
        - 两个后挖袋，附纽扣
        - 右袋内设零钱袋
        - 裤脚预留长度，可放长5厘米
      `,
      fit: '修身版型，中腰。按平时腰围选择；大腿较粗可选大一码。',
    },
  },
  {
    handle: 'pleated-trousers',
    styleNumber: '059',
    price: 980,
    grams: 470,
    fitKind: 'relaxed',
    fabricKind: 'blend',
    fabric: [
      cloth(
        [
          [54, 'wool'],
          [44, 'polyester'],
          [2, 'elastane'],
        ],
        240,
        'tropical twill',
        '輕身斜紋',
        '轻薄斜纹',
      ),
    ],
    care: [
      'wash-30-very-mild',
      'bleach-no',
      'dry-tumble-no',
      'dry-line-shade',
      'iron-150',
      'professional-p',
    ],
    origin: 'PT',
    collection: 'core',
    tags: ['office', 'tailored', 'washable'],
    goesWith: ['knitted-polo', 'bengal-stripe-shirt', 'merino-v-neck-cardigan'],
    position: 12,
    published: '2023-09-01',
    base: { waist: 41.5, hip: 55, rise: 30, inseam: 79, thigh: 33, hem: 17.5 },
    en: {
      title: 'Pleated trousers',
      subtitle: 'Two pleats, side adjusters',
      description: prose`
        Two forward pleats open as you sit and close as you stand, then the leg tapers to a narrow hem. The waist is set by a tab at each side, so no belt is needed. The wool blend holds its crease and goes in the machine on a wool cycle.

        - Two forward pleats, pressed crease
        - Side adjusters with two positions
        - Extended tab closure, hook and bar
        - Half-lined to the knee in front
      `,
      fit: 'Relaxed in the thigh, tapered below. Sits at the waist: if you wear trousers on the hip, take one size up.',
    },
    zh: {
      title: '打褶西褲',
      subtitle: '雙褶，側腰調節扣',
      description: prose`
        兩道前褶，坐下時張開，站起時收合，褲管向下漸收。腰圍由兩側調節扣控制，不用皮帶。羊毛混紡布料保持褲骨，可用羊毛程序機洗。

        - 雙前褶，燙出褲骨
        - 兩段側腰調節扣
        - 延長褲頭，鈎扣開合
        - 前幅裏布至膝
      `,
      fit: '大腿寬鬆，褲管收窄。高腰設計，慣穿低腰者請選大一碼。',
    },
    cn: {
      title: '打褶西裤',
      subtitle: '双褶，侧腰调节扣',
      description: prose`
        两道前褶，坐下时张开，站起时收合，裤管向下渐收。腰围由两侧调节扣控制，不用系皮带。羊毛混纺面料裤线持久，可用羊毛程序机洗。

        - 双前褶，压烫裤线
        - 两档侧腰调节扣
        - 延长腰头，挂钩开合
        - 前片里料到膝
      `,
      fit: '大腿宽松，裤管收窄。高腰设计，习惯低腰请选大一码。',
    },
  },
  {
    handle: 'wool-trousers',
    styleNumber: '105',
    price: 1380,
    grams: 520,
    fitKind: 'regular',
    fabricKind: 'wool',
    fabric: [
      cloth(
        [[100, 'wool']],
        290,
        'flannel, woven in Biella',
        '法蘭絨，意大利比耶拉織造',
        '法兰绒，意大利比耶拉织造',
      ),
    ],
    care: care.tailoring,
    origin: 'PT',
    collection: 'aw26',
    tags: ['office', 'tailored', 'winter', 'formal'],
    goesWith: ['poplin-spread-collar-shirt', 'merino-crew-jumper', 'wool-overcoat'],
    position: 22,
    published: '2026-09-25',
    base: { waist: 42, hip: 52.5, rise: 27.5, inseam: 80, thigh: 30.5, hem: 18.5 },
    en: {
      title: 'Wool trousers',
      subtitle: 'Italian flannel, turn-ups',
      description: prose`
        Flannel from Biella, milled until the weave disappears and the surface feels like felt. At 290 g/m² it is a light flannel, comfortable indoors here. The turn-ups add weight at the hem so that the crease falls straight.

        - Flat front, slant pockets
        - 4 cm turn-ups
        - Lined to the knee in cotton
        - Waistband with a rubber grip to hold a shirt
      `,
      fit: 'Regular fit, mid rise. Take your usual waist; the seat seam can be let out by 3 cm.',
    },
    zh: {
      title: '羊毛西褲',
      subtitle: '意大利法蘭絨，反褶褲腳',
      description: prose`
        比耶拉出產的法蘭絨，經縮絨後織紋隱沒，手感近似毛氈。290 g/m²屬薄身法蘭絨，在香港室內穿着亦舒適。反褶褲腳增添份量，褲骨自然垂直。

        - 無褶褲頭，斜袋
        - 4厘米反褶褲腳
        - 前後幅棉裏布至膝
        - 褲頭內側防滑條，固定恤衫
      `,
      fit: '標準剪裁，中腰。按平日腰圍選購；後中縫可放寬3厘米。',
    },
    cn: {
      title: '羊毛西裤',
      subtitle: '意大利法兰绒，翻边裤脚',
      description: prose`
        比耶拉出产的法兰绒，缩绒后织纹隐没，手感近似毛毡。290 g/m²属于薄款法兰绒，在有暖气或空调的室内穿也舒适。翻边裤脚增加分量，裤线自然垂直。

        - 无褶裤头，斜插袋
        - 4厘米翻边裤脚
        - 前后片棉质里料到膝
        - 腰头内侧防滑条，固定衬衫
      `,
      fit: '标准版型，中腰。按平时腰围选择；后中缝可放宽3厘米。',
    },
  },
  {
    handle: 'selvedge-jeans',
    styleNumber: '019',
    price: 1180,
    grams: 780,
    fitKind: 'regular',
    fabricKind: 'denim',
    fabric: [
      cloth(
        [[100, 'cotton']],
        458,
        '13.5 oz selvedge denim',
        '13.5安士赤耳丹寧',
        '13.5盎司赤耳丹宁',
      ),
    ],
    care: care.denim,
    origin: 'JP',
    collection: 'core',
    tags: ['weekend', 'denim', 'heavyweight'],
    goesWith: ['heavyweight-tee', 'corduroy-overshirt', 'leather-belt', 'loopback-sweatshirt'],
    position: 6,
    published: '2021-10-15',
    base: { waist: 42, hip: 52, rise: 27.5, inseam: 84, thigh: 31, hem: 19.5 },
    en: {
      title: 'Selvedge jeans',
      subtitle: 'Straight leg, 13.5 oz',
      description: prose`
        Woven on shuttle looms in Okayama at 13.5 oz, stiff on the first day and yours by the third month. The leg is straight: 19.5 cm at the hem of a 32, wide enough for a boot. Turn them up and the red-line edge shows.

        - Five pockets, hidden rivets at the back
        - Button fly
        - Chain-stitched hem; we hem on the same machine
        - Sanforised: less than 2% shrinkage
      `,
      fit: 'Regular straight fit, mid rise. Take your usual waist; they give about 2 cm with wear.',
    },
    zh: {
      title: '赤耳牛仔褲',
      subtitle: '直腳，13.5安士',
      description: prose`
        岡山梭織機織造的13.5安士丹寧，第一天硬挺，三個月後便是你的形狀。直腳剪裁，32腰褲腳闊19.5厘米，配短靴也夠位。摺起褲腳，紅線布邊便會露出。

        - 五袋款，後袋暗釘
        - 鈕門襟
        - 褲腳鎖鏈車線；門市用同款衣車改褲長
        - 已作防縮處理，縮水率低於2%
      `,
      fit: '標準直腳，中腰。按平日腰圍選購；穿着後腰圍約放寬2厘米。',
    },
    cn: {
      title: '赤耳牛仔裤',
      subtitle: '直筒，13.5盎司',
      description: prose`
        冈山梭织机织造的13.5盎司丹宁，第一天硬挺，三个月后就是您的形状。直筒版型，32码裤脚宽19.5厘米，配短靴也够。卷起裤脚，红线布边就会露出来。

        - 五袋款，后袋暗铆钉
        - 纽扣门襟
        - 裤脚链式线迹；门店用同款机器改裤长
        - 已做防缩处理，缩水率低于2%
      `,
      fit: '标准直筒，中腰。按平时腰围选择；穿着后腰围约放宽2厘米。',
    },
  },
]
