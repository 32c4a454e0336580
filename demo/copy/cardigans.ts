import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const cardigans: readonly StyleCopy[] = [
  {
    handle: 'shawl-collar-cardigan',
    styleNumber: '101',
    price: 1680,
    grams: 720,
    fitKind: 'relaxed',
    fabricKind: 'wool',
    fabric: [
      cloth(
        [
          [90, 'wool'],
          [10, 'cashmere'],
        ],
        480,
        '5-gauge half-cardigan rib',
        '5針半畦編',
        '5针半畦编',
      ),
    ],
    care: care.heavyWool,
    origin: 'CN',
    collection: 'aw26',
    tags: ['winter', 'layer', 'heavyweight'],
    goesWith: ['brushed-flannel-shirt', 'wool-trousers', 'heavyweight-tee'],
    position: 13,
    published: '2026-10-02',
    base: { shoulder: 46, chest: 57, length: 71, sleeve: 64 },
    en: {
      title: 'Shawl-collar cardigan',
      subtitle: 'Five buttons, two patch pockets',
      description: prose`
        As warm as a jacket, and it folds. The rib is knitted double so it keeps its shape when the pockets are full, and a tenth of cashmere takes the edge off the wool where the collar meets the neck. The collar stands up by itself.

        - Shawl collar in one piece, 11 cm at the back
        - Five horn buttons
        - Two patch pockets, deep enough for gloves
        - Band stabilised so the buttonholes hold
      `,
      fit: 'Relaxed; wear it over a shirt. Take your usual size.',
    },
    zh: {
      title: '青果領開襟毛衣',
      subtitle: '五粒鈕，雙貼袋',
      description: prose`
        暖如外套，卻可摺疊收納。雙層織法的畦編令衫身挺實，口袋放滿東西也不走樣；混入一成茄士咩，貼頸位置更柔和。衫領會自然企起。

        - 一片織成的青果領，後領高11厘米
        - 五粒牛角鈕
        - 兩個貼袋，放得下一對手套
        - 門襟加固，鈕門不易鬆弛
      `,
      fit: '寬鬆剪裁，可穿在恤衫之外。按平日尺碼選購。',
    },
    cn: {
      title: '青果领开衫',
      subtitle: '五粒扣，双贴袋',
      description: prose`
        暖得像外套，却能折起来收。双层织法的畦编让衣身挺实，口袋装满也不走样；混入10%山羊绒，贴着脖子的地方更柔和。领子会自己立起来。

        - 一片织成的青果领，后领高11厘米
        - 五粒牛角扣
        - 两个贴袋，放得下一双手套
        - 门襟加固，扣眼不易松弛
      `,
      fit: '宽松版型，可穿在衬衫外。按平时尺码选择。',
    },
  },
  {
    handle: 'merino-v-neck-cardigan',
    styleNumber: '033',
    price: 1080,
    grams: 340,
    fitKind: 'regular',
    fabricKind: 'wool',
    fabric: [
      cloth([[100, 'merino']], 220, '14-gauge, 19.5 micron', '14針，19.5微米', '14针，19.5微米'),
    ],
    care: care.fineWool,
    origin: 'CN',
    collection: 'core',
    tags: ['office', 'layer', 'fine-knit'],
    goesWith: ['bengal-stripe-shirt', 'pleated-trousers', 'knit-tie'],
    position: 25,
    published: '2022-09-16',
    base: { shoulder: 44, chest: 53.5, length: 67, sleeve: 64 },
    en: {
      title: 'Merino V-neck cardigan',
      subtitle: 'Six buttons, two welt pockets',
      description: prose`
        For the back of an office chair, where ours live from May to October. The V is deep enough for a tie and shallow enough for a tee. Same yarn and gauge as the crew jumper No. 007, so the two wash and wear alike.

        - Six mother-of-pearl buttons
        - Two welt pockets for a card and a key
        - Grosgrain behind the button band
        - Full-fashioned armholes
      `,
      fit: 'Regular fit, cut to go under a jacket. Take your usual size.',
    },
    zh: {
      title: '美麗諾V領開襟毛衣',
      subtitle: '六粒鈕，雙暗袋',
      description: prose`
        適合搭在辦公室椅背，由五月到十月隨手披上。V領深度配領帶剛好，配T恤也不過低。紗線與針數和007號圓領毛衣相同，洗法與穿着感受一致。

        - 六粒天然貝殼鈕
        - 兩個暗袋，放卡與鎖匙
        - 門襟內側襯羅緞帶
        - 夾位全成形收針
      `,
      fit: '標準剪裁，可穿在西裝外套之內。按平日尺碼選購。',
    },
    cn: {
      title: '美利奴V领开衫',
      subtitle: '六粒扣，双挖袋',
      description: prose`
        适合搭在办公椅背上，从五月到十月随手披。V领深度配领带刚好，配T恤也不过低。纱线与针数和007号圆领毛衣相同，洗法与穿感一致。

        - 六粒天然贝壳扣
        - 两个挖袋，放卡与钥匙
        - 门襟内侧衬罗缎带
        - 袖窿全成形收针
      `,
      fit: '标准版型，可穿在西装外套里。按平时尺码选择。',
    },
  },
  {
    handle: 'half-zip-jumper',
    styleNumber: '103',
    price: 1280,
    grams: 480,
    fitKind: 'regular',
    fabricKind: 'wool',
    fabric: [cloth([[100, 'merino']], 320, '9-gauge', '9針', '9针')],
    care: care.fineWool,
    origin: 'CN',
    collection: 'aw26',
    tags: ['winter', 'travel', 'layer'],
    goesWith: ['heavyweight-tee', 'fatigue-trousers', 'down-parka'],
    position: 32,
    published: '2026-10-09',
    base: { shoulder: 45, chest: 54.5, length: 68, sleeve: 65 },
    en: {
      title: 'Half-zip jumper',
      subtitle: 'Stand collar, nine-gauge merino',
      description: prose`
        The collar closes to the chin on the ferry and opens to the chest indoors. Nine-gauge merino is half as heavy again as our fine knits and still fits under a coat; the deep ribs at cuff and hem keep the wind from climbing in. The zip is backed with knit and does not touch the skin.

        - Stand collar, 8 cm high
        - 22 cm metal zip with a knitted guard
        - Full-fashioned armholes
        - 8 cm ribs at cuff and hem
      `,
      fit: 'Regular fit over a tee or shirt. Take your usual size.',
    },
    zh: {
      title: '半拉鏈毛衣',
      subtitle: '企領，9針美麗諾',
      description: prose`
        乘渡輪時拉至下巴，進室內便拉開至胸口。9針美麗諾比我們的細針毛衣厚近一半，仍可穿在大褸之內；闊身羅紋袖口與衫腳，風不易鑽入。拉鏈內側有針織擋片，不會觸及皮膚。

        - 8厘米企領
        - 22厘米金屬拉鏈，內附擋片
        - 夾位全成形收針
        - 8厘米羅紋袖口與衫腳
      `,
      fit: '標準剪裁，內穿T恤或恤衫。按平日尺碼選購。',
    },
    cn: {
      title: '半拉链毛衣',
      subtitle: '立领，9针美利奴',
      description: prose`
        风大时拉到下巴，进屋再拉开到胸口。9针美利奴比我们的细针毛衣厚近一半，仍可穿在大衣里；宽罗纹袖口与下摆，风不易钻进来。拉链内侧有针织挡片，不碰皮肤。

        - 8厘米立领
        - 22厘米金属拉链，内附挡片
        - 袖窿全成形收针
        - 8厘米罗纹袖口与下摆
      `,
      fit: '标准版型，内搭T恤或衬衫。按平时尺码选择。',
    },
  },
  {
    handle: 'knitted-vest',
    styleNumber: '067',
    price: 580,
    compareAt: 780,
    grams: 260,
    fitKind: 'regular',
    fabricKind: 'wool',
    fabric: [cloth([[100, 'lambswool']], 290, '9-gauge', '9針', '9针')],
    care: care.fineWool,
    origin: 'CN',
    collection: 'core',
    tags: ['office', 'layer'],
    goesWith: ['oxford-shirt', 'pleated-trousers', 'relaxed-longsleeve-tee'],
    position: 48,
    published: '2024-09-20',
    base: { shoulder: 40, chest: 52.5, length: 63 },
    en: {
      title: 'Knitted vest',
      subtitle: 'V neck, ribbed armholes',
      description: prose`
        Half a jumper, for the half of the year that wants one. It warms the chest, leaves the arms free and adds nothing under a coat sleeve. The armholes are cut wide enough for an oxford sleeve without bunching.

        - V neck with a mitred rib
        - 3 cm ribs at the armholes
        - Ends at the belt, so it does not ruck up when you sit
        - Shoulders linked by hand
      `,
      fit: 'Regular fit over a shirt. Take your usual size, or one down to wear on its own.',
    },
    zh: {
      title: '針織背心',
      subtitle: 'V領，羅紋夾圈',
      description: prose`
        半件毛衣，留給半涼不涼的半年。胸口保暖，手臂自如，外穿大褸時袖管不添厚度。夾圈夠闊，內穿牛津恤衫也不起堆。

        - V領，羅紋尖角拼接
        - 3厘米羅紋夾圈
        - 衫長至皮帶，坐下不會捲起
        - 膊位人手縫盤
      `,
      fit: '標準剪裁，套在恤衫之外穿。按平日尺碼選購，單穿可選小一碼。',
    },
    cn: {
      title: '针织背心',
      subtitle: 'V领，罗纹袖窿',
      description: prose`
        半件毛衣，留给乍暖还寒的半年。胸口保暖，手臂自如，外穿大衣时袖管不添厚度。袖窿够宽，内搭牛津纺衬衫也不堆。

        - V领，罗纹尖角拼接
        - 3厘米罗纹袖窿
        - 衣长到腰带，坐下不卷边
        - 肩部人工套口
      `,
      fit: '标准版型，套在衬衫外穿。按平时尺码选择，单穿可选小一码。',
    },
  },
]
