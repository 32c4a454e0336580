import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const sweatshirts: readonly StyleCopy[] = [
  {
    handle: 'loopback-sweatshirt',
    styleNumber: '005',
    price: 680,
    grams: 520,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 400, 'loopback fleece', '毛圈布', '毛圈布')],
    care: care.jersey,
    origin: 'PT',
    collection: 'core',
    tags: ['weekend', 'layer', 'heavyweight'],
    goesWith: ['selvedge-jeans', 'fatigue-trousers', 'chore-jacket'],
    position: 8,
    published: '2021-04-01',
    base: { shoulder: 46, chest: 56, length: 66, sleeve: 62 },
    en: {
      title: 'Loopback sweatshirt',
      subtitle: 'V insert, 400 g/m²',
      description: prose`
        Unbrushed inside, so it breathes and does not shed. The loops are left long and soak up sweat, which is what a sweatshirt was for; the V at the neck was put there to stop the collar stretching, and still does. It takes about ten washes to become the one you reach for.

        - Rib V insert at the front neck
        - Set-in sleeves with room to move
        - 8 cm cuffs and hem
        - Flatlock seams
      `,
      fit: 'Regular fit; take your usual size.',
    },
    zh: {
      title: '毛圈圓領衛衣',
      subtitle: 'V形領襟，400 g/m²',
      description: prose`
        內裏不抓毛，透氣，不掉毛。毛圈特意留長，可吸汗，正是衛衣的本來用途；領口的V形羅紋原為防止領口鬆弛，至今依然管用。洗過十次左右，便會成為最順手的一件。

        - 前領V形羅紋
        - 上袖剪裁，活動自如
        - 8厘米袖口與衫腳
        - 平縫車線
      `,
      fit: '標準剪裁，按平日尺碼選購。',
    },
    cn: {
      title: '毛圈圆领卫衣',
      subtitle: 'V形领贴，400 g/m²',
      description: prose`
        里面不抓绒，透气，不掉毛。毛圈特意留长，能吸汗，这正是卫衣的本来用途；领口的V形罗纹原为防止领口松弛，至今依然管用。洗过十来次，它就成了最顺手的那件。

        - 前领V形罗纹
        - 装袖版型，活动自如
        - 8厘米袖口与下摆
        - 平缝线迹
      `,
      fit: '标准版型，按平时尺码选择。',
    },
  },
  {
    handle: 'hooded-sweatshirt',
    styleNumber: '034',
    price: 780,
    grams: 680,
    fitKind: 'relaxed',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 450, 'brushed fleece', '抓毛布', '抓绒布')],
    care: care.jersey,
    origin: 'PT',
    collection: 'core',
    tags: ['weekend', 'winter', 'heavyweight'],
    goesWith: ['fatigue-trousers', 'denim-trucker-jacket', 'six-panel-cap'],
    position: 18,
    published: '2022-09-16',
    base: { shoulder: 49, chest: 59, length: 68, sleeve: 61 },
    en: {
      title: 'Hooded sweatshirt',
      subtitle: 'Kangaroo pocket, 450 g/m²',
      description: prose`
        Brushed inside and knitted tight outside, so it keeps the wind out on an open deck. The hood is three pieces in double cloth, which is why it stands up behind the neck instead of hanging. Drawcords are cotton with metal tips, tacked inside so that they cannot be pulled out.

        - Three-piece double-layer hood
        - Kangaroo pocket, bar-tacked
        - 9 cm cuffs and hem
        - Reinforced eyelets
      `,
      fit: 'Relaxed, with a dropped shoulder. Take your usual size.',
    },
    zh: {
      title: '連帽衛衣',
      subtitle: '袋鼠袋，450 g/m²',
      description: prose`
        內裏抓毛，外面織得緊密，站在露天甲板也擋得住風。帽由三片雙層布縫成，企在頸後而不下垂。棉質抽繩配金屬繩頭，帽內固定，不會被扯走。

        - 三片式雙層帽
        - 袋鼠袋，袋口加固
        - 9厘米袖口與衫腳
        - 加固繩孔
      `,
      fit: '寬鬆剪裁，落肩。按平日尺碼選購。',
    },
    cn: {
      title: '连帽卫衣',
      subtitle: '袋鼠口袋，450 g/m²',
      description: prose`
        里面抓绒，外面织得紧密，站在风口也挡得住。帽子由三片双层面料缝成，立在颈后而不下垂。棉质抽绳配金属绳头，帽内固定，不会被扯出来。

        - 三片式双层帽
        - 袋鼠口袋，袋口加固
        - 9厘米袖口与下摆
        - 加固绳孔
      `,
      fit: '宽松版型，落肩。按平时尺码选择。',
    },
  },
  {
    handle: 'zip-hoodie',
    styleNumber: '058',
    price: 820,
    grams: 640,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 400, 'loopback fleece', '毛圈布', '毛圈布')],
    care: care.jersey,
    origin: 'PT',
    collection: 'core',
    tags: ['weekend', 'travel', 'layer'],
    goesWith: ['pocket-tee', 'chino-shorts', 'slim-chinos'],
    position: 39,
    published: '2023-09-15',
    base: { shoulder: 46.5, chest: 56.5, length: 68, sleeve: 62.5 },
    en: {
      title: 'Zip hoodie',
      subtitle: 'Full zip, split pockets',
      description: prose`
        The one to keep in a bag for cinemas and airport gates. Loopback cotton at 400 g/m² is warm without being hot, and a full zip means it can come off in a queue. The two-way zip opens from the bottom when you sit down.

        - Two-way metal zip
        - Split pockets with hidden seams
        - Double-layer hood, cotton drawcord
        - 8 cm cuffs and hem
      `,
      fit: 'Regular fit; take your usual size.',
    },
    zh: {
      title: '拉鏈連帽衛衣',
      subtitle: '全拉鏈，分體口袋',
      description: prose`
        放在袋中，進戲院、等登機時隨時穿上。400 g/m²毛圈布保暖而不悶熱，全拉鏈設計，排隊時也容易脫下。雙頭拉鏈可由下方拉開，坐下時更舒服。

        - 雙頭金屬拉鏈
        - 分體口袋，隱藏縫線
        - 雙層帽，棉質抽繩
        - 8厘米袖口與衫腳
      `,
      fit: '標準剪裁，按平日尺碼選購。',
    },
    cn: {
      title: '拉链连帽卫衣',
      subtitle: '全拉链，分体口袋',
      description: prose`
        放在包里，进影院、候机时随手穿上。400 g/m²的毛圈布暖而不闷，全拉链，排队时也方便脱。双头拉链可从下方拉开，坐下时更舒服。

        - 双头金属拉链
        - 分体口袋，隐藏缝线
        - 双层帽，棉质抽绳
        - 8厘米袖口与下摆
      `,
      fit: '标准版型，按平时尺码选择。',
    },
  },
  {
    handle: 'half-zip-sweatshirt',
    styleNumber: '104',
    price: 780,
    grams: 560,
    fitKind: 'relaxed',
    fabricKind: 'blend',
    fabric: [
      cloth(
        [
          [85, 'cotton'],
          [15, 'polyester'],
        ],
        380,
        'brushed fleece',
        '抓毛布',
        '抓绒布',
      ),
    ],
    care: care.jersey,
    origin: 'CN',
    collection: 'aw26',
    tags: ['weekend', 'winter', 'layer'],
    goesWith: ['corduroy-trousers', 'heavyweight-tee', 'sling-bag'],
    position: 33,
    published: '2026-09-25',
    base: { shoulder: 48, chest: 58, length: 67, sleeve: 61 },
    en: {
      title: 'Half-zip sweatshirt',
      subtitle: 'Stand collar, brushed inside',
      description: prose`
        A sweatshirt with a collar, so it will do for lunch. The fleece is brushed inside; fifteen per cent polyester helps it dry indoors in the damp months without going stiff. Zipped up, the collar stands 7 cm; open, it folds down flat.

        - 24 cm metal zip with a chin guard
        - Two side pockets set in the seams
        - 8 cm cuffs and hem
        - Cover-stitched shoulders
      `,
      fit: 'Relaxed fit; take your usual size.',
    },
    zh: {
      title: '半拉鏈衛衣',
      subtitle: '企領，內裏抓毛',
      description: prose`
        有領的衛衣，約人午飯也不失禮。內裏抓毛，混入15%聚酯纖維，潮濕月份在室內晾乾也不會發硬。拉上後領高7厘米，拉開可平摺。

        - 24厘米金屬拉鏈，附護頸片
        - 兩側骨位暗袋
        - 8厘米袖口與衫腳
        - 肩位雙針繃縫
      `,
      fit: '寬鬆剪裁，按平日尺碼選購。',
    },
    cn: {
      title: '半拉链卫衣',
      subtitle: '立领，内里抓绒',
      description: prose`
        带领子的卫衣，约人吃饭也得体。里面抓绒，混入15%聚酯纤维，梅雨季在室内晾干也不发硬。拉上后领高7厘米，拉开可平折。

        - 24厘米金属拉链，附护颈片
        - 两侧缝内暗袋
        - 8厘米袖口与下摆
        - 肩部双针绷缝
      `,
      fit: '宽松版型，按平时尺码选择。',
    },
  },
]
