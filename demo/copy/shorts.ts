import { cloth, otherPart } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const shorts: readonly StyleCopy[] = [
  {
    handle: 'chino-shorts',
    styleNumber: '066',
    price: 420,
    compareAt: 580,
    grams: 320,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [
      cloth(
        [
          [98, 'cotton'],
          [2, 'elastane'],
        ],
        240,
        'twill',
        '斜紋布',
        '斜纹布',
      ),
    ],
    care: care.cottonTrousers,
    origin: 'CN',
    collection: 'ss26',
    tags: ['summer', 'weekend', 'stretch'],
    goesWith: ['pique-polo', 'pocket-tee', 'zip-hoodie'],
    position: 43,
    published: '2026-04-10',
    base: { waist: 42, hip: 52.5, rise: 26.5, inseam: 21, thigh: 31.5, hem: 27 },
    step: { inseam: 0, hem: 0.6 },
    en: {
      title: 'Chino shorts',
      subtitle: 'Flat front, 21 cm inseam',
      description: prose`
        The chinos No. 011, cut off above the knee and given a wider leg. The twill is lighter at 240 g/m², washed once for softness. Twenty-one centimetres of inseam ends about four fingers above the kneecap on most people.

        - Flat front, slant pockets
        - Two buttoned welt pockets behind
        - Belt loops, 3 cm belt
        - 3 cm hem that can be let down by two
      `,
      fit: 'Regular fit, mid rise. Take your usual waist.',
    },
    zh: {
      title: '斜布短褲',
      subtitle: '無褶，內長21厘米',
      description: prose`
        011號斜布褲截至膝上，褲管放闊。斜紋布減至240 g/m²，經一次水洗更柔軟。內長21厘米，大部分人穿着時褲腳落在膝蓋上方約四指位置。

        - 無褶褲頭，斜袋
        - 兩個後唇袋，附鈕
        - 褲耳配3厘米皮帶
        - 3厘米褲腳，可放長2厘米
      `,
      fit: '標準剪裁，中腰。按平日腰圍選購。',
    },
    cn: {
      title: '奇诺短裤',
      subtitle: '无褶，内长21厘米',
      description: prose`
        011号奇诺裤裁到膝上，裤管放宽。斜纹布减到240 g/m²，经一次水洗更柔软。内长21厘米，大多数人穿着时裤脚落在膝盖上方约四指处。

        - 无褶裤头，斜插袋
        - 两个后挖袋，附纽扣
        - 裤袢配3厘米皮带
        - 3厘米裤脚，可放长2厘米
      `,
      fit: '标准版型，中腰。按平时腰围选择。',
    },
  },
  {
    handle: 'linen-drawstring-shorts',
    styleNumber: '112',
    price: 580,
    grams: 240,
    fitKind: 'relaxed',
    fabricKind: 'linen',
    fabric: [
      cloth([[100, 'linen']], 190, 'garment-washed plain weave', '成衣水洗平紋', '成衣水洗平纹'),
    ],
    care: care.linen,
    origin: 'CN',
    collection: 'ss27',
    tags: ['summer', 'travel', 'elastic-waist'],
    goesWith: ['linen-band-collar-shirt', 'skipper-polo', 'bucket-hat'],
    position: 55,
    published: '2026-11-16',
    preorder: { limit: 20, date: '2027-01-15' },
    base: { waist: 38, hip: 56, rise: 30, inseam: 19, thigh: 33.5, hem: 29.5 },
    step: { inseam: 0, hem: 0.6 },
    en: {
      title: 'Linen drawstring shorts',
      subtitle: 'Elastic waist, 19 cm inseam',
      description: prose`
        The linen trousers made short, for the weeks when even linen trousers are too much. Same 190 g/m² cloth, washed as a garment, with a proper hem and pockets deep enough that a phone stays in when you sit on a rock.

        - Elasticated waist with a cotton cord
        - Side pockets, 18 cm deep
        - Two back patch pockets
        - Mock fly, stitched down
      `,
      fit: 'Relaxed. Take your usual waist; the elastic opens by 12 cm.',
    },
    zh: {
      title: '亞麻抽繩短褲',
      subtitle: '橡筋褲頭，內長19厘米',
      description: prose`
        亞麻長褲的短褲版，留給連亞麻長褲都嫌熱的日子。同樣是190 g/m²成衣水洗亞麻，褲腳收邊工整，袋夠深，坐在石上電話也不會滑出。

        - 橡筋褲頭，棉質抽繩
        - 側袋，深18厘米
        - 後幅兩個貼袋
        - 假門襟，已車實
      `,
      fit: '寬鬆剪裁，按平日腰圍選購；橡筋可拉闊12厘米。',
    },
    cn: {
      title: '亚麻抽绳短裤',
      subtitle: '松紧腰，内长19厘米',
      description: prose`
        亚麻长裤的短裤版，留给连亚麻长裤都嫌热的日子。同样是190 g/m²的成衣水洗亚麻，裤脚收边工整，口袋够深，坐在礁石上手机也不会滑出来。

        - 松紧腰，棉质抽绳
        - 侧袋，深18厘米
        - 后片两个贴袋
        - 假门襟，已车实
      `,
      fit: '宽松版型，按平时腰围选择；松紧可拉开12厘米。',
    },
  },
  {
    handle: 'pleated-shorts',
    styleNumber: '069',
    price: 480,
    compareAt: 680,
    grams: 380,
    fitKind: 'oversized',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 260, 'washed twill', '水洗斜紋布', '水洗斜纹布')],
    care: care.cottonTrousers,
    origin: 'CN',
    collection: 'ss26',
    tags: ['summer', 'evening'],
    goesWith: ['camp-collar-shirt', 'zip-polo', 'crew-socks'],
    position: 47,
    published: '2026-03-20',
    base: { waist: 41.5, hip: 57.5, rise: 31, inseam: 20, thigh: 35.5, hem: 33 },
    step: { inseam: 0, hem: 0.6 },
    en: {
      title: 'Pleated shorts',
      subtitle: 'Two pleats, turn-ups',
      description: prose`
        Shorts with the manners of trousers: high waist, two pleats, a turn-up with some weight in it. The leg is wide, so air goes up it, and the cotton twill is firm enough to keep the shape through a long lunch.

        - Two forward pleats
        - 4 cm turn-ups, tacked at the seams
        - Slant pockets, two welts behind
        - Waistband with an inner button
      `,
      fit: 'Wide leg, high waist. Take your usual waist; one up to wear lower.',
    },
    zh: {
      title: '打褶短褲',
      subtitle: '雙褶，反褶褲腳',
      description: prose`
        有西褲規格的短褲：高腰、雙褶、帶份量的反褶褲腳。褲管闊，通風；棉斜紋布挺身，一頓長午飯後依然有型。

        - 雙前褶
        - 4厘米反褶褲腳，縫位固定
        - 斜袋，後幅兩個唇袋
        - 褲頭內設暗鈕
      `,
      fit: '闊腳，高腰。按平日腰圍選購；想穿低一點可選大一碼。',
    },
    cn: {
      title: '打褶短裤',
      subtitle: '双褶，翻边裤脚',
      description: prose`
        有西裤规矩的短裤：高腰、双褶、带分量的翻边裤脚。裤管宽，通风；棉斜纹布挺括，坐一顿长长的午饭依然有型。

        - 双前褶
        - 4厘米翻边裤脚，缝位固定
        - 斜插袋，后片两个挖袋
        - 腰头内设暗扣
      `,
      fit: '阔腿，高腰。按平时腰围选择；想穿低一点可选大一码。',
    },
  },
  {
    handle: 'swim-shorts',
    styleNumber: '113',
    price: 520,
    grams: 180,
    fitKind: 'regular',
    fabricKind: 'nylon',
    fabric: [
      cloth([[100, 'nylon']], 115, 'quick-dry taslan', '快乾塔絲隆', '速干塔丝隆'),
      otherPart('lining', [[100, 'polyester']]),
    ],
    care: care.swim,
    origin: 'VN',
    collection: 'ss27',
    tags: ['summer', 'beach', 'travel'],
    goesWith: ['skipper-polo', 'bucket-hat', 'canvas-tote'],
    position: 26,
    published: '2026-11-12',
    base: { waist: 36, hip: 53, rise: 29, inseam: 13, thigh: 32, hem: 31 },
    step: { inseam: 0.5, waist: 2.5 },
    en: {
      title: 'Swim shorts',
      subtitle: 'Short, side split, mesh lined',
      description: prose`
        Cut short, with a split at the side so the leg can kick. The nylon is matt and dries in about twenty minutes in the sun; the cord tips are brass and do not fray. Cut to look like shorts when you walk in for noodles afterwards.

        - Elastic waist, drawcord with metal tips
        - Mesh lining
        - Two side pockets, two back pockets that drain
        - 13 cm inseam in M
      `,
      fit: 'Regular fit, sits on the hip. Take your usual letter size.',
    },
    zh: {
      title: '泳褲',
      subtitle: '短身，側開衩，網布內裏',
      description: prose`
        褲身短，兩側開衩，踢水不受阻。尼龍布面啞光，陽光下約二十分鐘便乾；繩頭包銅，不會散開。上岸後穿着去吃一碗麵，也像一條普通短褲。

        - 橡筋褲頭，抽繩附金屬頭
        - 網布內裏
        - 兩個側袋，兩個排水後袋
        - M碼內長13厘米
      `,
      fit: '標準剪裁，腰位落在臀上。按平日英文尺碼選購。',
    },
    cn: {
      title: '泳裤',
      subtitle: '短款，侧开衩，网眼内衬',
      description: prose`
        裤身短，两侧开衩，打腿不受阻。锦纶面料哑光，太阳下约二十分钟就干；绳头包铜，不会散开。上岸后穿着去吃碗面，也像一条普通短裤。

        - 松紧腰，抽绳带金属头
        - 网眼内衬
        - 两个侧袋，两个排水后袋
        - M码内长13厘米
      `,
      fit: '标准版型，腰线落在胯上。按平时字母尺码选择。',
    },
  },
]
