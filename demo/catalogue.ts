import type { LocalizedText } from '#domain/locale.ts'

interface DemoCategory {
  slug: string
  /** Slug of the parent category; absent at the top level. */
  parent?: string
  position: number
  title: LocalizedText
  /** Shown above the listing: two lines at most. */
  intro: LocalizedText
}

export const categories: readonly DemoCategory[] = [
  {
    slug: 'tops',
    position: 1,
    title: { en: 'Tops', zh: '上衣', cn: '上衣' },
    intro: {
      en: 'Shirts, tees, polos, knitwear and sweatshirts, from a 115 g/m² poplin to a five-gauge cable.',
      zh: '恤衫、T恤、Polo恤、毛衣與衛衣，由115 g/m²的薄身府綢到五針粗絞花，一應俱全。',
      cn: '衬衫、T恤、Polo衫、针织衫与卫衣，从115 g/m²的薄府绸到五针粗绞花，按季节挑选。',
    },
  },
  {
    slug: 'shirts',
    parent: 'tops',
    position: 1,
    title: { en: 'Shirts', zh: '恤衫', cn: '衬衫' },
    intro: {
      en: 'Cut with a little room under the arm and long enough to stay tucked in.',
      zh: '腋下略留鬆位，衫身夠長，束進褲內也不易走出來。',
      cn: '腋下略留余量，衣身够长，塞进裤腰也不易跑出来。',
    },
  },
  {
    slug: 'tees',
    parent: 'tops',
    position: 2,
    title: { en: 'T-shirts', zh: 'T恤', cn: 'T恤' },
    intro: {
      en: 'Seven weights and necklines of cotton jersey. The weight is on every page, so you know what will arrive.',
      zh: '七款純棉或棉質T恤，厚薄與領型各異。每頁列明克重，買前心中有數。',
      cn: '七款棉质T恤，厚薄与领型各不相同。每页标明克重，下单前心里有数。',
    },
  },
  {
    slug: 'polos',
    parent: 'tops',
    position: 3,
    title: { en: 'Polo shirts', zh: 'Polo恤', cn: 'Polo衫' },
    intro: {
      en: 'Piqué, fine knit and terry. Collars are knitted to shape, so they lie flat after washing.',
      zh: '珠地、細針織與毛圈棉。衫領按形織成，洗後依然服貼。',
      cn: '珠地、细针织与毛圈棉。领片一体成形，洗后依然服帖。',
    },
  },
  {
    slug: 'knitwear',
    parent: 'tops',
    position: 4,
    title: { en: 'Knitwear', zh: '毛衣', cn: '针织衫' },
    intro: {
      en: 'Merino for air-conditioned offices, lambswool for January, cables for further north.',
      zh: '美麗諾羊毛應付辦公室冷氣，羔羊毛留待一月，粗絞花毛衣帶去更冷的地方。',
      cn: '美利奴羊毛适合空调房，羔羊毛过冬，粗绞花毛衣留给更冷的地方。',
    },
  },
  {
    slug: 'sweatshirts',
    parent: 'tops',
    position: 5,
    title: { en: 'Sweatshirts', zh: '衛衣', cn: '卫衣' },
    intro: {
      en: 'Cotton fleece and loopback between 380 and 450 g/m², with ribs that spring back.',
      zh: '380至450 g/m²的棉質毛圈與抓毛布料，羅紋袖口彈性持久。',
      cn: '380至450 g/m²的棉质毛圈与抓绒面料，罗纹袖口回弹持久。',
    },
  },
  {
    slug: 'bottoms',
    position: 2,
    title: { en: 'Bottoms', zh: '下身', cn: '下装' },
    intro: {
      en: 'Trousers and shorts by waist in inches. Hemming is free in the shop.',
      zh: '長褲與短褲按腰圍吋數選購，門市免費改褲長。',
      cn: '长裤与短裤按腰围英寸选购，门店免费改裤长。',
    },
  },
  {
    slug: 'trousers',
    parent: 'bottoms',
    position: 1,
    title: { en: 'Trousers', zh: '長褲', cn: '长裤' },
    intro: {
      en: 'Chinos, jeans, linen and wool. Every leg is cut long; we hem it for you in the shop.',
      zh: '斜布褲、牛仔褲、亞麻褲與羊毛西褲。褲腳預留長度，可到門市改短。',
      cn: '奇诺裤、牛仔裤、亚麻裤与羊毛西裤。裤脚预留长度，可到门店改短。',
    },
  },
  {
    slug: 'shorts',
    parent: 'bottoms',
    position: 2,
    title: { en: 'Shorts', zh: '短褲', cn: '短裤' },
    intro: {
      en: 'For the seven warm months, on the ferry, in the water and at most offices on a Friday.',
      zh: '一年有七個月用得着：乘船、游泳，星期五上班也合適。',
      cn: '一年里有七个月穿得上：坐船、下水，周五上班也合适。',
    },
  },
  {
    slug: 'outerwear',
    position: 3,
    title: { en: 'Outerwear', zh: '外套', cn: '外套' },
    intro: {
      en: 'Jackets and coats, from a 180 g windbreaker to a melton duffle.',
      zh: '由180克的輕便風褸到麥爾登牛角扣大褸。',
      cn: '从180克的轻便防风外套，到麦尔登牛角扣大衣。',
    },
  },
  {
    slug: 'jackets',
    parent: 'outerwear',
    position: 1,
    title: { en: 'Jackets', zh: '夾克', cn: '夹克' },
    intro: {
      en: 'Workwear, tailoring and rain. Most are cut to go over a jumper.',
      zh: '工裝、西裝、防風防雨。大部分預留內穿毛衣的位置。',
      cn: '工装、西装、防风防雨。大多预留了内搭针织衫的空间。',
    },
  },
  {
    slug: 'coats',
    parent: 'outerwear',
    position: 2,
    title: { en: 'Coats', zh: '大褸', cn: '大衣' },
    intro: {
      en: 'Four coats: one for rain, one for work, one for the weekend, one for the cold.',
      zh: '四款大褸：一款擋雨、一款上班、一款周末穿、一款抵禦嚴寒。',
      cn: '四款大衣：一款挡雨，一款通勤，一款周末穿，一款御寒。',
    },
  },
  {
    slug: 'accessories',
    position: 4,
    title: { en: 'Accessories', zh: '配飾', cn: '配饰' },
    intro: {
      en: 'Hats, bags, socks, a belt, a scarf and a tie. One size each.',
      zh: '帽、袋、襪、皮帶、頸巾與領帶，全部均碼。',
      cn: '帽子、包袋、袜子、皮带、围巾与领带，均为均码。',
    },
  },
]

const collectionSlugs = ['core', 'aw26', 'ss27', 'ss26'] as const
export type CollectionSlug = (typeof collectionSlugs)[number]

interface DemoCollection {
  slug: CollectionSlug
  position: number
  title: LocalizedText
  intro: LocalizedText
}

export const collections: readonly DemoCollection[] = [
  {
    slug: 'core',
    position: 1,
    title: { en: 'Core', zh: '常設系列', cn: '常规系列' },
    intro: {
      en: 'Made all year in the same cloth and the same cut, so you can buy the second one.',
      zh: '全年供應，布料與剪裁不變，穿好了可以再添一件。',
      cn: '全年供应，面料与版型不变，穿得好可以再买一件。',
    },
  },
  {
    slug: 'aw26',
    position: 2,
    title: { en: 'Autumn/Winter 2026', zh: '2026秋冬系列', cn: '2026秋冬系列' },
    intro: {
      en: 'Corduroy, flannel and wool, for the walk from the ferry pier.',
      zh: '燈芯絨、法蘭絨與羊毛，由碼頭步行回家也夠暖。',
      cn: '灯芯绒、法兰绒与羊毛，从码头走回家也够暖。',
    },
  },
  {
    slug: 'ss27',
    position: 3,
    title: { en: 'Spring/Summer 2027', zh: '2027春夏系列', cn: '2027春夏系列' },
    intro: {
      en: 'The first pieces are here; the rest can be ordered ahead and leave us from 15 January.',
      zh: '首批已到店，其餘可預購，1月15日起寄出。',
      cn: '首批已到店，其余开放预售，1月15日起发货。',
    },
  },
  {
    slug: 'ss26',
    position: 4,
    title: { en: 'Spring/Summer 2026', zh: '2026春夏系列', cn: '2026春夏系列' },
    intro: {
      en: 'The last of the summer, at a lower price while sizes remain.',
      zh: '夏季尾貨，減價發售，售完即止。',
      cn: '夏季尾货，限量特价，售完为止。',
    },
  },
]
