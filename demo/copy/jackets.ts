import { cloth, otherPart } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const jackets: readonly StyleCopy[] = [
  {
    handle: 'chore-jacket',
    styleNumber: '026',
    price: 1480,
    grams: 820,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 340, 'moleskin', '鼴鼠皮絨棉布', '鼹鼠皮绒棉布')],
    care: care.cottonTrousers,
    origin: 'PT',
    collection: 'core',
    tags: ['weekend', 'workwear', 'layer'],
    goesWith: ['breton-tee', 'selvedge-jeans', 'oxford-shirt'],
    position: 20,
    published: '2021-10-15',
    base: { shoulder: 46.5, chest: 57, length: 72, sleeve: 62 },
    en: {
      title: 'Chore jacket',
      subtitle: 'Three patch pockets, four buttons',
      description: prose`
        A French work jacket, with the sleeve a little narrower than the farm needed. Cotton moleskin is woven dense, then cropped, so it is smooth, nearly windproof and slow to wear through. Most of us wear it from November to March over whatever is underneath.

        - Three patch pockets, bar-tacked
        - Four buttons and one at the collar
        - Flat-felled seams; no lining to tear
        - Inside pocket on the left
      `,
      fit: 'Regular fit over a shirt or sweatshirt. Take your usual size.',
    },
    zh: {
      title: '法式工裝外套',
      subtitle: '三個貼袋，四粒鈕',
      description: prose`
        源自法國農場工人的外套，袖身改窄了一點。棉布高密度織成，再剪平絨面，表面順滑，近乎擋風，極耐磨。由十一月到三月，裏面穿甚麼都可以配。

        - 三個貼袋，袋角加固
        - 前襟四粒鈕，領口一粒
        - 全件包縫，不設裏布
        - 左內側暗袋
      `,
      fit: '標準剪裁，可套在恤衫或衛衣之外。按平日尺碼選購。',
    },
    cn: {
      title: '法式工装外套',
      subtitle: '三个贴袋，四粒扣',
      description: prose`
        源自法国农场工人的外套，袖身改窄了一些。棉布高密度织造，再剪平绒面，表面顺滑，近乎防风，非常耐磨。从秋天到初春，里面穿什么都能配。

        - 三个贴袋，袋角加固
        - 门襟四粒扣，领口一粒
        - 全件包缝，无里料
        - 左内侧暗袋
      `,
      fit: '标准版型，可套在衬衫或卫衣外。按平时尺码选择。',
    },
  },
  {
    handle: 'harrington-jacket',
    styleNumber: '070',
    price: 1180,
    compareAt: 1680,
    grams: 640,
    fitKind: 'regular',
    fabricKind: 'blend',
    fabric: [
      cloth(
        [
          [60, 'cotton'],
          [40, 'nylon'],
        ],
        180,
        'showerproof poplin',
        '防潑水府綢',
        '防泼水府绸',
      ),
      otherPart('lining', [[100, 'cotton']]),
    ],
    care: care.technical,
    origin: 'CN',
    collection: 'ss26',
    tags: ['weekend', 'rain', 'spring'],
    goesWith: ['pique-polo', 'slim-chinos', 'saddle-shoulder-jumper'],
    position: 44,
    published: '2026-03-06',
    base: { shoulder: 46, chest: 57, length: 65, sleeve: 62.5 },
    en: {
      title: 'Harrington jacket',
      subtitle: 'Raglan sleeve, checked lining',
      description: prose`
        The golf jacket that left the course. Cotton and nylon woven tight turn a shower away for twenty minutes or so; the back yoke is vented to let out the heat of walking in it. The stand collar fastens with two buttons and stays up.

        - Raglan sleeves, umbrella back yoke
        - Slanted pockets with buttoned flaps
        - Ribbed hem and cuffs
        - Checked cotton lining, two inside pockets
      `,
      fit: 'Regular and short, ending at the hip. Take your usual size.',
    },
    zh: {
      title: '哈靈頓外套',
      subtitle: '牛角袖，格仔裏布',
      description: prose`
        由高爾夫球場走上街頭的外套。棉與尼龍緊密織成，可擋約二十分鐘細雨；後過肩設透氣開口，步行時散熱。企領以兩粒鈕固定，保持挺立。

        - 牛角袖，後幅傘形過肩
        - 斜袋有蓋，附鈕
        - 羅紋衫腳與袖口
        - 格仔棉裏布，兩個內袋
      `,
      fit: '標準剪裁，衫身短，長至臀上。按平日尺碼選購。',
    },
    cn: {
      title: '哈灵顿夹克',
      subtitle: '插肩袖，格纹里料',
      description: prose`
        从高尔夫球场走上街头的夹克。棉与锦纶紧密织造，可挡约二十分钟小雨；后育克设透气开口，走路时散热。立领用两粒扣固定，保持挺立。

        - 插肩袖，后片伞形育克
        - 斜插袋带盖，附纽扣
        - 罗纹下摆与袖口
        - 格纹棉质里料，两个内袋
      `,
      fit: '标准版型，衣身短，长到胯上。按平时尺码选择。',
    },
  },
  {
    handle: 'unstructured-blazer',
    styleNumber: '061',
    price: 2480,
    grams: 780,
    fitKind: 'regular',
    fabricKind: 'wool',
    fabric: [
      cloth([[100, 'wool']], 270, 'hopsack', '席紋呢', '板司呢'),
      otherPart('sleeve lining', [[100, 'cupro']]),
    ],
    care: care.tailoring,
    origin: 'PT',
    collection: 'core',
    tags: ['office', 'tailored', 'travel'],
    goesWith: ['poplin-spread-collar-shirt', 'wool-trousers', 'knitted-polo', 'mock-neck-tee'],
    position: 30,
    published: '2023-09-01',
    base: { shoulder: 45, chest: 54.5, length: 73, sleeve: 63 },
    en: {
      title: 'Unstructured blazer',
      subtitle: 'Hopsack wool, patch pockets',
      description: prose`
        No shoulder pad, no canvas below the chest, no lining in the body: what is left is a wool jacket that weighs 780 g and rolls up in a bag. Hopsack is woven open, so it breathes, and springs back, so it does not keep the creases of the flight.

        - Notch lapel, two buttons
        - Two patch pockets and a chest pocket
        - Sleeves lined in cupro, seams bound inside
        - Centre vent
      `,
      fit: 'Regular fit with a natural shoulder. Take your usual size; sleeves can be shortened by 4 cm.',
    },
    zh: {
      title: '無襯西裝外套',
      subtitle: '席紋羊毛，貼袋',
      description: prose`
        不設膊墊，胸以下無襯，衫身無裏布，餘下的是一件只重780克、可捲進行李袋的羊毛西裝。席紋呢織得疏鬆，透氣而回彈，下機後皺痕自然散去。

        - 平駁領，兩粒鈕
        - 兩個貼袋與一個胸袋
        - 銅氨袖裏布，內縫包邊
        - 後中開衩
      `,
      fit: '標準剪裁，自然膊線。按平日尺碼選購；袖長可改短4厘米。',
    },
    cn: {
      title: '无衬西装外套',
      subtitle: '板司呢羊毛，贴袋',
      description: prose`
        没有垫肩，胸以下无衬，衣身无里料，剩下的是一件只重780克、能卷进行李包的羊毛西装。板司呢织得疏松，透气而回弹，下飞机后折痕自然散去。

        - 平驳领，两粒扣
        - 两个贴袋与一个胸袋
        - 铜氨袖里，内缝包边
        - 后中开衩
      `,
      fit: '标准版型，自然肩线。按平时尺码选择；袖长可改短4厘米。',
    },
  },
  {
    handle: 'denim-trucker-jacket',
    styleNumber: '040',
    price: 1580,
    grams: 920,
    fitKind: 'regular',
    fabricKind: 'denim',
    fabric: [cloth([[100, 'cotton']], 441, '13 oz denim', '13安士丹寧', '13盎司丹宁')],
    care: care.denim,
    origin: 'JP',
    collection: 'core',
    tags: ['weekend', 'denim', 'heavyweight'],
    goesWith: ['hooded-sweatshirt', 'fatigue-trousers', 'heavyweight-tee'],
    position: 35,
    published: '2022-10-07',
    base: { shoulder: 45, chest: 54.5, length: 63, sleeve: 62 },
    en: {
      title: 'Denim trucker jacket',
      subtitle: 'Pointed pockets, V seams',
      description: prose`
        The third pattern of jean jacket, the one with the V, cut two centimetres longer than the original so that it meets the belt. Rinsed once and otherwise left alone: the marks at the elbow and the pocket will be your own.

        - Two flap chest pockets, two hand pockets
        - Adjustable tabs at the waistband
        - Copper buttons
        - Triple-needle seams in contrast thread
      `,
      fit: 'Regular fit over a tee or light knit. For a hoodie underneath, take one size up.',
    },
    zh: {
      title: '丹寧外套',
      subtitle: '尖角袋蓋，V形縫線',
      description: prose`
        牛仔外套的第三代紙樣，即胸前有V形縫線的一款，衫身比原版長2厘米，剛好接上皮帶。只洗一水，其餘不加工：手肘與袋口的痕跡，由你自己穿出來。

        - 兩個有蓋胸袋，兩個插袋
        - 衫腳帶可調節鬆緊
        - 銅鈕
        - 三針撞色線車縫
      `,
      fit: '標準剪裁，內穿T恤或薄毛衣。內穿連帽衛衣請選大一碼。',
    },
    cn: {
      title: '丹宁卡车夹克',
      subtitle: '尖角袋盖，V形缝线',
      description: prose`
        牛仔夹克的第三代版型，就是胸前有V形缝线的那一款，衣身比原版长2厘米，刚好接上腰带。只过一次水，其余不加工：手肘与袋口的痕迹，由您自己穿出来。

        - 两个带盖胸袋，两个插袋
        - 下摆腰带可调节
        - 铜扣
        - 三针撞色线缝制
      `,
      fit: '标准版型，内搭T恤或薄针织。内搭连帽卫衣请选大一码。',
    },
  },
]
