import { cloth, otherPart } from '../fabric.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const bags: readonly StyleCopy[] = [
  {
    handle: 'canvas-tote',
    styleNumber: '018',
    price: 260,
    grams: 420,
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 540, '16 oz canvas', '16安士帆布', '16盎司帆布')],
    care: [
      'wash-hand',
      'bleach-no',
      'dry-tumble-no',
      'dry-line-shade',
      'iron-200',
      'professional-no',
    ],
    origin: 'HK',
    collection: 'core',
    tags: ['bag', 'weekend', 'beach'],
    goesWith: ['breton-tee', 'linen-band-collar-shirt', 'drawstring-linen-trousers'],
    position: 60,
    published: '2021-09-10',
    base: { width: 40, height: 38, depth: 12, strap: 62 },
    en: {
      title: 'Canvas tote',
      subtitle: '16 oz, sewn in Kwun Tong',
      description: prose`
        Sewn in a factory building in Kwun Tong, eleven minutes from our stockroom, in canvas stiff enough to stand by itself. It holds a laptop, lunch and a jumper, or a week of vegetables. The handles go over a shoulder with a coat on.

        - Handles stitched with a boxed X
        - One flat pocket and a key loop inside
        - Gusseted base, 12 cm deep
        - Softens and pales with washing
      `,
      fit: 'One size. Tested with 12 kg; we would stop at ten.',
    },
    zh: {
      title: '帆布袋',
      subtitle: '16安士，觀塘縫製',
      description: prose`
        在觀塘工廠大廈縫製，離我們的貨倉十一分鐘路程。帆布夠硬挺，放下也能企立；裝得下手提電腦、午飯與一件毛衣，或一星期的菜。穿着大褸也揹得上肩。

        - 帶位方框交叉車線
        - 內設一個平袋與鎖匙扣帶
        - 袋底厚12厘米
        - 洗後漸軟漸淡
      `,
      fit: '均碼。測試負重12公斤，建議不超過10公斤。',
    },
    cn: {
      title: '帆布托特包',
      subtitle: '16盎司，香港观塘缝制',
      description: prose`
        在香港观塘的工厂大厦缝制，离我们的仓库十一分钟路程。帆布够硬挺，放下也能自己立住；装得下笔记本电脑、午饭和一件毛衣，或者一周的菜。穿着大衣也背得上肩。

        - 带位方框交叉车线
        - 内设一个平袋与钥匙扣带
        - 包底厚12厘米
        - 洗后渐软渐浅
      `,
      fit: '均码。测试承重12公斤，建议不超过10公斤。',
    },
  },
  {
    handle: 'sling-bag',
    styleNumber: '072',
    price: 680,
    grams: 320,
    fabricKind: 'nylon',
    fabric: [
      cloth([[100, 'nylon']], 210, 'high-tenacity plain weave', '高強度平紋', '高强度平纹'),
      otherPart('lining', [[100, 'polyester']]),
      otherPart('strap', [[100, 'nylon']]),
    ],
    care: ['wash-no', 'bleach-no', 'dry-tumble-no', 'iron-no', 'professional-no', 'advice-wipe'],
    origin: 'VN',
    collection: 'core',
    tags: ['bag', 'travel'],
    goesWith: ['packable-windbreaker', 'zip-polo', 'six-panel-cap'],
    position: 62,
    published: '2024-09-06',
    base: { width: 28, height: 17, depth: 7, strap: 130 },
    en: {
      title: 'Sling bag',
      subtitle: 'Crossbody, two zips',
      description: prose`
        Sized by what people take out of the house: phone, wallet, keys, umbrella, a half-litre bottle lying down. The front zip is for the train card and opens with one hand; the main one opens flat for the security tray. The strap is long enough to wear over a parka.

        - Two water-resistant zips
        - Webbing strap, quick-release buckle
        - Padded back, key clip inside
        - Holds 3.5 litres
      `,
      fit: 'One size. Strap adjusts from 70 to 130 cm.',
    },
    zh: {
      title: '斜揹袋',
      subtitle: '斜揹，雙拉鏈',
      description: prose`
        按出門所帶的東西定尺寸：電話、銀包、鎖匙、雨傘，橫放一支500毫升水樽。前袋放八達通，單手即可拉開；主袋可攤平，方便過安檢。織帶夠長，穿着羽絨褸也揹得上。

        - 兩條防潑水拉鏈
        - 織帶配快拆扣
        - 背面軟墊，內設鎖匙扣
        - 容量3.5公升
      `,
      fit: '均碼。揹帶70至130厘米可調。',
    },
    cn: {
      title: '斜挎包',
      subtitle: '斜挎，双拉链',
      description: prose`
        按出门要带的东西定尺寸：手机、钱包、钥匙、雨伞，横放一瓶500毫升的水。前袋放交通卡，单手就能拉开；主袋可摊平，方便过安检。织带够长，穿着羽绒服也挎得上。

        - 两条防泼水拉链
        - 织带配快拆扣
        - 背面软垫，内设钥匙扣
        - 容量3.5升
      `,
      fit: '均码。肩带70至130厘米可调。',
    },
  },
]
