import { prose } from '../copy/style-copy.ts'
import type { DemoEntry } from './story.ts'

/** Care guide: washing. */
export const washing: readonly DemoEntry[] = [
  {
    slug: 'washing-linen',
    type: 'guide',
    author: 'workroom',
    categories: ['washing'],
    tags: ['linen', 'summer'],
    product_handles: [
      'linen-band-collar-shirt',
      'drawstring-linen-trousers',
      'linen-drawstring-shorts',
    ],
    published: '2026-04-17',
    title: { en: 'Washing linen', zh: '亞麻的洗法', cn: '亚麻的洗法' },
    description: {
      en: 'A gentle cycle, half a drum, and onto a hanger while it is still damp.',
      zh: '柔和程序，半滿洗衣機，未全乾便掛起。',
      cn: '柔和程序，半桶衣物，半干时挂起。',
    },
    body: {
      en: prose`
        Linen is stronger wet than dry, so washing does it no harm. What wears it out is friction: a full drum, a fast spin, a hot dryer.

        ## In the machine

        - 40 °C on the gentle cycle, colours together
        - Half a drum, so that the cloth can move
        - Spin at 600 turns or less
        - No softener: it coats the fibre, which then takes up less moisture

        ## Drying

        Take it out at once, shake it hard, and hang it up by the shoulders in the shade. Pull the placket and the hem straight with your hands. It will be dry by morning, and most of the creases will have gone.

        ## To iron or not

        Our linen is washed as a finished garment and is meant to be worn as it comes off the hanger. If you like it flat, iron it damp and hot, on the inside. Dry linen does not take an iron; it only gets shiny.

        Small slubs in the cloth are part of the yarn. Do not cut them.
      `,
      zh: prose`
        亞麻濕水後比乾時更堅韌，洗不壞。真正損耗它的是摩擦：洗衣機塞得太滿、脫水太快、乾衣機太熱。

        ## 機洗

        - 攝氏40度，柔和程序，同色一起洗
        - 只放半滿，讓布可以翻動
        - 脫水每分鐘600轉或以下
        - 不用柔順劑：它會包着纖維，令布吸汗變差

        ## 晾乾

        洗完立即取出，用力抖一抖，由肩位掛起，在陰涼處晾。用手拉直胸襟與衫腳。翌晨便乾，皺紋大多也平了。

        ## 要不要熨

        我們的亞麻是成衣後水洗，由衣架取下便可穿。想要平整，趁微濕時反轉用高溫熨。全乾的亞麻熨不平，只會起光。

        布面的小粗節是紗的一部分，不要剪走。
      `,
      cn: prose`
        亚麻浸湿后比干的时候更结实，洗不坏。真正损耗它的是摩擦：洗衣机塞得太满、脱水太快、烘干太热。

        ## 机洗

        - 40度，柔和程序，同色一起洗
        - 只放半桶，让面料可以翻动
        - 脱水每分钟600转或以下
        - 不用柔顺剂：它会裹住纤维，让面料吸汗变差

        ## 晾干

        洗完马上取出，用力抖一抖，从肩部挂起，在阴凉处晾。用手拉直门襟与下摆。第二天早上就干，褶皱大多也平了。

        ## 要不要熨

        我们的亚麻是成衣后水洗，从衣架取下就可以穿。想要平整，趁微湿时翻到反面用高温熨。全干的亚麻熨不平，只会起光。

        布面的小粗节是纱的一部分，不要剪掉。
      `,
    },
  },
  {
    slug: 'washing-merino',
    type: 'guide',
    author: 'workroom',
    categories: ['washing'],
    tags: ['wool', 'winter'],
    product_handles: ['merino-crew-jumper', 'merino-v-neck-cardigan', 'half-zip-jumper'],
    published: '2026-10-30',
    title: { en: 'Washing merino', zh: '美麗諾的洗法', cn: '美利奴的洗法' },
    description: {
      en: 'Seldom, cool, inside out, and flat on a towel afterwards.',
      zh: '少洗、冷水、反轉，洗後平放毛巾上。',
      cn: '少洗、冷水、翻面，洗后平放在毛巾上。',
    },
    body: {
      en: prose`
        A merino jumper needs washing about once every ten wearings. In between, hang it over the back of a chair overnight by an open window; the smell goes with the damp.

        ## When it is time

        - Turn it inside out and put it into a net
        - Wool programme, 30 °C, with a detergent for wool: ordinary ones contain an enzyme that eats it
        - No soaking, no wringing

        ## Afterwards

        Roll it up in a dry towel and press. Then lay it flat, out of the sun, and pull it to the measurements on its page: chest, length, sleeve. Wool dries in the shape you leave it in.

        ## Bobbles

        They come where the arm rubs the side, mostly in the first month, from short fibres working loose. Take them off with a comb when the jumper is dry. After two or three times there are none left to come.

        Our lambswool and the cables are washed by hand in the same cool water. If you would rather not, any good cleaner will do it.
      `,
      zh: prose`
        美麗諾毛衣大約穿十次才洗一次。平日把它搭在椅背，開窗放一晚，氣味會隨濕氣散去。

        ## 要洗的時候

        - 反轉，放入洗衣網
        - 羊毛程序，攝氏30度，用羊毛專用洗劑：一般洗衣液含有會侵蝕羊毛的酵素
        - 不浸、不扭

        ## 洗完之後

        用乾毛巾捲起按壓吸水，然後平放在陰涼處，按商品頁上的尺寸拉好胸闊、衫長與袖長。羊毛會按你放好的形狀乾透。

        ## 起毛粒

        手臂與衫側摩擦的位置會起毛粒，多在第一個月，是短纖維鬆出所致。乾透後用毛衣梳梳走，兩三次之後便沒有了。

        羔羊毛與絞花毛衣同樣用冷水，以手洗滌。不想自己洗，交給可靠的洗衣店便可。
      `,
      cn: prose`
        美利奴毛衣大约穿十次才洗一次。平时把它搭在椅背，开窗放一晚，气味会随湿气散去。

        ## 要洗的时候

        - 翻面，放进洗衣网
        - 羊毛程序，30度，用羊毛专用洗涤剂：一般洗衣液含有会侵蚀羊毛的酶
        - 不浸泡、不拧

        ## 洗完之后

        用干毛巾卷起按压吸水，然后平放在阴凉处，按商品页上的尺寸拉好胸围、衣长与袖长。羊毛会按您放好的形状干透。

        ## 起球

        手臂与衣侧摩擦的位置会起球，多在第一个月，是短纤维松出所致。干透后用毛衣梳梳掉，两三次之后就没有了。

        羔羊毛与绞花毛衣同样用冷水手洗。不想自己洗，交给可靠的洗衣店即可。
      `,
    },
  },
  {
    slug: 'denim-before-the-first-wash',
    type: 'guide',
    author: 'shop',
    categories: ['washing'],
    tags: ['denim'],
    product_handles: ['selvedge-jeans', 'denim-trucker-jacket', 'denim-western-shirt'],
    published: '2026-08-14',
    title: {
      en: 'Denim before the first wash',
      zh: '第一次洗之前的丹寧',
      cn: '第一次洗之前的丹宁',
    },
    description: {
      en: 'How long to wait, what it will do to a pale sofa, and the wash itself.',
      zh: '要等多久、淺色梳化會怎樣，以及怎樣洗。',
      cn: '要等多久、浅色沙发会怎样，以及怎么洗。',
    },
    body: {
      en: prose`
        The indigo on new denim sits on the outside of the yarn. It rubs off: on hands, on pale leather, on the sofa. That is not a fault, it is how jeans get their own face, but it is good to know before you sit down.

        ## How long to wait

        In a dry climate people talk of six months. Here, wash them when they no longer feel fresh; four to six weeks of wear is plenty. Sweat left in cotton weakens it more than water does.

        ## The wash

        - Alone, inside out, buttons closed
        - 30 °C, short programme, little detergent
        - Hang by the waistband in the shade, pull the legs straight

        They lose two per cent of their length the first time. Have them hemmed afterwards, not before; the hem is free either way.

        ## Shoes, sofas, white tees

        Most of the loose dye is gone after two washes. Until then wear them with socks and tees you do not mind turning faintly blue. A white eraser takes it off leather if you are quick.
      `,
      zh: prose`
        新丹寧的靛藍附在紗的表面，會擦出來：沾到手、淺色皮革、梳化。這不是瑕疵，牛仔褲正因此穿出各人的樣子；但坐下之前，知道一聲總是好的。

        ## 等多久

        在乾燥的地方，有人說要等六個月。在香港，覺得不清爽便洗，穿着四至六個星期已經足夠。汗留在棉裏，比水更傷布。

        ## 怎樣洗

        - 單獨洗，反轉，扣好鈕
        - 攝氏30度，短程序，少量洗衣液
        - 由褲頭掛起，在陰涼處晾，拉直褲管

        第一次洗會短百分之二，所以先洗後改褲長。反正本店長褲免費改。

        ## 鞋、梳化與白T恤

        洗兩次之後，浮色大多已去。在此之前，配不怕微微變藍的襪子與T恤。沾在皮革上，趁早用白色擦膠可以擦走。
      `,
      cn: prose`
        新丹宁的靛蓝附在纱的表面，会蹭掉：沾到手、浅色皮革、沙发。这不是瑕疵，牛仔裤正因此穿出各人的样子；但坐下之前，知道一声总是好的。

        ## 等多久

        在干燥的地方，有人说要等六个月。在华南，觉得不清爽就洗，穿四到六个星期已经足够。汗留在棉里，比水更伤面料。

        ## 怎么洗

        - 单独洗，翻面，扣好扣子
        - 30度，短程序，少量洗衣液
        - 从裤腰挂起，在阴凉处晾，拉直裤管

        第一次洗会短百分之二，所以先洗后改裤长。反正本店长裤免费改。

        ## 鞋、沙发与白T恤

        洗两次之后，浮色大多已去。在此之前，配不怕微微变蓝的袜子与T恤。沾在皮革上，趁早用白色橡皮可以擦掉。
      `,
    },
  },
]
