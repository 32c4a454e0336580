import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const summerShirts: readonly StyleCopy[] = [
  {
    handle: 'linen-band-collar-shirt',
    styleNumber: '047',
    price: 820,
    grams: 290,
    fitKind: 'relaxed',
    fabricKind: 'linen',
    fabric: [
      cloth([[100, 'linen']], 165, 'garment-washed plain weave', '成衣水洗平紋', '成衣水洗平纹'),
    ],
    care: care.linen,
    origin: 'PT',
    collection: 'ss27',
    tags: ['summer', 'travel', 'long-sleeve'],
    goesWith: ['drawstring-linen-trousers', 'pleated-shorts', 'canvas-tote'],
    position: 19,
    published: '2026-11-12',
    base: { shoulder: 47.5, chest: 59, length: 77, sleeve: 61 },
    en: {
      title: 'Linen band-collar shirt',
      subtitle: 'Half placket, washed linen',
      description: prose`
        Pulled on over the head and closed with four buttons. The linen is spun from long European flax, woven plain and washed as a finished garment, so it arrives soft and already creased the way it will stay. It dries overnight on a hanger.

        - Band collar, half placket with four buttons
        - Sleeves wide enough to roll above the elbow
        - Curved hem with side gussets
        - Small slubs are part of the yarn, not a fault
      `,
      fit: 'Relaxed fit, long in the body. Take your usual size, or one down for a closer line.',
    },
    zh: {
      title: '亞麻企領恤衫',
      subtitle: '半胸開襟，水洗亞麻',
      description: prose`
        套頭穿着，胸前四粒鈕。選用歐洲長纖亞麻，平紋織成，製成衣後再水洗，到手已經柔軟，皺褶自然，不必熨得筆挺。掛起一晚即乾。

        - 企領，半胸四鈕
        - 袖身夠闊，可摺至手肘以上
        - 圓弧衫腳，兩側加三角襠布
        - 布面細小粗節屬亞麻紗特性，並非瑕疵
      `,
      fit: '寬鬆剪裁，衫身偏長。按平日尺碼選購，喜歡合身可選小一碼。',
    },
    cn: {
      title: '亚麻立领衬衫',
      subtitle: '半开襟，水洗亚麻',
      description: prose`
        套头穿，胸前四粒扣。选用欧洲长纤亚麻，平纹织造，成衣后再水洗，到手即柔软，褶皱自然，不必熨得笔挺。挂一晚就干。

        - 立领，半开襟四粒扣
        - 袖身够宽，可卷到手肘以上
        - 弧形下摆，侧缝加三角贴布
        - 布面细小粗节是亚麻纱的特性，并非瑕疵
      `,
      fit: '宽松版型，衣身偏长。按平时尺码选择，喜欢合身可选小一码。',
    },
  },
  {
    handle: 'camp-collar-shirt',
    styleNumber: '063',
    price: 480,
    compareAt: 680,
    grams: 250,
    fitKind: 'oversized',
    fabricKind: 'lyocell',
    fabric: [cloth([[100, 'lyocell']], 150, 'washed twill', '水洗斜紋', '水洗斜纹')],
    care: care.softShirt,
    origin: 'CN',
    collection: 'ss26',
    tags: ['summer', 'short-sleeve', 'holiday'],
    goesWith: ['pleated-shorts', 'wide-leg-trousers', 'bucket-hat'],
    position: 46,
    published: '2026-03-20',
    base: { shoulder: 49, chest: 60, length: 70, sleeve: 25 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Camp-collar shirt',
      subtitle: 'Short sleeve, straight hem',
      description: prose`
        A boxy shirt in lyocell twill, a fibre made from wood pulp that feels cooler than cotton and moves more like silk. The collar is cut in one with the facing and lies open; the hem is straight, so it is worn out.

        - Box pleat and hanger loop at the back yoke
        - One chest pocket
        - Sleeves to just above the elbow
        - Corozo buttons
      `,
      fit: 'Boxy and wide by design. Take your usual size; one down still leaves room.',
    },
    zh: {
      title: '古巴領短袖恤衫',
      subtitle: '短袖，平腳',
      description: prose`
        衫身闊短，布料是萊賽爾斜紋。萊賽爾由木漿製成，比棉清涼，垂墜近似絲綢。領與前襟貼邊一片裁成，自然翻開；衫腳平直，適合放在褲外。

        - 後過肩設褶與掛耳
        - 左胸一個口袋
        - 袖長剛過手肘上方
        - 天然果實鈕
      `,
      fit: '特寬版型，屬設計原意。按平日尺碼選購；選小一碼仍然寬裕。',
    },
    cn: {
      title: '古巴领短袖衬衫',
      subtitle: '短袖，平下摆',
      description: prose`
        衣身宽而短，面料是莱赛尔斜纹。莱赛尔由木浆制成，比棉清凉，垂感接近真丝。领子与门襟贴边一片裁成，自然翻开；下摆平直，适合放在外面穿。

        - 后育克带工字褶与挂环
        - 左胸单口袋
        - 袖长到手肘上方
        - 天然果实扣
      `,
      fit: '廓形版型，本就宽大。按平时尺码选择；选小一码仍有余量。',
    },
  },
  {
    handle: 'seersucker-short-sleeve-shirt',
    styleNumber: '109',
    price: 680,
    grams: 230,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 118, 'seersucker', '泡泡紗', '泡泡纱')],
    care: care.cottonShirt,
    origin: 'CN',
    collection: 'ss27',
    tags: ['summer', 'stripe', 'short-sleeve', 'no-iron'],
    goesWith: ['chino-shorts', 'slim-chinos', 'six-panel-cap'],
    position: 52,
    published: '2026-11-16',
    preorder: { limit: 24, date: '2027-01-15' },
    base: { shoulder: 45.5, chest: 55, length: 73, sleeve: 24 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Seersucker short-sleeve shirt',
      subtitle: 'Puckered stripe, no ironing',
      description: prose`
        Seersucker is woven with alternate stripes slack, so the cloth puckers and stands a little away from the skin. Air moves under it, which is the whole point in July. It needs no iron: wash it, shake it, hang it up.

        - Button-down collar
        - One chest pocket with the stripe turned straight
        - Box pleat at the back yoke
        - Slightly curved hem, fine worn in or out
      `,
      fit: 'Regular fit; take your usual size. The cloth has a little give across the stripe.',
    },
    zh: {
      title: '泡泡紗短袖恤衫',
      subtitle: '凹凸間條，免熨',
      description: prose`
        泡泡紗一緊一鬆相間織成，布面自然起皺，不會緊貼皮膚，風可在衫內流動，七月穿最明白它的好處。不必熨燙，洗後抖一抖、掛起即可。

        - 扣領
        - 左胸一個口袋，條紋對正
        - 後過肩設褶
        - 微弧衫腳，束入或放出皆可
      `,
      fit: '標準剪裁，按平日尺碼選購。布料橫向略有彈性。',
    },
    cn: {
      title: '泡泡纱短袖衬衫',
      subtitle: '凹凸条纹，免熨',
      description: prose`
        泡泡纱以一紧一松相间织成，布面自然起皱，不贴皮肤，风能在衣内流动，七月穿就知道好处。不用熨，洗后抖一抖、挂起来就行。

        - 领尖扣
        - 左胸单口袋，条纹对正
        - 后育克带工字褶
        - 微弧下摆，内塞外放皆可
      `,
      fit: '标准版型，按平时尺码选择。面料横向略有弹性。',
    },
  },
]
