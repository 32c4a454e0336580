import { prose } from '../copy/style-copy.ts'
import type { DemoEntry } from './story.ts'

/** Posts on outfits. */
export const lookPosts: readonly DemoEntry[] = [
  {
    slug: 'twelve-to-twenty-degrees',
    type: 'lookbook',
    author: 'workroom',
    categories: ['looks', 'new-pieces'],
    tags: ['winter', 'wool'],
    product_handles: [
      'corduroy-overshirt',
      'brushed-flannel-shirt',
      'shawl-collar-cardigan',
      'corduroy-trousers',
    ],
    published: '2026-10-16',
    title: { en: 'Twelve to twenty degrees', zh: '攝氏12至20度', cn: '12到20度' },
    description: {
      en: 'Autumn/Winter 2026 in four outfits, from the coolest morning to the first cold front.',
      zh: '2026秋冬，四套穿搭，由初涼的早晨到第一道冷鋒。',
      cn: '2026秋冬，四套穿搭，从初凉的早晨到第一道冷锋。',
    },
    body: {
      en: prose`
        A Hong Kong winter is short and undecided. These four take it a few degrees at a time.

        ## Twenty

        The flannel shirt no. 094 alone, sleeves rolled twice, over the corduroy trousers no. 106. Loafers, no socks yet.

        ## Seventeen

        The same, with the overshirt no. 095 open on top. Two corduroys at once work when the wales differ: eight on top, eleven below.

        ## Fourteen

        A merino jumper no. 007 in place of the flannel, and the overshirt buttoned. Nothing else; you will be indoors within ten minutes.

        ## Twelve

        The shawl-collar cardigan no. 101 instead of a coat. It is 480 grams of wool and cashmere, and on the three coldest mornings it goes under the mac.
      `,
      zh: prose`
        香港的冬天短，而且拿不定主意。以下四套，按幾度之差逐步增添。

        ## 20度

        單穿094號法蘭絨恤衫，衫袖摺兩摺，配106號燈芯絨長褲。樂福鞋，還不用穿襪。

        ## 17度

        同樣一身，外加095號燈芯絨恤衫外套，不扣。兩件燈芯絨一起穿，坑條不同便好看：上身八坑，下身十一坑。

        ## 14度

        法蘭絨換成007號美麗諾毛衣，外套扣好。其他不用；十分鐘內你已在室內。

        ## 12度

        以101號青果領開襟毛衣代替大褸。480克羊毛加茄士咩，最冷的三個早上，穿在乾濕褸之內。
      `,
      cn: prose`
        香港的冬天短，而且拿不定主意。以下四套，按几度之差逐步增添。

        ## 20度

        单穿094号法兰绒衬衫，袖子卷两圈，配106号灯芯绒长裤。乐福鞋，还不用穿袜子。

        ## 17度

        同样一身，外加095号灯芯绒衬衫外套，不扣。两件灯芯绒一起穿，条纹不同就好看：上身八条，下身十一条。

        ## 14度

        法兰绒换成007号美利奴毛衣，外套扣好。其他不用；十分钟内您已在室内。

        ## 12度

        用101号青果领开衫代替大衣。480克羊毛加羊绒，最冷的三个早上，穿在风衣里面。
      `,
    },
  },
  {
    slug: 'one-shirt-three-days',
    type: 'lookbook',
    author: 'shop',
    categories: ['looks'],
    tags: ['cotton'],
    product_handles: [
      'oxford-shirt',
      'wool-trousers',
      'selvedge-jeans',
      'chino-shorts',
      'knit-tie',
    ],
    published: '2026-05-08',
    title: { en: 'One shirt, three days', zh: '一件恤衫，三天', cn: '一件衬衫，三天' },
    description: {
      en: 'The Oxford shirt no. 014 on a Friday, a Saturday and a Sunday.',
      zh: '014號牛津恤衫，在星期五、六、日。',
      cn: '014号牛津纺衬衫，在周五、周六、周日。',
    },
    body: {
      en: prose`
        We are asked which shirt to buy first. This one. It is 155 grams, has a collar that buttons down, and does three jobs in a weekend.

        ## Friday

        Tucked in, with the wool trousers no. 105 and the knit tie no. 062. Leave the top button closed and the sleeves down; an Oxford is the one informal shirt that takes a tie.

        ## Saturday

        Washed on Friday night and not ironed. Out over the jeans no. 019, sleeves rolled once. The creases are the point.

        ## Sunday

        Open over a white tee and chino shorts, as a jacket. By then it smells faintly of the ferry. Back into the machine at 40 °C.
      `,
      zh: prose`
        常有人問，第一件恤衫該買哪件。就是這件：155克，領尖有鈕，一個週末身兼三職。

        ## 星期五

        束入105號羊毛西褲，配062號針織領帶。扣好頂鈕，放下衫袖；休閒恤衫之中，只有牛津布襯得起領帶。

        ## 星期六

        星期五晚洗好，不熨。放在019號牛仔褲外面，衫袖摺一摺。皺褶正是好看之處。

        ## 星期日

        不扣，當外套穿，裏面白T恤，下身斜布短褲。到這時衫上帶點渡輪的氣味。放回洗衣機，攝氏40度。
      `,
      cn: prose`
        常有人问，第一件衬衫该买哪件。就是这件：155克，领尖有扣，一个周末身兼三职。

        ## 周五

        塞进105号羊毛西裤，配062号针织领带。扣好顶扣，放下袖子；休闲衬衫之中，只有牛津纺衬得起领带。

        ## 周六

        周五晚上洗好，不熨。放在019号牛仔裤外面，袖子卷一圈。褶皱正是好看之处。

        ## 周日

        不扣，当外套穿，里面白T恤，下身奇诺短裤。到这时衣服上带点渡轮的气味。放回洗衣机，40度。
      `,
    },
  },
  {
    slug: 'dressed-for-the-ferry',
    type: 'lookbook',
    author: 'shop',
    categories: ['looks'],
    tags: ['summer', 'linen'],
    product_handles: [
      'camp-collar-shirt',
      'pleated-shorts',
      'bucket-hat',
      'swim-shorts',
      'canvas-tote',
    ],
    published: '2026-07-17',
    title: { en: 'Dressed for the ferry', zh: '渡輪上的穿搭', cn: '渡轮上的穿搭' },
    description: {
      en: 'Sun on the top deck, air conditioning below, a swim in between.',
      zh: '上層曬太陽，下層開冷氣，中途游個水。',
      cn: '上层晒太阳，下层开冷气，中途游个泳。',
    },
    body: {
      en: prose`
        Forty minutes to the outlying islands, and two climates on one boat.

        ## On the way out

        The camp-collar shirt no. 063 open over swim shorts no. 113, with the bucket hat no. 071 pulled down: the wind on the top deck takes caps.

        ## On the beach

        The shirt dries on a branch in half an hour. The tote no. 018 holds a towel, a book and a melon, and does not mind sand.

        ## On the way back

        Dry shorts, the pleated ones no. 069, and the shirt buttoned, because downstairs it is eighteen degrees and you are salty. Somebody always forgets the dry shorts. Bring two.
      `,
      zh: prose`
        到離島四十分鐘，一艘船上兩種氣候。

        ## 去程

        063號古巴領短袖恤衫不扣，裏面是113號泳褲，戴好071號漁夫帽：上層風大，鴨舌帽會被吹走。

        ## 沙灘

        恤衫掛在樹枝上，半小時便乾。018號帆布袋放得下一條毛巾、一本書和一個瓜，也不怕沙。

        ## 回程

        換上乾的069號打褶短褲，恤衫扣好：下層只有18度，而你一身鹽。總有人忘記帶乾褲，帶兩條吧。
      `,
      cn: prose`
        到离岛四十分钟，一艘船上两种气候。

        ## 去程

        063号古巴领短袖衬衫不扣，里面是113号泳裤，戴好071号渔夫帽：上层风大，棒球帽会被吹走。

        ## 沙滩

        衬衫挂在树枝上，半小时就干。018号帆布托特包放得下一条毛巾、一本书和一个瓜，也不怕沙。

        ## 回程

        换上干的069号打褶短裤，衬衫扣好：下层只有18度，而您一身盐。总有人忘记带干裤子，带两条吧。
      `,
    },
  },
]
