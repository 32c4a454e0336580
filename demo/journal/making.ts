import { prose } from '../copy/style-copy.ts'
import type { DemoEntry } from './story.ts'

/** Journal: how the clothes are made. */
export const making: readonly DemoEntry[] = [
  {
    slug: 'start-with-the-weight',
    type: 'story',
    author: 'workroom',
    categories: ['cloth'],
    tags: ['cotton', 'summer', 'winter'],
    product_handles: [
      'heavyweight-tee',
      'pocket-tee',
      'poplin-spread-collar-shirt',
      'cable-jumper',
    ],
    published: '2026-09-18',
    title: { en: 'Start with the weight', zh: '由重量開始', cn: '从克重开始' },
    description: {
      en: 'Before a line is drawn we decide how much a square metre of the cloth may weigh.',
      zh: '動筆之前，我們先定下布料每平方米可以有多重。',
      cn: '动笔之前，我们先定下面料每平方米可以有多重。',
    },
    body: {
      en: prose`
        Take a square metre of cloth and put it on a scale. The poplin of shirt no. 021 weighs 115 grams, the jersey of tee no. 031 weighs 190, and the cable jumper no. 100 weighs 520. That one figure says more about how a garment will feel on Des Voeux Road in May than any word on its label.

        ## What the figures do

        - Up to 130: moves with the slightest air, shows what is under it
        - 150 to 200: most shirts and summer tees; holds a shape, dries overnight
        - 220 to 300: stands away from the skin, hides a damp back
        - 300 and more: a layer for January, or a jacket

        Heavier is not better. The 280 grams of no. 003 make a tee that keeps its shoulders for years, and that you will not want on the tram in August. For that there is no. 031.

        ## Why we print it

        Because a picture cannot show it. We weigh the cloth as it leaves the mill, washed once, and write the figure on every page. If two of ours look alike, compare the weights: they are made for different months.
      `,
      zh: prose`
        剪一平方米布，放上磅。021號恤衫的府綢重115克，031號T恤的平紋布重190克，100號絞花毛衣重520克。五月走在德輔道，衣服是甚麼感覺，這個數字比領標上任何形容詞都說得清楚。

        ## 數字的意思

        - 130以下：有風便動，也會透出裏面的衣服
        - 150至200：大部分恤衫與夏天T恤；有身形，掛一晚即乾
        - 220至300：不貼身，背脊出汗也看不出
        - 300以上：一月的中層，或者外套

        不是愈重愈好。003號的280克，穿幾年肩線依然企理，但八月坐電車你未必想穿。那時候有031號。

        ## 為何寫出來

        因為相片拍不出重量。我們量的是出廠後洗過一次的布，每頁列明。兩件看來差不多，不妨比較克重：它們是為不同月份而做的。
      `,
      cn: prose`
        剪一平方米面料，放上秤。021号衬衫的府绸重115克，031号T恤的平纹布重190克，100号绞花毛衣重520克。五月走在街上，衣服是什么感觉，这个数字比领标上任何形容词都说得清楚。

        ## 数字的意思

        - 130以下：有风就动，也会透出里面的衣服
        - 150至200：大部分衬衫与夏季T恤；有型，挂一晚就干
        - 220至300：不贴身，后背出汗也看不出
        - 300以上：一月的中层，或者外套

        不是越重越好。003号的280克，穿几年肩线依然挺括，但八月挤车时您未必想穿。那时候有031号。

        ## 为什么写出来

        因为照片拍不出克重。我们称的是出厂后洗过一次的面料，每页标明。两件看起来差不多，不妨比较克重：它们是为不同月份做的。
      `,
    },
  },
  {
    slug: 'there-is-no-004',
    type: 'story',
    author: 'workroom',
    categories: ['making'],
    tags: ['fit'],
    product_handles: ['heavyweight-tee', 'loopback-sweatshirt', 'merino-crew-jumper'],
    published: '2026-07-03',
    title: { en: 'There is no 004', zh: '沒有004號', cn: '没有004号' },
    description: {
      en: 'About half of our numbers were never sold. Here is how one of them ended.',
      zh: '大約一半編號從未出售。以下是其中一個怎樣結束。',
      cn: '大约一半编号从未出售。以下是其中一个怎样结束。',
    },
    body: {
      en: prose`
        No. 003 is a T-shirt, no. 005 a sweatshirt. In between was a tee with a pocket on the sleeve, for a transit card. It was our cleverest idea that spring.

        Three of us wore it for a season. The first week, everybody asked about the pocket. The second week, one of us laundered a card. By July the sleeve hung a centimetre lower on the left, because a pocket has weight even when it is empty, and a sleeve has little to hold it up.

        ## What we tried

        - A lighter pocket, which tore
        - A pocket on both sleeves, which looked like a uniform
        - A stay tape along the hem, which felt like a bandage

        In September we put it to a vote and it took a minute. The pattern hangs on its hook with the others, crossed through in red.

        ## Why a number stays used

        We could have called the sweatshirt 004 and nobody would have known. But the number is given when the pattern is cut, not when it sells, and the gaps are the honest part of the list. Ask in the shop about any of them; somebody will remember.
      `,
      zh: prose`
        003號是T恤，005號是衛衣。中間本來有一件袖上有袋的T恤，用來放八達通。那年春天，這是我們最聰明的主意。

        三位同事穿了一季。第一個星期，人人都問起那個袋。第二個星期，有人連卡一起洗了。到七月，左邊衫袖比右邊低了一厘米：袋是空的也有重量，而一隻衫袖沒有甚麼可以承托它。

        ## 我們試過

        - 用更薄的袋布，結果穿了
        - 兩邊衫袖都加袋，看來像制服
        - 沿袖口加牽條，穿起來像繃帶

        九月投票，一分鐘便有結果。紙樣與其他一起掛在鈎上，用紅筆劃去。

        ## 編號為何不再用

        把衛衣叫做004號，本來沒有人會知道。但編號在紙樣裁成時定下，不在賣出時；空缺的號碼正是這張清單最老實的部分。想知道任何一個的故事，來門市問吧，總有人記得。
      `,
      cn: prose`
        003号是T恤，005号是卫衣。中间本来有一件袖子上带口袋的T恤，用来放交通卡。那年春天，这是我们最聪明的主意。

        三位同事穿了一季。第一周，人人都问起那个口袋。第二周，有人连卡一起洗了。到七月，左边袖子比右边低了一厘米：口袋空着也有重量，而一只袖子没有什么可以托住它。

        ## 我们试过

        - 用更薄的袋布，结果破了
        - 两边袖子都加口袋，看起来像制服
        - 沿袖口加牵条，穿起来像绷带

        九月投票，一分钟就有结果。纸样和其他的一起挂在钩上，用红笔划掉。

        ## 编号为什么不再用

        把卫衣叫作004号，本来没有人会知道。但编号在纸样裁成时定下，不是在卖出时；空着的号码正是这张清单最老实的部分。想知道任何一个的故事，来门店问吧，总有人记得。
      `,
    },
  },
  {
    slug: 'a-morning-in-kwun-tong',
    type: 'story',
    author: 'workroom',
    categories: ['making'],
    tags: ['kowloon'],
    product_handles: ['canvas-tote', 'chore-jacket', 'oxford-shirt'],
    published: '2026-05-22',
    title: { en: 'A morning in Kwun Tong', zh: '觀塘的一個早上', cn: '观塘的一个早上' },
    description: {
      en: 'Four people, one cutting table, and a goods lift that decides the timetable.',
      zh: '四個人，一張裁床，由貨運升降機決定日程。',
      cn: '四个人，一张裁床，由货梯决定日程。',
    },
    body: {
      en: prose`
        The goods lift opens at half past eight. Before that nothing wider than a person reaches the eleventh floor, so rolls of cloth wait in the loading bay and we start with paper.

        ## Half past eight

        A roll of oxford comes up. It is laid out on the table and left alone until after lunch: cloth that has been rolled tight pulls itself together by up to one per cent, and a shirt cut too early is a shirt that has shrunk before anyone washed it.

        ## Ten o'clock

        The first sample of a collar, the fourth this month. We put it on whoever is standing nearest, button it, and ask him to look for his keys. A collar that is right when a man stands still is easy. We move the band by two millimetres and write down why.

        ## Noon

        The canvas workshop around the corner sends up twelve totes, stitched since seven. One handle is four centimetres short. Everybody looks at the drawing; the drawing is wrong. We buy lunch.

        The table is free at two. By then the oxford has stopped moving.
      `,
      zh: prose`
        貨運升降機八時半開放。在此之前，比人闊的東西都上不了十一樓；布匹在貨台等候，我們先由紙樣開始。

        ## 八時半

        一匹牛津布送上來，鋪在裁床上，放到午飯之後才碰。捲得緊的布會自己回縮，最多百分之一；裁得太早，恤衫未洗已經縮水。

        ## 十時

        衫領的第一個樣辦，本月第四次。誰站得最近便由誰試穿，扣好鈕，請他找一找鎖匙。站定時好看的領不難做。我們把領座移了兩毫米，寫下原因。

        ## 正午

        街角的帆布工場送來十二個布袋，七時開工車好。其中一條手挽短了四厘米。大家看圖，原來是圖畫錯了。午飯我們請。

        裁床兩時空出。到那時，牛津布已經不再縮動。
      `,
      cn: prose`
        货梯八点半开放。在此之前，比人宽的东西都上不了十一楼；布匹在货台等着，我们先从纸样开始。

        ## 八点半

        一匹牛津纺送上来，铺在裁床上，放到午饭之后才动。卷得紧的面料会自己回缩，最多百分之一；裁得太早，衬衫还没洗就已经缩水。

        ## 十点

        领子的第一件样品，本月第四次。谁站得最近就由谁试穿，扣好扣子，请他找一找钥匙。站着不动时好看的领子不难做。我们把领座移了两毫米，写下原因。

        ## 正午

        街角的帆布工坊送来十二个布袋，七点开工缝好。其中一条提手短了四厘米。大家看图，原来是图画错了。午饭我们请。

        裁床两点空出来。到那时，牛津纺已经不再缩动。
      `,
    },
  },
]
