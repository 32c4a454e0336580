import { promisedDays } from '#domain/promised-days.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { DemoContent } from './content.ts'

interface HomeLink {
  title: LocalizedText
  path: string
}

interface HomeHero {
  eyebrow: LocalizedText
  title: LocalizedText
  text: LocalizedText
  cta: HomeLink
  /** The garment shown next to the text. */
  handle: string
  colour: string
}

type HomeRow =
  | { kind: 'products'; title: LocalizedText; handles: readonly string[]; more: HomeLink }
  | { kind: 'best_sellers'; title: LocalizedText; handles: readonly string[]; more: HomeLink }
  | { kind: 'journal'; title: LocalizedText; more: HomeLink }
  | { kind: 'newsletter'; title: LocalizedText; text: LocalizedText; button: LocalizedText }
  | { kind: 'categories'; title: LocalizedText; slugs: readonly string[] }
  | {
      kind: 'outfit'
      title: LocalizedText
      text: LocalizedText
      picture: string
      handles: readonly string[]
    }
  | { kind: 'story'; title: LocalizedText; text: LocalizedText; handle: string; more: HomeLink }
  | {
      kind: 'shop'
      title: LocalizedText
      text: LocalizedText
      picture: string
      warehouse: string
      more: HomeLink
    }
  | { kind: 'facts'; items: readonly { title: LocalizedText; text: LocalizedText }[] }

interface HomeData {
  hero: HomeHero
  rows: readonly HomeRow[]
}

export const homeData: HomeData = {
  hero: {
    eyebrow: { en: 'Autumn/Winter 2026', zh: '2026秋冬系列', cn: '2026秋冬系列' },
    title: {
      en: 'One more layer is all it takes',
      zh: '香港的冬天，多一層就夠',
      cn: '南方的冬天，多一层就够',
    },
    text: {
      en: 'Corduroy, flannel and merino in weights for twelve to twenty degrees. Cut in Hong Kong, numbered since 2021.',
      zh: '燈芯絨、法蘭絨與美麗諾羊毛，厚薄按攝氏12至20度而定。紙樣出自香港，2021年起逐款編號。',
      cn: '灯芯绒、法兰绒与美利奴羊毛，厚薄按12到20度而定。香港打版，2021年起逐款编号。',
    },
    cta: {
      title: { en: 'See the winter pieces', zh: '選購秋冬系列', cn: '选购秋冬系列' },
      path: '/shop/main/product?collections=aw26',
    },
    handle: 'corduroy-overshirt',
    colour: 'camel',
  },
  rows: [
    {
      kind: 'categories',
      title: { en: 'Shop by category', zh: '按分類選購', cn: '按分类选购' },
      slugs: [
        'shirts',
        'tees',
        'polos',
        'knitwear',
        'sweatshirts',
        'trousers',
        'shorts',
        'jackets',
        'coats',
        'accessories',
      ],
    },
    {
      kind: 'products',
      title: { en: 'New in', zh: '新品上架', cn: '新品上架' },
      handles: ['duffle-coat', 'suede-bomber', 'zip-polo', 'saddle-shoulder-jumper'],
      more: {
        title: { en: 'All new pieces', zh: '所有新品', cn: '所有新品' },
        path: '/shop/main/product?sort=newest',
      },
    },
    {
      kind: 'outfit',
      title: {
        en: 'No. 014, No. 007, No. 011',
        zh: '014、007、011號',
        cn: '014、007、011号',
      },
      text: {
        en: 'An oxford shirt, a merino jumper, chinos. Three pieces from the core range that are made all year: if one wears out, the next is the same.',
        zh: '牛津恤衫、美麗諾毛衣、斜布褲。三件都是常設系列，全年供應；穿舊了，下一件依然一樣。',
        cn: '牛津纺衬衫、美利奴毛衣、奇诺裤。三件都是常规系列，全年供应；穿旧了，下一件还是一样。',
      },
      picture: 'outfit',
      handles: ['oxford-shirt', 'merino-crew-jumper', 'slim-chinos'],
    },
    {
      kind: 'best_sellers',
      title: { en: 'Best sellers', zh: '熱賣之選', cn: '热销之选' },
      handles: ['oxford-shirt', 'heavyweight-tee', 'slim-chinos', 'merino-crew-jumper'],
      more: {
        title: { en: 'The whole range', zh: '全線款式', cn: '全部款式' },
        path: '/shop/main/product',
      },
    },
    {
      kind: 'story',
      title: { en: 'How a number is earned', zh: '編號的由來', cn: '编号的由来' },
      text: {
        en: 'A style gets its number when its pattern is cut. Then three of us wear it for a season, on the ferry and in the wash. About half the numbers stop there, which is why ours have gaps.',
        zh: '紙樣裁成之日，便有一個編號。之後三位同事穿足一季，上班、乘船、洗滌。大約一半編號止步於此，所以我們的號碼並不連續。',
        cn: '纸样裁成那天，就有一个编号。之后三位同事穿满一季，上班、坐船、反复洗涤。大约一半编号止步于此，所以我们的号码并不连续。',
      },
      handle: 'heavyweight-tee',
      more: {
        title: { en: 'About us', zh: '關於我們', cn: '关于我们' },
        path: '/about-us',
      },
    },
    {
      kind: 'journal',
      title: { en: 'From the journal', zh: '日誌', cn: '日志' },
      more: {
        title: { en: 'All stories', zh: '所有帖文', cn: '所有帖子' },
        path: '/posts',
      },
    },
    {
      kind: 'shop',
      title: {
        en: 'Try it on in Kennedy Town',
        zh: '到堅尼地城門市試穿',
        cn: '到坚尼地城门店试穿',
      },
      text: {
        en: 'Every style in every size hangs in the shop, with a tailor at the back on Thursdays and Saturdays. Hemming is free and takes a day.',
        zh: '門市備有全線款式及尺碼，逢星期四、六有裁縫駐店。免費改褲長，翌日可取。',
        cn: '门店备有全部款式与尺码，每周四、六有裁缝驻店。免费改裤长，次日可取。',
      },
      picture: 'shop',
      warehouse: 'mall',
      more: {
        title: { en: 'Hours and directions', zh: '營業時間及地點', cn: '营业时间与位置' },
        path: '/contact-us',
      },
    },
    {
      kind: 'newsletter',
      title: { en: 'News by email', zh: '訂閱電子通訊', cn: '邮件订阅' },
      text: {
        en: 'New pieces and the stories behind them, about twice a month. Unsubscribe in one click.',
        zh: '新品及背後的故事，每月約兩封。每封電郵均附有取消訂閱連結。',
        cn: '新品和背后的故事，每月约两封。每封邮件都有退订链接。',
      },
      button: { en: 'Subscribe', zh: '訂閱', cn: '订阅' },
    },
    {
      kind: 'facts',
      items: [
        {
          title: { en: 'Delivery', zh: '送貨', cn: '配送' },
          text: {
            en: 'Hong Kong in 1–2 working days. HK$40, free from HK$800; to a locker HK$25, free from HK$500.',
            zh: '香港1至2個工作天送達。送貨上門HK$40，滿HK$800免運費；智能櫃HK$25，滿HK$500免運費。',
            cn: '香港1至2个工作日送达。送货上门HK$40，满HK$800免运费；智能柜HK$25，满HK$500免运费。',
          },
        },
        {
          title: { en: 'Returns', zh: '退貨', cn: '退货' },
          text: {
            en: '14 days to change your mind, sale pieces included. Faulty goods come back at our cost.',
            zh: '14天內可退貨，減價貨品亦適用。貨品有瑕疵，運費由我們承擔。',
            cn: '14天内可退货，特价商品同样适用。商品有瑕疵，运费由我们承担。',
          },
        },
        {
          title: { en: 'Pick-up', zh: '門市自取', cn: '到店自提' },
          text: {
            en: `Free at Seawall Place, usually ready in four opening hours and held for ${promisedDays.collect} days.`,
            zh: `海堤坊門市免費自取，一般於4個營業小時內備妥，保留${promisedDays.collect}天。`,
            cn: `海堤坊门店免费自提，一般4个营业小时内备好，保留${promisedDays.collect}天。`,
          },
        },
        {
          title: { en: 'Payment', zh: '付款', cn: '付款' },
          text: {
            en: '{payment_methods}. With a transfer, your pieces are reserved for 72 hours.',
            zh: '{payment_methods}。以轉賬付款，貨品保留72小時。',
            cn: '{payment_methods}。转账付款，商品保留72小时。',
          },
        },
      ],
    },
  ],
}

export const home: DemoContent = {
  slug: 'home',
  title: {
    en: 'Menswear cut for Hong Kong weather',
    zh: '為香港天氣而裁的男裝',
    cn: '为南方天气而裁的男装',
  },
  description: {
    en: 'Shirts, knitwear, trousers and coats designed in Hong Kong, with the weight of every cloth and the measurements of every size. Delivered in 1–2 days.',
    zh: '香港設計的恤衫、毛衣、長褲與大褸，每款列明布料克重與各尺碼實物尺寸。香港1至2個工作天送達。',
    cn: '香港设计的衬衫、针织衫、长裤与大衣，每款标明面料克重与各尺码实物尺寸。香港1至2个工作日送达。',
  },
  body: {
    en: 'Praya designs menswear in Hong Kong and sells it here and in one shop in Kennedy Town.',
    zh: '海旁在香港設計男裝，於網店及堅尼地城門市發售。',
    cn: '海旁在香港设计男装，在网店与坚尼地城门店发售。',
  },
  data: homeData,
}
