import type { LocalizedText } from '#domain/locale.ts'

interface DemoCategory {
  slug: string
  title: LocalizedText
  description: LocalizedText
}

interface DemoArticleCategory extends DemoCategory {
  library: string
  /** Slug of the parent category, in the same library. */
  parent?: string
}

export const libraries: readonly DemoCategory[] = [
  {
    slug: 'journal',
    title: { en: 'How things are made', zh: '製作故事', cn: '制作故事' },
    description: {
      en: 'How the clothes come about, and the weather they are for.',
      zh: '衣服怎樣做成，又為怎樣的天氣而做。',
      cn: '衣服怎样做成，又为怎样的天气而做。',
    },
  },
  {
    slug: 'care-guide',
    title: { en: 'Care and fit', zh: '護理與合身', cn: '护理与合身' },
    description: {
      en: 'Washing, keeping, measuring and mending, by people who do it.',
      zh: '洗滌、收納、量身、修補，由經手的人寫下。',
      cn: '洗涤、收纳、测量、修补，由经手的人写下。',
    },
  },
]

/** Parents precede their children. */
export const articleCategories: readonly DemoArticleCategory[] = [
  {
    library: 'journal',
    slug: 'making',
    title: { en: 'Making', zh: '製作', cn: '制作' },
    description: {
      en: 'Patterns, samples, numbers.',
      zh: '紙樣、樣辦與編號。',
      cn: '纸样、样衣与编号。',
    },
  },
  {
    library: 'journal',
    slug: 'cloth',
    parent: 'making',
    title: { en: 'Cloth', zh: '布料', cn: '面料' },
    description: {
      en: 'What it weighs and what that does.',
      zh: '布料有多重，重量又有何分別。',
      cn: '面料有多重，克重又带来什么。',
    },
  },
  {
    library: 'journal',
    slug: 'weather',
    title: { en: 'Weather', zh: '天氣', cn: '天气' },
    description: {
      en: 'Seven warm months, and what to wear in them.',
      zh: '七個月的熱，以及怎樣穿着。',
      cn: '七个月的热，以及怎么穿。',
    },
  },
  {
    library: 'care-guide',
    slug: 'washing',
    title: { en: 'Washing', zh: '洗滌', cn: '洗涤' },
    description: { en: 'By cloth.', zh: '按布料分類。', cn: '按面料分类。' },
  },
  {
    library: 'care-guide',
    slug: 'keeping',
    title: { en: 'Keeping', zh: '收納', cn: '收纳' },
    description: {
      en: 'Through damp springs and between seasons.',
      zh: '潮濕春天與換季之間。',
      cn: '潮湿的春天与换季之间。',
    },
  },
  {
    library: 'care-guide',
    slug: 'fit',
    title: { en: 'Fit', zh: '合身', cn: '合身' },
    description: {
      en: 'Measuring, choosing, altering.',
      zh: '量度、選碼、修改。',
      cn: '测量、选码、修改。',
    },
  },
]

export const postCategories: readonly DemoCategory[] = [
  {
    slug: 'shop-news',
    title: { en: 'Shop news', zh: '門市消息', cn: '门店消息' },
    description: {
      en: 'Hours, people and what has changed.',
      zh: '營業時間、人手與新安排。',
      cn: '营业时间、人手与新安排。',
    },
  },
  {
    slug: 'events',
    title: { en: 'Events', zh: '活動', cn: '活动' },
    description: { en: 'Days to come by.', zh: '值得來一趟的日子。', cn: '值得来一趟的日子。' },
  },
  {
    slug: 'new-pieces',
    title: { en: 'New pieces', zh: '新款', cn: '新款' },
    description: {
      en: 'Numbers that are new, or back.',
      zh: '新編號，以及重新供應的舊編號。',
      cn: '新编号，以及重新供应的旧编号。',
    },
  },
  {
    slug: 'looks',
    title: { en: 'Looks', zh: '穿搭', cn: '穿搭' },
    description: {
      en: 'What goes with what, and where to.',
      zh: '怎樣配搭，穿去哪裏。',
      cn: '怎么搭配，穿去哪里。',
    },
  },
]
