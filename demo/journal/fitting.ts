import { prose } from '../copy/style-copy.ts'
import type { DemoEntry } from './story.ts'

/** Care guide: size, length and mending. */
export const fitting: readonly DemoEntry[] = [
  {
    slug: 'measure-the-shirt-you-like',
    type: 'guide',
    author: 'shop',
    categories: ['fit'],
    tags: ['fit', 'cotton'],
    product_handles: ['oxford-shirt', 'poplin-spread-collar-shirt', 'bengal-stripe-shirt'],
    published: '2026-02-13',
    title: {
      en: 'Measure the shirt you like',
      zh: '量度你最喜歡的恤衫',
      cn: '测量您最喜欢的衬衫',
    },
    description: {
      en: 'Not yourself. Five minutes, a flat table, and you need never guess a size again.',
      zh: '不是量自己。五分鐘，一張平枱，以後不用再估尺碼。',
      cn: '不是量自己。五分钟，一张平桌，以后不用再猜尺码。',
    },
    body: {
      en: prose`
        Body measurements tell you what size you are. They do not tell you how you like a shirt to sit. The shirt you reach for on a good day does.

        ## What you need

        A table larger than the shirt, a tape, and the shirt, washed, buttoned, smoothed flat but not stretched.

        ## Four lines

        - Chest: from armpit to armpit, straight across
        - Shoulder: from seam to seam, across the back
        - Length: from where collar and shoulder meet down to the hem
        - Sleeve: from the shoulder seam to the end of the cuff

        Write them down in centimetres and compare them with the table on the product's page. Ours are taken the same way, from finished garments, size by size.

        ## How close is close

        One centimetre in the chest is nothing. Two you notice. In the shoulder one is already something. If you are between two, choose by the shoulder: sleeves and length can be altered, shoulders cannot.
      `,
      zh: prose`
        量身得出你的尺碼，卻不知道你喜歡怎樣穿。心情好的日子，你隨手拿起的那件恤衫才知道。

        ## 準備

        一張比恤衫大的枱、一把軟尺，以及洗淨、扣好鈕、掃平但不拉扯的恤衫。

        ## 四條線

        - 胸闊：由腋下到腋下，直線橫量
        - 肩闊：由肩縫到肩縫，在背面量
        - 衫長：由領與肩相接處，垂直量到衫腳
        - 袖長：由肩縫到袖口

        以厘米寫下，與商品頁的尺碼表比較。我們同樣量度成衣，每個尺碼逐一列出。

        ## 相差多少才算差

        胸闊差一厘米，沒有感覺；差兩厘米便察覺到。肩闊差一厘米已經不同。在兩個尺碼之間，按肩闊選：袖長與衫長可以改，肩改不了。
      `,
      cn: prose`
        量身得出您的尺码，却不知道您喜欢怎么穿。心情好的日子，您随手拿起的那件衬衫才知道。

        ## 准备

        一张比衬衫大的桌子、一把软尺，以及洗净、扣好扣子、抚平但不拉扯的衬衫。

        ## 四条线

        - 胸宽：从腋下到腋下，直线横量
        - 肩宽：从肩缝到肩缝，在背面量
        - 衣长：从领与肩相接处，垂直量到下摆
        - 袖长：从肩缝到袖口

        以厘米记下，与商品页的尺码表比较。我们同样测量成衣，每个尺码逐一列出。

        ## 差多少才算差

        胸宽差一厘米，没有感觉；差两厘米就察觉到。肩宽差一厘米已经不同。在两个尺码之间，按肩宽选：袖长与衣长可以改，肩改不了。
      `,
    },
  },
  {
    slug: 'how-long-should-trousers-be',
    type: 'guide',
    author: 'tailor',
    categories: ['fit'],
    tags: ['fit', 'wool'],
    product_handles: ['wool-trousers', 'slim-chinos', 'wide-leg-trousers', 'selvedge-jeans'],
    published: '2026-11-06',
    title: { en: 'How long should trousers be?', zh: '褲長應該多長？', cn: '裤子应该多长？' },
    description: {
      en: 'It depends on the leg opening. The tailor explains with three pairs.',
      zh: '視乎褲腳有多闊。裁縫用三條褲說明。',
      cn: '要看裤脚有多宽。裁缝用三条裤子说明。',
    },
    body: {
      en: prose`
        People ask me for "normal". Normal is a matter of how wide the trouser is at the bottom, because a narrow hem cannot fall over a shoe and a wide one has to.

        ## Narrow: 17 cm and less

        Chinos, jeans. End them where the shoe begins, with no fold at all. Any longer and they pile up like a curtain that is too long for its window.

        ## Middle: 18 to 20 cm

        Wool trousers. One soft fold in front; behind, two fingers above the heel. I pin the back half a centimetre lower than the front, so that the hem looks straight when you walk.

        ## Wide: 22 cm and more

        Let them nearly touch the floor: one centimetre above it, in the shoes you will wear. Short wide trousers are a fashion. Long ones are a trouser.

        ## Turn-ups

        They add weight, and weight makes a leg hang straight. Four centimetres if you are tall, three and a half if you are not.

        Come on a Thursday or a Saturday, one to seven, and bring the shoes. Hems on our own trousers cost nothing and are ready the next day.
      `,
      zh: prose`
        客人常說「正常長度就可以」。正常與否，要看褲腳有多闊：窄的褲腳蓋不上鞋面，闊的非蓋不可。

        ## 窄：17厘米或以下

        斜布褲、牛仔褲。剛到鞋面便好，一點摺痕也不要。再長便堆起來，像比窗長的窗簾。

        ## 中：18至20厘米

        羊毛西褲。前面一個輕摺；後面在鞋踭之上兩隻手指。我會把後面別低半厘米，走路時褲腳看來才是平的。

        ## 闊：22厘米或以上

        幾乎貼地：離地一厘米，穿着你要配的鞋來量。短的闊褲是潮流，長的闊褲才是褲。

        ## 反腳

        反腳增加重量，有重量褲管便垂得直。個子高做四厘米，不高便三厘米半。

        逢星期四、六下午一時至七時，帶鞋來。本店長褲免費改褲長，翌日可取。
      `,
      cn: prose`
        客人常说“正常长度就行”。正常与否，要看裤脚有多宽：窄的裤脚盖不上鞋面，宽的非盖不可。

        ## 窄：17厘米或以下

        奇诺裤、牛仔裤。刚到鞋面就好，一点折痕也不要。再长就堆起来，像比窗户长的窗帘。

        ## 中：18至20厘米

        羊毛西裤。前面一个轻折；后面在鞋跟之上两指。我会把后面别低半厘米，走路时裤脚看起来才是平的。

        ## 宽：22厘米或以上

        几乎贴地：离地一厘米，穿着您要配的鞋来量。短的阔腿裤是潮流，长的阔腿裤才是裤子。

        ## 翻边

        翻边增加重量，有重量裤管就垂得直。个子高做四厘米，不高就三厘米半。

        每周四、周六下午一点到七点，带鞋来。本店长裤免费改裤长，次日可取。
      `,
    },
  },
]
