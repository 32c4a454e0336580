import { prose } from '../copy/style-copy.ts'
import type { DemoEntry } from './story.ts'

/** Journal: dressing for the weather. */
export const weather: readonly DemoEntry[] = [
  {
    slug: 'thirty-three-outside',
    type: 'guide',
    author: 'workroom',
    categories: ['weather'],
    tags: ['summer', 'linen'],
    product_handles: [
      'linen-band-collar-shirt',
      'camp-collar-shirt',
      'unstructured-blazer',
      'knitted-vest',
    ],
    published: '2026-06-12',
    title: {
      en: 'Thirty-three outside, twenty-one inside',
      zh: '室外33度，室內21度',
      cn: '室外33度，室内21度',
    },
    description: {
      en: 'The coldest place in a Hong Kong summer is the back row of the bus.',
      zh: '香港夏天最冷的地方，是巴士最後一排。',
      cn: '香港夏天最冷的地方，是公交车最后一排。',
    },
    body: {
      en: prose`
        On a July day you cross the line between heat and air conditioning perhaps twenty times. Clothes for it have two jobs: let the heat out within a minute, and keep a damp shirt from turning cold in the next.

        ## Next to the skin

        Linen and lyocell take up moisture and let it go again quickly. A linen shirt at 165 grams is dry before the train reaches Admiralty. Thick cotton is not, and that is when you shiver.

        ## Cut before cloth

        - Room under the arm matters more than a thin cloth
        - A straight hem worn outside lets air in from below
        - An open collar cools more than short sleeves do

        ## The layer you carry

        One thing, unlined, that can be rolled up: the hopsack blazer no. 061 if there is a meeting, the knitted vest no. 067 if there is a cinema. A wool vest weighs little, fits under an arm, and does not mind being sat on.

        And take the seat by the door.
      `,
      zh: prose`
        七月的一天，你會在熱與冷氣之間來回大概二十次。應付這種天氣的衣服有兩個任務：一分鐘內把熱散走，下一分鐘別讓濕了的衫變冷。

        ## 貼身的一件

        亞麻與天絲吸汗快，放得也快。165克的亞麻恤衫，列車未到金鐘已經乾了。厚身棉布不會，所以你才發抖。

        ## 剪裁先於布料

        - 腋下有鬆位，比布薄更重要
        - 平腳衫放在褲外，風由下面入
        - 打開領口，比短袖更涼

        ## 帶在身上的一件

        一件就夠，沒有裏布、可以捲起的：要開會，帶061號無襯西裝外套；去看戲，帶067號針織背心。羊毛背心很輕，夾在腋下便走，坐皺了也不打緊。

        還有，坐近車門的位。
      `,
      cn: prose`
        七月的一天，您会在酷热与空调之间来回大概二十次。应付这种天气的衣服有两个任务：一分钟内把热散走，下一分钟别让湿了的衣服变冷。

        ## 贴身的一件

        亚麻与莱赛尔吸汗快，散得也快。165克的亚麻衬衫，没坐几站就干了。厚棉布不会，所以您才发抖。

        ## 版型先于面料

        - 腋下有余量，比面料薄更重要
        - 平下摆放在裤外，风从下面进
        - 敞开领口，比短袖更凉快

        ## 带在身上的一件

        一件就够，没有里料、可以卷起的：要开会，带061号无衬西装外套；去看电影，带067号针织背心。羊毛背心很轻，夹在腋下就走，坐皱了也没关系。

        还有，坐靠近车门的位子。
      `,
    },
  },
  {
    slug: 'ninety-five-per-cent',
    type: 'guide',
    author: 'workroom',
    categories: ['weather', 'cloth'],
    tags: ['humidity', 'cotton', 'wool'],
    product_handles: ['merino-v-neck-cardigan', 'oxford-shirt', 'fatigue-trousers'],
    published: '2026-03-06',
    title: { en: 'Ninety-five per cent', zh: '濕度百分之九十五', cn: '湿度百分之九十五' },
    description: {
      en: 'In March the walls sweat. What to wear when nothing dries.',
      zh: '三月，牆壁會出汗。甚麼都不乾的日子怎樣穿。',
      cn: '三月，墙壁会出汗。什么都不干的日子怎么穿。',
    },
    body: {
      en: prose`
        For some weeks each spring warm wet air from the south meets floors and walls that are still cold from winter. Mirrors mist over, tiles turn slippery, and laundry hung on Monday is laundry on Thursday.

        ## Wool, again

        It sounds wrong at twenty degrees. But fine wool takes up about a third of its weight in water before it feels wet, and it does not smell when it dries slowly. The 220 gram merino of no. 033 over a shirt is the most comfortable thing we make for March.

        ## Cotton that is not thick

        - Oxford and poplin: yes, they dry indoors in a night with a fan
        - Sweatshirts: wear them, but wash them on a day when the sun is out
        - Jeans: air them, do not wash them

        ## Shoes and hems

        Pavements stay wet without rain. A trouser that ends above the shoe stays dry; one that breaks over it carries the street home.

        The weather usually turns within days of a north wind. Open everything then, wardrobes too.
      `,
      zh: prose`
        每年春天總有幾個星期，南方的暖濕空氣遇上仍留着冬天寒意的牆與地板，這就是回南天。鏡面起霧，地磚濕滑，星期一晾的衫，星期四仍未乾。

        ## 還是羊毛

        攝氏20度穿羊毛，聽來不對。但幼細羊毛吸收相當於自身三分之一重量的水氣仍不覺濕，慢慢乾也不會有異味。033號的220克美麗諾開襟毛衣，套在恤衫外，是我們三月最舒服的一件。

        ## 不太厚的棉

        - 牛津布與府綢：可以，室內開風扇一晚便乾
        - 衛衣：照穿，但留待有太陽那天才洗
        - 牛仔褲：掛起通風，不要洗

        ## 鞋與褲腳

        沒有下雨，路面也是濕的。褲腳在鞋面之上便保持乾爽；堆在鞋面的，會把街上的水帶回家。

        一吹北風，幾天便會轉乾。到時把所有窗打開，衣櫃也要打開。
      `,
      cn: prose`
        每年春天总有几个星期，南方的暖湿空气遇上还留着冬天寒意的墙与地板，这就是回南天。镜面起雾，地砖湿滑，周一晾的衣服，周四还没干。

        ## 还是羊毛

        20度穿羊毛，听起来不对。但细羊毛吸收相当于自身三分之一重量的水汽仍不觉得湿，慢慢干也不会有异味。033号的220克美利奴开衫，套在衬衫外，是我们三月最舒服的一件。

        ## 不太厚的棉

        - 牛津纺与府绸：可以，室内开风扇一晚就干
        - 卫衣：照穿，但留到有太阳那天再洗
        - 牛仔裤：挂起来通风，不要洗

        ## 鞋与裤脚

        没有下雨，路面也是湿的。裤脚在鞋面之上就保持干爽；堆在鞋面的，会把街上的水带回家。

        一吹北风，几天就会转干。到时把所有窗打开，衣柜也要打开。
      `,
    },
  },
]
