import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const shirts: readonly StyleCopy[] = [
  {
    handle: 'oxford-shirt',
    styleNumber: '014',
    price: 780,
    grams: 340,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 155, 'oxford', '牛津布', '牛津纺')],
    care: care.cottonShirt,
    origin: 'PT',
    collection: 'core',
    tags: ['office', 'weekend', 'button-down', 'long-sleeve'],
    goesWith: ['slim-chinos', 'merino-crew-jumper', 'leather-belt', 'unstructured-blazer'],
    position: 1,
    published: '2021-09-10',
    base: { shoulder: 46, chest: 55.5, length: 76, sleeve: 63 },
    en: {
      title: 'Oxford shirt',
      subtitle: 'Button-down collar, chest pocket',
      description: prose`
        The shirt we are asked for most. The cloth is a 155 g/m² oxford: heavy enough to hang straight when untucked, and softer after every wash. The collar is unlined, so the roll stays round without a tie and lies flat under a jumper.

        - Button-down collar on a low stand
        - One chest pocket, bar-tacked at both corners
        - Box pleat and hanger loop at the back yoke
        - Curved hem with side gussets
        - Mother-of-pearl buttons, one spare inside
      `,
      fit: 'Regular fit; take your usual size. Washed before cutting, so it will not shrink more than 1%.',
    },
    zh: {
      title: '牛津恤衫',
      subtitle: '扣領，左胸袋',
      description: prose`
        最多客人指名要的恤衫。布料是155 g/m²的牛津布，有份量，不束進褲內也垂得挺直，而且愈洗愈軟。衫領不加襯，不打領帶時領位仍然圓順，外面加毛衣也服貼。

        - 低領座扣領
        - 左胸一個口袋，兩角加固車縫
        - 後過肩設褶與掛耳
        - 圓弧衫腳，兩側加三角襠布
        - 天然貝殼鈕，內附後備鈕一粒
      `,
      fit: '標準剪裁，按平日尺碼選購。布料裁剪前已預洗，縮水率不超過1%。',
    },
    cn: {
      title: '牛津纺衬衫',
      subtitle: '领尖扣，左胸袋',
      description: prose`
        回头客买得最多的一件衬衫。155 g/m²的牛津纺有分量，下摆放在外面也垂得平整，而且越洗越软。领子不加衬，不系领带时领型依旧圆润，外搭毛衣也服帖。

        - 低领座领尖扣
        - 左胸单口袋，两角打结加固
        - 后育克带工字褶与挂环
        - 弧形下摆，侧缝加三角贴布
        - 天然贝壳扣，内附备用扣一粒
      `,
      fit: '标准版型，按平时尺码选择。面料裁剪前已预洗，缩水率不超过1%。',
    },
  },
  {
    handle: 'poplin-spread-collar-shirt',
    styleNumber: '021',
    price: 880,
    grams: 280,
    fitKind: 'slim',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 115, 'two-ply poplin', '雙股府綢', '双股府绸')],
    care: care.cottonShirt,
    origin: 'PT',
    collection: 'core',
    tags: ['office', 'formal', 'long-sleeve'],
    goesWith: ['wool-trousers', 'knit-tie', 'unstructured-blazer', 'wool-overcoat'],
    position: 14,
    published: '2022-02-18',
    base: { shoulder: 45, chest: 52.5, length: 77, sleeve: 64 },
    en: {
      title: 'Poplin spread-collar shirt',
      subtitle: 'Two-ply cotton, no pocket',
      description: prose`
        The one for a jacket and tie. Two-ply poplin at 115 g/m² feels cool, takes a sharp crease and does not show the skin beneath, even in white. The spread collar carries removable stays and sits well open at the neck too.

        - Spread collar with removable stays
        - Plain front, no pocket
        - Single-button cuffs with a gauntlet button
        - Split yoke, box pleat and hanger loop
        - Long tails that stay tucked in
      `,
      fit: 'Slim fit, shaped at the side seams. If you are between sizes, or like room at the waist, take one size up.',
    },
    zh: {
      title: '府綢闊角領恤衫',
      subtitle: '雙股純棉，無胸袋',
      description: prose`
        配西裝與領帶的一件。115 g/m²雙股府綢觸感清涼，熨出的摺痕利落，白色亦不透膚。闊角領附可拆領骨，打領帶端正，鬆開首粒鈕亦好看。

        - 闊角領，附可拆領骨
        - 前幅簡潔，不設口袋
        - 單鈕袖口，袖衩附鈕
        - 拼接過肩，後幅設褶與掛耳
        - 衫腳較長，束入褲內不易走出
      `,
      fit: '修身剪裁，側骨收腰。介乎兩個尺碼之間，或喜歡腰位寬裕，請選大一碼。',
    },
    cn: {
      title: '府绸阔角领衬衫',
      subtitle: '双股纯棉，无胸袋',
      description: prose`
        搭配西装与领带的一件。115 g/m²的双股府绸触感清凉，熨烫后线条利落，白色也不透。阔角领附可拆卸领撑，系领带端正，解开第一粒扣也有型。

        - 阔角领，附可拆卸领撑
        - 前身简洁，不设口袋
        - 单扣袖口，袖衩带扣
        - 拼接育克，后身带工字褶与挂环
        - 下摆偏长，塞进裤腰不易跑出
      `,
      fit: '修身版型，侧缝收腰。介于两个尺码之间，或喜欢腰部宽松，请选大一码。',
    },
  },
  {
    handle: 'bengal-stripe-shirt',
    styleNumber: '022',
    price: 880,
    grams: 285,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 120, 'yarn-dyed poplin', '色織府綢', '色织府绸')],
    care: care.cottonShirt,
    origin: 'PT',
    collection: 'core',
    tags: ['office', 'stripe', 'long-sleeve'],
    goesWith: ['pleated-trousers', 'merino-v-neck-cardigan', 'leather-belt'],
    position: 27,
    published: '2022-02-18',
    base: { shoulder: 46, chest: 55, length: 77, sleeve: 63.5 },
    en: {
      title: 'Bengal stripe shirt',
      subtitle: 'Yarn-dyed 4 mm stripe',
      description: prose`
        A 4 mm stripe, equal parts colour and white, woven from dyed yarn so both sides of the cloth match. From across a table it reads as a plain pale colour; up close it is plainly a stripe. We match the lines at the placket and across the yoke.

        - Spread collar, slightly softer than No. 021
        - Stripes matched at placket, cuff and yoke
        - One chest pocket that disappears into the stripe
        - Single-button mitred cuffs
      `,
      fit: 'Regular fit; take your usual size.',
    },
    zh: {
      title: '孟加拉間條恤衫',
      subtitle: '4毫米色織間條',
      description: prose`
        顏色與白色各佔4毫米，以色紗織成，布料底面一致。隔着一張桌看，是淡淡的素色；走近才見間條分明。前襟、袖口與過肩的條紋逐一對齊。

        - 闊角領，領襯較021號柔軟
        - 前襟、袖口、過肩對條
        - 左胸一個口袋，與條紋融為一體
        - 單鈕切角袖口
      `,
      fit: '標準剪裁，按平日尺碼選購。',
    },
    cn: {
      title: '孟加拉条纹衬衫',
      subtitle: '4毫米色织条纹',
      description: prose`
        彩条与白条各宽4毫米，由色纱织成，面料正反一致。隔着一张桌子看像淡淡的素色，走近才看清条纹。门襟、袖口与育克的条纹逐一对齐。

        - 阔角领，领衬比021号更软
        - 门襟、袖口、育克对条
        - 左胸单口袋，与条纹融为一体
        - 单扣切角袖口
      `,
      fit: '标准版型，按平时尺码选择。',
    },
  },
]
