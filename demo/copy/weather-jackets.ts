import { cloth, otherPart } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const weatherJackets: readonly StyleCopy[] = [
  {
    handle: 'quilted-liner-jacket',
    styleNumber: '107',
    price: 1480,
    grams: 420,
    fitKind: 'regular',
    fabricKind: 'nylon',
    fabric: [
      cloth([[100, 'nylon']], 55, 'taffeta', '塔夫綢', '塔夫绸'),
      otherPart('lining', [[100, 'nylon']]),
      otherPart('fill', [[100, 'polyester']]),
    ],
    care: care.technical,
    origin: 'CN',
    collection: 'aw26',
    tags: ['winter', 'layer', 'travel', 'lightweight'],
    goesWith: ['brushed-flannel-shirt', 'field-jacket', 'henley-tee'],
    position: 37,
    published: '2026-10-16',
    base: { shoulder: 46, chest: 57, length: 68, sleeve: 61 },
    en: {
      title: 'Quilted liner jacket',
      subtitle: 'Collarless, wave quilting',
      description: prose`
        The inside of an army parka, promoted. Recycled polyester wadding, 80 g/m², is quilted in waves between two layers of nylon; it goes under a coat without a collar to crowd, and over a shirt by itself. Squeezes to the size of a loaf.

        - Collarless neck, snap front
        - Two patch pockets with bound edges
        - No collar or cuffs to show under a coat
        - Knitted binding at every edge
      `,
      fit: 'Regular fit. Take your usual size over a shirt; one up over a thick jumper.',
    },
    zh: {
      title: '間棉內膽外套',
      subtitle: '無領，波浪間線',
      description: prose`
        軍褸的內膽，如今獨當一面。80 g/m²再生聚酯棉以波浪線間在兩層尼龍之間；無領設計，穿在大褸之內不會擠迫，單獨套在恤衫外亦可。可壓縮至一條方包大小。

        - 無領，啪鈕前襟
        - 兩個包邊貼袋
        - 無領無袖口，穿在大褸內不外露
        - 全件針織包邊
      `,
      fit: '標準剪裁。套在恤衫外按平日尺碼；套在厚毛衣外請選大一碼。',
    },
    cn: {
      title: '绗缝内胆夹克',
      subtitle: '无领，波浪绗线',
      description: prose`
        军大衣的内胆，如今独当一面。80 g/m²再生聚酯棉以波浪线绗缝在两层锦纶之间；无领设计，穿在大衣里不挤，单独套在衬衫外也行。可压缩到一条吐司大小。

        - 无领，按扣门襟
        - 两个包边贴袋
        - 无领无袖口，穿在大衣里不外露
        - 全件针织包边
      `,
      fit: '标准版型。套在衬衫外按平时尺码；套在厚毛衣外请选大一码。',
    },
  },
  {
    handle: 'field-jacket',
    styleNumber: '108',
    price: 1980,
    grams: 980,
    fitKind: 'relaxed',
    fabricKind: 'blend',
    fabric: [
      cloth(
        [
          [60, 'cotton'],
          [40, 'nylon'],
        ],
        250,
        'sateen',
        '緞紋布',
        '缎纹布',
      ),
      otherPart('lining', [[100, 'cotton']]),
    ],
    care: care.technical,
    origin: 'CN',
    collection: 'aw26',
    tags: ['weekend', 'rain', 'workwear', 'layer'],
    goesWith: ['fatigue-trousers', 'quilted-liner-jacket', 'loopback-sweatshirt'],
    position: 40,
    published: '2026-09-11',
    base: { shoulder: 48, chest: 60, length: 76, sleeve: 63 },
    en: {
      title: 'Field jacket',
      subtitle: 'Four flap pockets, drawcord waist',
      description: prose`
        Four pockets, which is why people come back for it. The sateen is cotton for the hand and nylon for the weather, finished to shed rain. A cord at the waist takes it in; snaps inside take the liner No. 107, for the two weeks a year that need both.

        - Stand collar, zip and snap front
        - Two chest and two hip pockets with snap flaps
        - Waist and hem drawcords
        - Inner snaps for the liner, sold separately
      `,
      fit: 'Relaxed, cut to go over a jumper and liner. Take your usual size.',
    },
    zh: {
      title: '四袋軍裝外套',
      subtitle: '四個有蓋袋，抽繩收腰',
      description: prose`
        四個口袋，是客人回頭再買的原因。緞紋布以棉帶來手感，以尼龍應付天氣，並經防潑水處理。腰間抽繩可收身；內設啪鈕，可扣上107號內膽，應付一年中最冷的兩星期。

        - 企領，拉鏈加啪鈕前襟
        - 兩個胸袋、兩個腰袋，啪鈕袋蓋
        - 腰部與衫腳抽繩
        - 內置啪鈕可接內膽（另售）
      `,
      fit: '寬鬆剪裁，可內穿毛衣與內膽。按平日尺碼選購。',
    },
    cn: {
      title: '四袋野战夹克',
      subtitle: '四个带盖口袋，抽绳收腰',
      description: prose`
        四个口袋，是回头客再买的原因。缎纹布用棉带来手感，用锦纶应付天气，并做防泼水处理。腰间抽绳可收身；内设按扣，可扣上107号内胆，降温时两件当一件穿。

        - 立领，拉链加按扣门襟
        - 两个胸袋、两个腰袋，按扣袋盖
        - 腰部与下摆抽绳
        - 内置按扣可接内胆（另售）
      `,
      fit: '宽松版型，可内搭毛衣与内胆。按平时尺码选择。',
    },
  },
  {
    handle: 'suede-bomber',
    styleNumber: '115',
    price: 3280,
    grams: 1150,
    fitKind: 'regular',
    fabricKind: 'suede',
    fabric: [
      { part: 'shell', blend: [[100, 'goat suede']] },
      otherPart('lining', [[100, 'cupro']]),
      otherPart('rib', [
        [98, 'wool'],
        [2, 'elastane'],
      ]),
    ],
    care: care.hide,
    origin: 'IT',
    collection: 'aw26',
    tags: ['evening', 'leather', 'winter'],
    goesWith: ['merino-crew-jumper', 'selvedge-jeans', 'lambswool-roll-neck'],
    position: 42,
    published: '2026-10-23',
    base: { shoulder: 45.5, chest: 56, length: 64, sleeve: 64 },
    en: {
      title: 'Suede bomber',
      subtitle: 'Goat suede, wool ribs',
      description: prose`
        Goat suede is thinner and stronger than calf, and lies like cloth. Each jacket is cut from skins of one dye lot, so the panels match; the nap moves light and dark as you touch it. Keep it out of rain: this is not a coat for May.

        - Rib collar, cuffs and hem in wool
        - Two-way zip, two welt pockets
        - Full cupro lining, two inside pockets
        - Brushed by hand after sewing
      `,
      fit: 'Regular fit, short in the body. Take your usual size; suede gives a little at the elbow.',
    },
    zh: {
      title: '絨面皮飛行外套',
      subtitle: '山羊絨面皮，羊毛羅紋',
      description: prose`
        山羊絨面皮比小牛皮更薄更韌，貼身如布。每件由同一染缸的皮料裁成，各幅顏色一致；絨面隨手撫過，深淺變化。切勿淋雨：這不是五月穿的外套。

        - 羊毛羅紋領、袖口與衫腳
        - 雙頭拉鏈，兩個插袋
        - 全銅氨裏布，兩個內袋
        - 縫製後以人手刷絨
      `,
      fit: '標準剪裁，衫身短。按平日尺碼選購；手肘位置穿後略鬆。',
    },
    cn: {
      title: '绒面革飞行员夹克',
      subtitle: '山羊绒面革，羊毛罗纹',
      description: prose`
        山羊绒面革比小牛皮更薄更韧，贴身如布。每件由同一染缸的皮料裁成，各片颜色一致；绒面随手抚过，深浅变化。请勿淋雨：梅雨季请把它收进衣柜。

        - 羊毛罗纹领、袖口与下摆
        - 双头拉链，两个插袋
        - 全铜氨里料，两个内袋
        - 缝制后手工刷绒
      `,
      fit: '标准版型，衣身短。按平时尺码选择；手肘处穿后略松。',
    },
  },
  {
    handle: 'packable-windbreaker',
    styleNumber: '116',
    price: 1480,
    grams: 180,
    fitKind: 'relaxed',
    fabricKind: 'nylon',
    fabric: [cloth([[100, 'nylon']], 42, 'ripstop', '防撕裂格紋布', '防撕裂格纹布')],
    care: care.technical,
    origin: 'VN',
    collection: 'ss27',
    tags: ['rain', 'travel', 'lightweight', 'spring'],
    goesWith: ['pocket-tee', 'chino-shorts', 'sling-bag'],
    position: 53,
    published: '2026-11-16',
    preorder: { limit: 30, date: '2027-01-15' },
    base: { shoulder: 49, chest: 61, length: 71, sleeve: 61 },
    en: {
      title: 'Packable windbreaker',
      subtitle: '180 g, folds into its pocket',
      description: prose`
        It weighs 180 g and folds into its own front pocket, where it becomes a parcel the size of a paperback. The nylon stops wind outright and rain for a short walk; the seams are not taped, so a typhoon will find them. Pull it on over the head.

        - Half zip with a hood
        - Kangaroo pocket with a flap; doubles as the bag
        - Elastic cuffs, drawcord hem
        - Ripstop nylon, water-repellent finish without PFAS
      `,
      fit: 'Relaxed, to go over other things. Take your usual size.',
    },
    zh: {
      title: '可收納套頭風褸',
      subtitle: '180克，可摺入前袋',
      description: prose`
        重180克，可摺入自己的前袋，收成一本小說大小。尼龍布完全擋風，短途細雨亦可應付；縫位未有壓膠，八號風球便無能為力。套頭穿着。

        - 半拉鏈，連帽
        - 有蓋袋鼠袋，兼作收納袋
        - 橡筋袖口，抽繩衫腳
        - 防撕裂尼龍，無PFAS防潑水處理
      `,
      fit: '寬鬆剪裁，可套在其他衣物之外。按平日尺碼選購。',
    },
    cn: {
      title: '可收纳套头防风外套',
      subtitle: '180克，可折进前袋',
      description: prose`
        重180克，可折进自己的前袋，收成一本小说大小。锦纶面料完全挡风，短途小雨也能应付；缝位未压胶，遇上台风就无能为力了。套头穿着。

        - 半拉链，连帽
        - 带盖袋鼠口袋，兼作收纳袋
        - 松紧袖口，抽绳下摆
        - 防撕裂锦纶，无PFAS防泼水处理
      `,
      fit: '宽松版型，可套在其他衣物外。按平时尺码选择。',
    },
  },
]
