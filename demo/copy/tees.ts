import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const tees: readonly StyleCopy[] = [
  {
    handle: 'heavyweight-tee',
    styleNumber: '003',
    price: 320,
    grams: 280,
    fitKind: 'relaxed',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 280, 'compact jersey', '緊密平紋針織', '紧密平纹针织')],
    care: care.jersey,
    origin: 'CN',
    collection: 'core',
    tags: ['weekend', 'short-sleeve', 'heavyweight', 'layer'],
    goesWith: ['selvedge-jeans', 'chore-jacket', 'fatigue-trousers'],
    position: 3,
    published: '2021-04-01',
    base: { shoulder: 49, chest: 57, length: 70, sleeve: 22.5 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Heavyweight tee',
      subtitle: '280 g/m², boxy cut',
      description: prose`
        Two hundred and eighty grams to the square metre, about twice an ordinary tee. It keeps its square shape, does not cling and does not show through in white. We have changed the pattern once since 2021, to lengthen the body by a centimetre.

        - 2 cm rib collar with twin-needle stitching
        - Taped neck and shoulders
        - Knitted, dyed and sewn in Guangdong
        - Washed before it leaves the factory
      `,
      fit: 'Boxy through the body, with a dropped shoulder. Take your usual size.',
    },
    zh: {
      title: '重磅T恤',
      subtitle: '280 g/m²，方正剪裁',
      description: prose`
        每平方米280克，約為一般T恤的兩倍。衫身保持方正，不貼身，白色亦不透。自2021年推出以來紙樣只改過一次：衫身加長1厘米。

        - 2厘米羅紋領，雙針車線
        - 後領至肩線加貼帶
        - 廣東織布、染色及縫製
        - 出廠前已預洗
      `,
      fit: '衫身闊，肩位略落。按平日尺碼選購。',
    },
    cn: {
      title: '重磅T恤',
      subtitle: '280 g/m²，方正版型',
      description: prose`
        每平方米280克，约为普通T恤的两倍。衣身方正不变形，不贴身，白色也不透。自2021年推出以来版型只改过一次：衣长加了1厘米。

        - 2厘米罗纹领，双针车线
        - 后领至肩缝加包条
        - 广东织布、染色与缝制
        - 出厂前已预洗
      `,
      fit: '衣身宽，肩线略落。按平时尺码选择。',
    },
  },
  {
    handle: 'pocket-tee',
    styleNumber: '031',
    price: 280,
    grams: 190,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 190, 'ring-spun jersey', '環錠紡平紋針織', '环锭纺平纹针织')],
    care: care.jersey,
    origin: 'CN',
    collection: 'core',
    tags: ['weekend', 'short-sleeve', 'summer'],
    goesWith: ['chino-shorts', 'denim-western-shirt', 'slim-chinos'],
    position: 21,
    published: '2022-04-08',
    base: { shoulder: 45, chest: 52, length: 69, sleeve: 20.5 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Pocket tee',
      subtitle: '190 g/m², chest pocket',
      description: prose`
        The lighter of our two plain tees, and the one for summer. Ring-spun cotton at 190 g/m² is smooth on the skin and dries by morning. The pocket is set a little high, where a pair of glasses does not swing.

        - Chest pocket with a folded edge, bar-tacked
        - Narrow rib collar that does not stretch
        - Side seams, so it does not twist in the wash
        - The grey is marled in the yarn, not printed
      `,
      fit: 'Regular fit; take your usual size.',
    },
    zh: {
      title: '胸袋T恤',
      subtitle: '190 g/m²，左胸袋',
      description: prose`
        兩款素色T恤中較輕的一件，適合夏天。190 g/m²環錠紡棉觸感順滑，洗後一晚即乾。胸袋位置略高，掛一副眼鏡也不會晃動。

        - 胸袋袋口摺邊，兩角加固
        - 窄身羅紋領，不易鬆弛
        - 兩側有縫，洗後不會扭歪
        - 花灰色以色紗織成，並非印染
      `,
      fit: '標準剪裁，按平日尺碼選購。',
    },
    cn: {
      title: '口袋T恤',
      subtitle: '190 g/m²，左胸袋',
      description: prose`
        两款素色T恤中较轻的一件，适合夏天。190 g/m²的环锭纺棉触感顺滑，洗后一晚就干。胸袋位置略高，挂一副眼镜也不晃。

        - 胸袋袋口折边，两角加固
        - 窄罗纹领，不易松弛
        - 两侧有缝，洗后不扭
        - 花灰色由色纱织成，并非印染
      `,
      fit: '标准版型，按平时尺码选择。',
    },
  },
  {
    handle: 'breton-tee',
    styleNumber: '038',
    price: 380,
    grams: 260,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 230, 'interlock stripe', '雙面針織間條', '双面针织条纹')],
    care: care.jersey,
    origin: 'PT',
    collection: 'core',
    tags: ['weekend', 'stripe', 'long-sleeve'],
    goesWith: ['chore-jacket', 'wide-leg-trousers', 'mac-coat'],
    position: 11,
    published: '2022-03-11',
    base: { shoulder: 44.5, chest: 53, length: 68, sleeve: 59 },
    en: {
      title: 'Breton tee',
      subtitle: 'Boat neck, stripe on ecru',
      description: prose`
        Coloured stripes on undyed ecru cotton, with the shoulders left plain as the old seamen's jerseys had them. The cloth is an interlock, the same on both sides, so the stripes do not grin through or curl at the hem.

        - Boat neck cut straight across
        - Sleeves a little short, to sit above a watch
        - Stripes meet at the side seams
        - Twin-needle hem and cuffs
      `,
      fit: 'Regular fit, worn close at the shoulder. Take your usual size.',
    },
    zh: {
      title: '布列塔尼間條T恤',
      subtitle: '一字領，米白底間條',
      description: prose`
        彩色間條織在未經染色的米白棉布上，肩位留白，與舊時水手衫一樣。採用雙面針織，底面一致，條紋不露底，衫腳不捲邊。

        - 平裁一字領
        - 袖長略短，剛好露出手錶
        - 側骨對條
        - 衫腳與袖口雙針車線
      `,
      fit: '標準剪裁，肩位較貼身。按平日尺碼選購。',
    },
    cn: {
      title: '布列塔尼条纹T恤',
      subtitle: '一字领，米白底条纹',
      description: prose`
        彩色条纹织在未染色的米白棉布上，肩部留白，和从前的水手衫一样。采用双面针织，正反一致，条纹不露底，下摆不卷边。

        - 平裁一字领
        - 袖长略短，刚好露出手表
        - 侧缝对条
        - 下摆与袖口双针车线
      `,
      fit: '标准版型，肩部较合身。按平时尺码选择。',
    },
  },
  {
    handle: 'henley-tee',
    styleNumber: '096',
    price: 380,
    grams: 290,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 240, 'waffle', '窩夫格', '华夫格')],
    care: care.jersey,
    origin: 'PT',
    collection: 'aw26',
    tags: ['winter', 'long-sleeve', 'layer'],
    goesWith: ['brushed-flannel-shirt', 'fatigue-trousers', 'quilted-liner-jacket'],
    position: 29,
    published: '2026-09-18',
    base: { shoulder: 45, chest: 52.5, length: 69, sleeve: 61.5 },
    en: {
      title: 'Henley tee',
      subtitle: 'Waffle cotton, three buttons',
      description: prose`
        Waffle cotton traps air in its cells, so it warms more than its weight. Alone it is enough for a cool evening; under a flannel shirt it is enough for most of January. The ribs at neck and cuff are knitted from the same yarn.

        - Three-button placket, reinforced at the base
        - Rib neck and 6 cm cuffs
        - Flat seams that do not press under a jacket
        - Shrunk before cutting
      `,
      fit: 'Regular fit; the waffle stretches and recovers. Take your usual size.',
    },
    zh: {
      title: '亨利領長袖T恤',
      subtitle: '窩夫格棉，三粒鈕',
      description: prose`
        窩夫格棉的小格能鎖住空氣，比同等重量的布更暖。微涼的晚上單穿已足夠；加一件法蘭絨恤衫，足以應付大部分一月天。領口與袖口羅紋用同一種紗織成。

        - 三鈕半胸，底部加固
        - 羅紋領與6厘米袖口
        - 平縫車線，外穿夾克不會磨身
        - 裁剪前已作縮水處理
      `,
      fit: '標準剪裁，窩夫格有伸縮性。按平日尺碼選購。',
    },
    cn: {
      title: '亨利领长袖T恤',
      subtitle: '华夫格棉，三粒扣',
      description: prose`
        华夫格棉的小格能锁住空气，比同等克重的面料更暖。微凉的晚上单穿就够；外面加一件法兰绒衬衫，足以应付大半个南方冬天。领口与袖口罗纹用同一种纱织成。

        - 三扣半门襟，底部加固
        - 罗纹领与6厘米袖口
        - 平缝线迹，外穿夹克不硌
        - 裁剪前已做预缩
      `,
      fit: '标准版型，华夫格有伸缩性。按平时尺码选择。',
    },
  },
]
