import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const summerPolos: readonly StyleCopy[] = [
  {
    handle: 'zip-polo',
    styleNumber: '110',
    price: 680,
    grams: 260,
    fitKind: 'regular',
    fabricKind: 'blend',
    fabric: [
      cloth(
        [
          [60, 'cotton'],
          [40, 'lyocell'],
        ],
        210,
        '14-gauge knit',
        '14針細針織',
        '14针细针织',
      ),
    ],
    care: care.cottonKnit,
    origin: 'CN',
    collection: 'ss27',
    tags: ['summer', 'short-sleeve', 'evening'],
    goesWith: ['wide-leg-trousers', 'pleated-shorts', 'sling-bag'],
    position: 17,
    published: '2026-11-12',
    base: { shoulder: 44, chest: 52.5, length: 66, sleeve: 25 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Zip polo',
      subtitle: 'Short zip, fine knit',
      description: prose`
        New for spring. A short zip takes the place of buttons and stops at the breastbone, so the collar can stand, fold or fall open. Lyocell spun with the cotton keeps the knit cool and lets it drape; there is no shine to it.

        - 14 cm two-way zip with a plain metal pull
        - Knitted collar, no inner stand
        - Rib cuffs and hem
        - Zip tape dyed to match
      `,
      fit: 'Regular fit, short in the body. Tall customers may like one size up.',
    },
    zh: {
      title: '拉鏈Polo恤',
      subtitle: '短拉鏈，細針織',
      description: prose`
        春季新款。以短拉鏈代替鈕扣，開至胸骨，衫領可以企起、摺下或敞開。棉混萊賽爾令針織清涼垂墜，布面不反光。

        - 14厘米雙頭拉鏈，素面金屬拉頭
        - 針織領，不設內領座
        - 羅紋袖口與衫腳
        - 拉鏈布帶染成同色
      `,
      fit: '標準剪裁，衫身偏短。身材較高者可選大一碼。',
    },
    cn: {
      title: '拉链Polo衫',
      subtitle: '短拉链，细针织',
      description: prose`
        春季新款。用短拉链代替纽扣，开到胸骨，领子可以立起、翻下或敞开。棉混莱赛尔让针织清凉垂坠，布面不反光。

        - 14厘米双头拉链，素面金属拉头
        - 针织领，无内领座
        - 罗纹袖口与下摆
        - 拉链布带染成同色
      `,
      fit: '标准版型，衣身偏短。身材较高可选大一码。',
    },
  },
  {
    handle: 'skipper-polo',
    styleNumber: '111',
    price: 520,
    grams: 310,
    fitKind: 'relaxed',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 260, 'terry', '毛巾布', '毛巾布')],
    care: care.jersey,
    origin: 'JP',
    collection: 'ss27',
    tags: ['summer', 'beach', 'short-sleeve'],
    goesWith: ['swim-shorts', 'linen-drawstring-shorts', 'canvas-tote'],
    position: 54,
    published: '2026-11-16',
    preorder: { limit: 18, date: '2027-01-15' },
    base: { shoulder: 48, chest: 57, length: 67, sleeve: 23.5 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Skipper polo',
      subtitle: 'Terry cotton, no buttons',
      description: prose`
        For after the swim. The loops of the terry face outwards on both sides and take the water off you on the way back to the junk. A skipper collar has no buttons: it opens in a short V and stays there.

        - Open skipper collar, taped inside
        - Boxy cut with a straight hem
        - Looped on both faces
        - Knitted and sewn in Wakayama
      `,
      fit: 'Boxy; take your usual size. Terry shrinks about 2% in the first wash and we have allowed for it.',
    },
    zh: {
      title: '毛巾布開領Polo恤',
      subtitle: '毛巾棉，無鈕',
      description: prose`
        游泳上岸後穿的一件。毛巾布雙面起圈，回船途中已把身上的水吸乾。開領不設鈕扣，自然敞成小V形，不必理會。

        - 無鈕開領，內加貼帶
        - 衫身闊短，平腳
        - 雙面毛圈
        - 和歌山織布及縫製
      `,
      fit: '闊身剪裁，按平日尺碼選購。毛巾布首次洗滌約縮2%，尺寸已預留。',
    },
    cn: {
      title: '毛巾布无扣Polo衫',
      subtitle: '毛巾棉，无扣开领',
      description: prose`
        游完泳上岸穿的一件。毛巾布双面起圈，走回船上的工夫就把水吸干。开领没有纽扣，自然敞成小V形，不用打理。

        - 无扣开领，内加包条
        - 衣身宽而短，平下摆
        - 双面毛圈
        - 和歌山织布与缝制
      `,
      fit: '宽身版型，按平时尺码选择。毛巾布首次洗涤约缩2%，尺寸已预留。',
    },
  },
]
