import { cloth, otherPart } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const coats: readonly StyleCopy[] = [
  {
    handle: 'mac-coat',
    styleNumber: '045',
    price: 2980,
    grams: 1050,
    fitKind: 'relaxed',
    fabricKind: 'cotton',
    fabric: [
      cloth([[100, 'cotton']], 220, 'dense gabardine', '高密度軋別丁', '高密度华达呢'),
      otherPart('lining', [[100, 'cotton']]),
      otherPart('sleeve lining', [[100, 'cupro']]),
    ],
    care: ['wash-no', 'bleach-no', 'dry-tumble-no', 'iron-150', 'professional-p'],
    origin: 'PT',
    collection: 'core',
    tags: ['rain', 'office', 'spring'],
    goesWith: ['merino-crew-jumper', 'wool-trousers', 'breton-tee'],
    position: 45,
    published: '2022-10-07',
    base: { shoulder: 49, chest: 60, length: 104, sleeve: 62.5 },
    step: { length: 2 },
    en: {
      title: 'Mac coat',
      subtitle: 'Raglan, fly front, knee length',
      description: prose`
        Rain here comes sideways, and this closes to the throat. The cotton is spun fine and woven so tight that water swells it shut; a finish helps until it does. The raglan sleeve takes a blazer underneath without pulling, and the fly keeps the buttons dry.

        - Large collar that buttons at the throat
        - Concealed five-button front
        - Slanted welt pockets that open to the inside
        - Back vent with a button
      `,
      fit: 'Relaxed, cut over a jacket. Take your usual size.',
    },
    zh: {
      title: '乾濕褸',
      subtitle: '牛角袖，暗鈕，長至膝',
      description: prose`
        香港的雨會橫着來，這件可以扣到喉嚨。棉紗極幼，織得極密，遇水膨脹後自然封閉孔隙，再加一層防潑水處理。牛角袖內穿西裝外套也不拉扯；暗鈕前襟令鈕扣不濕水。

        - 大領，喉位可扣
        - 五粒暗鈕前襟
        - 斜插袋，可直通內層
        - 後衩附鈕
      `,
      fit: '寬鬆剪裁，可內穿西裝外套。按平日尺碼選購。',
    },
    cn: {
      title: '巴尔玛肯风衣',
      subtitle: '插肩袖，暗门襟，及膝',
      description: prose`
        雨横着下的时候，这件可以扣到领口。棉纱极细，织得极密，遇水膨胀后自然封住孔隙，再加一层防泼水处理。插肩袖内搭西装也不拉扯；暗门襟让纽扣不沾水。

        - 大翻领，领口可扣
        - 五粒扣暗门襟
        - 斜插袋，可直通内层
        - 后开衩带扣
      `,
      fit: '宽松版型，可内搭西装。按平时尺码选择。',
    },
  },
  {
    handle: 'wool-overcoat',
    styleNumber: '090',
    price: 4580,
    grams: 1780,
    fitKind: 'regular',
    fabricKind: 'wool',
    fabric: [
      cloth(
        [
          [90, 'wool'],
          [10, 'cashmere'],
        ],
        550,
        'melton, woven in Prato',
        '麥爾登呢，意大利普拉托織造',
        '麦尔登呢，意大利普拉托织造',
      ),
      otherPart('lining', [[100, 'cupro']]),
    ],
    care: care.tailoring,
    origin: 'CN',
    collection: 'aw26',
    tags: ['winter', 'office', 'formal'],
    goesWith: ['lambswool-roll-neck', 'wool-trousers', 'cashmere-scarf'],
    position: 50,
    published: '2026-10-23',
    base: { shoulder: 47, chest: 58.5, length: 108, sleeve: 64.5 },
    step: { length: 2 },
    en: {
      title: 'Wool overcoat',
      subtitle: 'Single-breasted, three buttons',
      description: prose`
        A plain overcoat, done fully: floating canvas through the chest, cupro lining, buttonholes worked by hand. The melton is woven in Prato with a tenth of cashmere and sewn by tailors in Shenzhen who also do our alterations. Too warm for most of Hong Kong; right for the plane out of it.

        - Notch lapel, three horn buttons
        - Flap pockets and a chest welt
        - Three inside pockets, one zipped
        - Centre vent
      `,
      fit: 'Regular fit over a jacket. Take your jacket size.',
    },
    zh: {
      title: '羊毛大褸',
      subtitle: '單排扣，三粒鈕',
      description: prose`
        款式簡單，做工十足：胸位全毛襯，銅氨裏布，鈕門人手鎖邊。麥爾登呢混一成茄士咩，在普拉托織成，由負責我們改衣服務的深圳裁縫縫製。香港大部分日子嫌熱，離港的航班上正好。

        - 平駁領，三粒牛角鈕
        - 有蓋袋與胸袋
        - 三個內袋，其一有拉鏈
        - 後中開衩
      `,
      fit: '標準剪裁，可內穿西裝外套。按西裝尺碼選購。',
    },
    cn: {
      title: '羊毛大衣',
      subtitle: '单排扣，三粒扣',
      description: prose`
        款式简单，做工十足：胸部全毛衬，铜氨里料，扣眼手工锁边。麦尔登呢混10%山羊绒，在普拉托织造，由承接我们改衣服务的深圳裁缝缝制。南方只有最冷的几天用得上，北方则可从深秋穿到初春。

        - 平驳领，三粒牛角质纽扣
        - 带盖袋与胸袋
        - 三个内袋，其一带拉链
        - 后中开衩
      `,
      fit: '标准版型，可内搭西装。按西装尺码选择。',
    },
  },
  {
    handle: 'duffle-coat',
    styleNumber: '091',
    price: 3980,
    grams: 2100,
    fitKind: 'relaxed',
    fabricKind: 'wool',
    fabric: [
      cloth(
        [
          [80, 'wool'],
          [20, 'nylon'],
        ],
        620,
        'double-faced melton',
        '雙面麥爾登呢',
        '双面麦尔登呢',
      ),
      otherPart('sleeve lining', [[100, 'cupro']]),
    ],
    care: care.tailoring,
    origin: 'GB',
    collection: 'aw26',
    tags: ['winter', 'weekend', 'heavyweight'],
    goesWith: ['cable-jumper', 'corduroy-trousers', 'cashmere-scarf'],
    position: 51,
    published: '2026-10-30',
    base: { shoulder: 49, chest: 61, length: 94, sleeve: 63 },
    step: { length: 2 },
    en: {
      title: 'Duffle coat',
      subtitle: 'Hood, horn toggles',
      description: prose`
        Made in the north of England by people who have made little else. The melton is double-faced, so the body needs no lining, and 620 g/m² heavy, so it needs no other help either. Toggles are horn on leather loops: they open with gloves on.

        - Four horn toggles on leather
        - Three-piece hood
        - Two patch pockets with flaps
        - Doubled cloth over the shoulders
      `,
      fit: 'Relaxed, cut over a thick jumper. Take your usual size.',
    },
    zh: {
      title: '牛角扣大褸',
      subtitle: '連帽，真牛角扣',
      description: prose`
        英國北部工場縫製，他們幾乎只做這一種大褸。麥爾登呢雙面織成，衫身不需裏布；620 g/m²的份量，也不需其他幫忙。牛角扣配皮繩，戴着手套也解得開。

        - 四粒牛角扣，皮繩扣環
        - 三片式帽
        - 兩個有蓋貼袋
        - 膊位雙層布
      `,
      fit: '寬鬆剪裁，可內穿厚毛衣。按平日尺碼選購。',
    },
    cn: {
      title: '牛角扣大衣',
      subtitle: '连帽，真牛角扣',
      description: prose`
        英国北部工坊缝制，他们几乎只做这一种大衣。麦尔登呢双面织造，衣身不需里料；620 g/m²的分量，足够过一个北方的冬天。牛角扣配皮绳，戴着手套也解得开。

        - 四粒牛角扣，皮绳扣环
        - 三片式帽
        - 两个带盖贴袋
        - 肩部双层面料
      `,
      fit: '宽松版型，可内搭厚毛衣。按平时尺码选择。',
    },
  },
  {
    handle: 'down-parka',
    styleNumber: '092',
    price: 5280,
    grams: 1350,
    fitKind: 'relaxed',
    fabricKind: 'nylon',
    fabric: [
      cloth([[100, 'nylon']], 70, 'matt taffeta', '啞光塔夫綢', '哑光塔夫绸'),
      otherPart('lining', [[100, 'nylon']]),
      otherPart('fill', [
        [90, 'goose down'],
        [10, 'goose feather'],
      ]),
    ],
    care: ['wash-30-very-mild', 'bleach-no', 'dry-tumble-low', 'iron-no', 'professional-no'],
    origin: 'VN',
    collection: 'aw26',
    tags: ['winter', 'travel', 'rain'],
    goesWith: ['half-zip-jumper', 'fatigue-trousers', 'rib-beanie'],
    position: 56,
    published: '2026-10-30',
    base: { shoulder: 49, chest: 63, length: 84, sleeve: 65 },
    step: { length: 2 },
    en: {
      title: 'Down parka',
      subtitle: '90/10 goose down, hood',
      description: prose`
        For Harbin, Hokkaido and the top of a ferry in February. Each M holds 210 g of white goose down, 90/10, with a fill power of 700, traced to the farm and not taken from live birds. The shell is matt, so it looks like cloth from across a street.

        - Insulated hood with a drawcord
        - Two-way zip under a snapped storm flap
        - Four pockets, two lined in fleece
        - Horizontal baffles, no cold seams at the shoulder
      `,
      fit: 'Relaxed, to go over a jumper. Take your usual size; one down over a shirt.',
    },
    zh: {
      title: '連帽羽絨褸',
      subtitle: '90/10白鵝絨，連帽',
      description: prose`
        帶去哈爾濱、北海道，或二月的渡輪上層。M碼填充210克90/10白鵝絨，蓬鬆度700，可追溯至農場，不採用活拔羽絨。布面啞光，遠看與布料無異。

        - 夾絨帽，附抽繩
        - 雙頭拉鏈，外加啪鈕擋風襟
        - 四個口袋，其中兩個襯抓毛布
        - 橫向間隔，膊位無冷縫
      `,
      fit: '寬鬆剪裁，可內穿毛衣。按平日尺碼選購；只穿恤衫可選小一碼。',
    },
    cn: {
      title: '连帽派克羽绒服',
      subtitle: '90/10白鹅绒，连帽',
      description: prose`
        适合哈尔滨、北海道，以及任何零下的早晨。M码充绒210克，90/10白鹅绒，蓬松度700，可追溯到农场，不使用活拔绒。面料哑光，远看与布料无异。

        - 充绒帽，带抽绳
        - 双头拉链，外加按扣防风门襟
        - 四个口袋，其中两个衬抓绒
        - 横向充绒格，肩部无冷缝
      `,
      fit: '宽松版型，可内搭毛衣。按平时尺码选择；只穿衬衫可选小一码。',
    },
  },
]
