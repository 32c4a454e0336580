import { prose } from '../copy/style-copy.ts'
import type { DemoEntry } from './story.ts'

/** Posts on garments that are new or back in stock. */
export const piecePosts: readonly DemoEntry[] = [
  {
    slug: 'four-pieces-ahead-of-summer',
    type: 'news',
    author: 'workroom',
    categories: ['new-pieces'],
    tags: ['preorder', 'summer', 'linen'],
    product_handles: [
      'seersucker-short-sleeve-shirt',
      'skipper-polo',
      'linen-drawstring-shorts',
      'packable-windbreaker',
    ],
    published: '2026-11-12',
    title: {
      en: 'Four pieces to order ahead',
      zh: '四款春夏新品，現可預購',
      cn: '四款春夏新品，现已开放预售',
    },
    description: {
      en: 'Seersucker, terry, linen and 42 grams of nylon. They leave us from 15 January.',
      zh: '泡泡紗、毛巾布、亞麻，以及42克的尼龍。1月15日起寄出。',
      cn: '泡泡纱、毛圈布、亚麻，以及42克的尼龙。1月15日起发货。',
    },
    body: {
      en: prose`
        The first pieces of Spring/Summer 2027 are still on the machines. You can order them now, so that we know how many to sew.

        - No. 109, a seersucker shirt: 118 grams, and never touches an iron
        - No. 111, a skipper polo in terry, knitted in Japan, for after the swim
        - No. 112, linen shorts with a drawstring, washed before they reach you
        - No. 116, a windbreaker of 42 gram ripstop that folds into its own pocket

        ## How it works

        You pay when you order. We send from 15 January, first come, first sent. Should the date move by more than a week, we’ll email you, and you may cancel for a full refund.

        Anything else in the same order travels with them. If you need it sooner, order it apart.
      `,
      zh: prose`
        2027春夏系列的首批新款仍在機上。現在可以預購，讓我們知道要做多少件。

        - 109號泡泡紗恤衫：118克，從此不用熨
        - 111號毛巾布開領Polo恤：日本織造，游水之後穿
        - 112號亞麻抽繩短褲：寄到你手上之前已經洗過
        - 116號可收納套頭風褸：42克防撕尼龍，可摺入自己的袋

        ## 安排

        落單時付款，1月15日起按落單先後寄出。如日期推遲超過一星期，我們會以電郵通知，你可取消並獲全數退款。

        同一訂單的其他貨品會一併寄出。如想早些收到，請分開落單。
      `,
      cn: prose`
        2027春夏系列的首批新款还在机器上。现在可以预订，让我们知道要做多少件。

        - 109号泡泡纱衬衫：118克，从此不用熨
        - 111号毛圈布无扣Polo衫：日本织造，游泳之后穿
        - 112号亚麻抽绳短裤：寄到您手上之前已经洗过
        - 116号可收纳套头防风外套：42克防撕裂尼龙，可折进自己的口袋

        ## 安排

        下单时付款，1月15日起按下单先后发货。如日期推迟超过一周，我们会邮件通知，您可取消并获全额退款。

        同一订单的其他商品会一并发出。如想早些收到，请分开下单。
      `,
    },
  },
  {
    slug: 'no-003-in-every-size',
    type: 'news',
    author: 'shop',
    categories: ['new-pieces', 'shop-news'],
    tags: ['cotton'],
    product_handles: ['heavyweight-tee', 'relaxed-longsleeve-tee'],
    published: '2026-10-08',
    title: {
      en: 'No. 003 has a fifth colour',
      zh: '003號有了第五種顏色',
      cn: '003号有了第五种颜色',
    },
    description: {
      en: 'Rust, between red and brown, after five years of white, black, navy and oatmeal.',
      zh: '白、黑、海軍藍、燕麥色做了五年，今年加入鐵鏽紅。',
      cn: '白、黑、藏青、燕麦色做了五年，今年加入铁锈红。',
    },
    body: {
      en: prose`
        The oldest thing we still make is a T-shirt: no. 003, 280 grams, boxy. For five years it came in white, black, navy and oatmeal, and for five years somebody asked for red.

        This is as red as we dare. Rust is dyed in the piece with two colours over each other, so that it fades towards brown rather than pink. We washed six swatches thirty times before we chose.

        ## If you know your size

        It has not changed. Shoulders, length and the height of the neck rib are as they were in 2021; a new one sits beside an old one without anybody telling which is which, apart from the fade.
      `,
      zh: prose`
        我們仍在製作的最舊一款是T恤：003號，280克，寬身。五年來只有白、黑、海軍藍與燕麥色，五年來總有人問有沒有紅色。

        鐵鏽紅是我們敢做的最紅。布料以兩種顏色疊染，褪色時偏啡而不偏粉。六塊色辦各洗三十次，才選定這一個。

        ## 如你已知道尺碼

        尺碼沒有改。肩闊、衫長與領口羅紋的高度，都與2021年一樣；新舊兩件並排，除了顏色深淺，誰也分不出。
      `,
      cn: prose`
        我们还在制作的最老一款是T恤：003号，280克，宽身。五年来只有白、黑、藏青与燕麦色，五年来总有人问有没有红色。

        铁锈红是我们敢做的最红。面料以两种颜色叠染，褪色时偏棕而不偏粉。六块色样各洗三十次，才选定这一个。

        ## 如果您已知道尺码

        尺码没有改。肩宽、衣长与领口罗纹的高度，都和2021年一样；新旧两件并排，除了颜色深浅，谁也分不出。
      `,
    },
  },
  {
    slug: 'flannel-from-biella',
    type: 'news',
    author: 'workroom',
    categories: ['new-pieces'],
    tags: ['wool', 'winter'],
    product_handles: ['wool-trousers', 'unstructured-blazer'],
    published: '2026-09-24',
    title: { en: 'Flannel from Biella', zh: '來自比耶拉的法蘭絨', cn: '来自比耶拉的法兰绒' },
    description: {
      en: 'No. 105: wool trousers at 290 grams, for an office that is always cold.',
      zh: '105號羊毛西褲，290克，為長年冷氣的寫字樓而做。',
      cn: '105号羊毛西裤，290克，为长年冷气的写字楼而做。',
    },
    body: {
      en: prose`
        English flannel weighs 340 grams and more and is wonderful in a house without heating. We asked a mill in Biella for the same face at 290, which is what an office at twenty-two degrees calls for.

        The wool is milled after weaving: washed and beaten until the threads close up and a short nap stands on top. That nap is what makes flannel soft, and what a brush keeps in order.

        ## Keeping them

        - Brush downwards after wearing, hang by the turn-ups
        - A day of rest between wearings lets creases fall out
        - Clean once a season, no more

        No. 105 comes in grey and navy, with four-centimetre turn-ups if you ask for them.
      `,
      zh: prose`
        英國法蘭絨重340克或以上，在沒有暖氣的屋裏十分舒服。我們請比耶拉的布廠做出同樣的布面，只用290克：攝氏22度的寫字樓，需要的正是這個重量。

        羊毛布織成後經縮絨處理：水洗、拍打，令紗線收緊，表面起一層短絨。法蘭絨的柔軟來自這層絨，打理它只需一把衣刷。

        ## 保養

        - 穿後由上而下掃，由褲腳倒掛
        - 相隔一天再穿，皺褶會自行消退
        - 一季乾洗一次，不必更多

        105號有灰色與海軍藍，可按要求做四厘米反腳。
      `,
      cn: prose`
        英国法兰绒重340克或以上，在没有暖气的屋里十分舒服。我们请比耶拉的布厂做出同样的布面，只用290克：22度的写字楼，需要的正是这个克重。

        羊毛布织成后经缩绒处理：水洗、拍打，让纱线收紧，表面起一层短绒。法兰绒的柔软来自这层绒，打理它只需一把衣刷。

        ## 保养

        - 穿后从上往下刷，从裤脚倒挂
        - 隔一天再穿，褶皱会自行消退
        - 一季干洗一次，不必更多

        105号有灰色与藏青，可按要求做四厘米翻边。
      `,
    },
  },
]
