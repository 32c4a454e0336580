import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const polos: readonly StyleCopy[] = [
  {
    handle: 'pique-polo',
    styleNumber: '009',
    price: 480,
    grams: 260,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 220, 'piqué', '珠地', '珠地')],
    care: care.jersey,
    origin: 'PT',
    collection: 'core',
    tags: ['office', 'weekend', 'short-sleeve'],
    goesWith: ['slim-chinos', 'chino-shorts', 'harrington-jacket'],
    position: 7,
    published: '2021-05-07',
    base: { shoulder: 44.5, chest: 52.5, length: 70, sleeve: 22 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Piqué polo',
      subtitle: 'Flat-knit collar with tipping',
      description: prose`
        A polo that keeps its collar. We knit it flat and to shape, with a double line of tipping, instead of cutting it from cloth; after thirty washes it still lies down. The piqué is 220 g/m² with an open face that lets air through.

        - Two-button placket, box-stitched at the base
        - Rib cuffs that do not flare
        - Taped side vents, back 2 cm longer
        - No logo on the chest
      `,
      fit: 'Regular fit; take your usual size. The back is cut longer to stay tucked in.',
    },
    zh: {
      title: '珠地Polo恤',
      subtitle: '平織領，領邊撞色線',
      description: prose`
        領子不易變形的Polo恤。衫領不是由布料裁出，而是按形平織，領邊織入兩道幼線；洗三十次後依然服貼。220 g/m²珠地布面有透氣孔，通風爽身。

        - 兩鈕半胸，底部方形車線加固
        - 羅紋袖口，不會外翻
        - 兩側開衩加貼帶，後幅長2厘米
        - 胸前不設標誌
      `,
      fit: '標準剪裁，按平日尺碼選購。後幅較長，束入褲內不易走出。',
    },
    cn: {
      title: '珠地Polo衫',
      subtitle: '横机领，领边撞色线',
      description: prose`
        领子不易变形的Polo衫。领片不是用面料裁的，而是横机一体织成，领边织入两道细线；洗三十次依然服帖。220 g/m²的珠地布面有透气孔，通风爽身。

        - 两扣半门襟，底部方形车线加固
        - 罗纹袖口，不外翻
        - 两侧开衩加包条，后身长2厘米
        - 胸前无标志
      `,
      fit: '标准版型，按平时尺码选择。后身偏长，塞进裤腰不易跑出。',
    },
  },
  {
    handle: 'knitted-polo',
    styleNumber: '057',
    price: 880,
    grams: 290,
    fitKind: 'regular',
    fabricKind: 'blend',
    fabric: [
      cloth(
        [
          [85, 'cotton'],
          [15, 'silk'],
        ],
        230,
        '14-gauge knit',
        '14針細針織',
        '14针细针织',
      ),
    ],
    care: care.cottonKnit,
    origin: 'CN',
    collection: 'core',
    tags: ['office', 'summer', 'short-sleeve'],
    goesWith: ['pleated-trousers', 'wide-leg-trousers', 'unstructured-blazer'],
    position: 23,
    published: '2023-03-17',
    base: { shoulder: 44, chest: 52, length: 67, sleeve: 24 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Knitted polo',
      subtitle: 'Cotton and silk, 14-gauge',
      description: prose`
        Knitted like a jumper, worn like a shirt. Fifteen per cent silk gives the cotton a dry surface and a little weight, so it falls clear of the body in the heat. Each panel is knitted to shape and linked by hand; there are no cut edges inside.

        - Open three-button placket and soft collar
        - Rib cuffs and a 6 cm rib hem
        - Full-fashioned at the shoulder
        - Corozo buttons
      `,
      fit: 'Regular fit, ending just below the belt. Take your usual size.',
    },
    zh: {
      title: '針織Polo恤',
      subtitle: '棉混蠶絲，14針',
      description: prose`
        織法如毛衣，穿法如恤衫。15%蠶絲令棉紗觸感乾爽，略添垂墜，炎熱時也不貼身。每幅衫片按形織成，再以人手縫盤，內裏沒有裁邊。

        - 三鈕開襟，軟身衫領
        - 羅紋袖口與6厘米羅紋衫腳
        - 肩位全成形收針
        - 天然果實鈕
      `,
      fit: '標準剪裁，衫長剛過皮帶。按平日尺碼選購。',
    },
    cn: {
      title: '针织Polo衫',
      subtitle: '棉混桑蚕丝，14针',
      description: prose`
        织法像毛衣，穿法像衬衫。15%桑蚕丝让棉纱触感干爽，略添垂坠，天热也不贴身。每片衣片全成形编织，再由人工套口缝合，内里没有裁边。

        - 三扣开襟，软领
        - 罗纹袖口与6厘米罗纹下摆
        - 肩部全成形收针
        - 天然果实扣
      `,
      fit: '标准版型，衣长刚过腰带。按平时尺码选择。',
    },
  },
  {
    handle: 'long-sleeve-polo',
    styleNumber: '098',
    price: 580,
    grams: 340,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 250, 'mercerised interlock', '絲光雙面針織', '丝光双面针织')],
    care: care.jersey,
    origin: 'PT',
    collection: 'aw26',
    tags: ['office', 'winter', 'long-sleeve'],
    goesWith: ['corduroy-trousers', 'chore-jacket', 'knitted-vest'],
    position: 31,
    published: '2026-09-18',
    base: { shoulder: 45, chest: 53, length: 70, sleeve: 62 },
    en: {
      title: 'Long-sleeve polo',
      subtitle: 'Mercerised cotton, rib cuffs',
      description: prose`
        A shirt for days without meetings. The cotton is mercerised, a bath that gives the yarn a faint lustre and lets it hold burgundy and navy without fading to pink and grey. The double-faced knit is smooth outside and warm inside.

        - Three-button placket, fused to stay straight
        - Flat-knit collar without tipping
        - 6 cm rib cuffs
        - Side vents, back 2 cm longer
      `,
      fit: 'Regular fit; take your usual size.',
    },
    zh: {
      title: '長袖Polo恤',
      subtitle: '絲光棉，羅紋袖口',
      description: prose`
        不用開會的日子，可以代替恤衫。棉紗經絲光處理，略帶光澤，酒紅與海軍藍洗後不易褪成粉紅與灰。雙面針織，外面平滑，內裏和暖。

        - 三鈕半胸，加襯保持挺直
        - 平織領，不設撞色線
        - 6厘米羅紋袖口
        - 兩側開衩，後幅長2厘米
      `,
      fit: '標準剪裁，按平日尺碼選購。',
    },
    cn: {
      title: '长袖Polo衫',
      subtitle: '丝光棉，罗纹袖口',
      description: prose`
        不用开会的日子，可以代替衬衫。棉纱经丝光处理，略带光泽，酒红与藏青洗后不易褪成粉色与灰色。双面针织，外面平滑，里面暖和。

        - 三扣半门襟，加衬保持挺直
        - 横机领，无撞色线
        - 6厘米罗纹袖口
        - 两侧开衩，后身长2厘米
      `,
      fit: '标准版型，按平时尺码选择。',
    },
  },
]
