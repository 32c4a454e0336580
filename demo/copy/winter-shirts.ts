import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const winterShirts: readonly StyleCopy[] = [
  {
    handle: 'brushed-flannel-shirt',
    styleNumber: '094',
    price: 820,
    grams: 390,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 170, 'brushed flannel', '磨毛法蘭絨', '磨毛法兰绒')],
    care: care.softShirt,
    origin: 'PT',
    collection: 'aw26',
    tags: ['winter', 'check', 'weekend', 'long-sleeve'],
    goesWith: ['selvedge-jeans', 'heavyweight-tee', 'rib-beanie', 'quilted-liner-jacket'],
    position: 9,
    published: '2026-09-11',
    base: { shoulder: 46.5, chest: 57, length: 76, sleeve: 62.5 },
    en: {
      title: 'Brushed flannel shirt',
      subtitle: 'Check, two flap pockets',
      description: prose`
        Cotton flannel, woven as a check and brushed on both faces, so it is warm the moment it goes on. The check is cut to meet at the placket, the pockets and the side seams; that uses about a tenth more cloth and looks right from every side.

        - Regular collar, seven-button placket
        - Two chest pockets with buttoned flaps
        - Checks matched front and side
        - Double-stitched seams throughout
      `,
      fit: 'Regular fit with room for a tee beneath. Take your usual size.',
    },
    zh: {
      title: '磨毛法蘭絨格仔恤衫',
      subtitle: '格紋，雙胸袋',
      description: prose`
        純棉法蘭絨，先織成格紋再雙面磨毛，一穿上身已經暖和。前襟、胸袋與側骨的格紋逐一對準，用布多一成，但從哪一邊看都端正。

        - 標準領，七鈕前襟
        - 兩個有蓋胸袋，附鈕
        - 前幅與側骨對格
        - 全件雙線車縫
      `,
      fit: '標準剪裁，內穿T恤仍有空間。按平日尺碼選購。',
    },
    cn: {
      title: '磨毛法兰绒格纹衬衫',
      subtitle: '格纹，双胸袋',
      description: prose`
        纯棉法兰绒，先织成格纹再双面磨毛，一上身就暖。门襟、胸袋与侧缝的格纹逐一对齐，多用一成面料，但从哪一面看都端正。

        - 标准领，七粒扣门襟
        - 两个带盖胸袋，附纽扣
        - 前身与侧缝对格
        - 全件双线缝制
      `,
      fit: '标准版型，内搭T恤仍有余量。按平时尺码选择。',
    },
  },
  {
    handle: 'denim-western-shirt',
    styleNumber: '056',
    price: 980,
    grams: 480,
    fitKind: 'regular',
    fabricKind: 'denim',
    fabric: [cloth([[100, 'cotton']], 237, '7 oz denim', '7安士丹寧', '7盎司丹宁')],
    care: care.denim,
    origin: 'JP',
    collection: 'core',
    tags: ['weekend', 'denim', 'long-sleeve', 'layer'],
    goesWith: ['fatigue-trousers', 'pocket-tee', 'leather-belt'],
    position: 34,
    published: '2023-09-15',
    base: { shoulder: 45.5, chest: 55, length: 75, sleeve: 63 },
    en: {
      title: 'Denim western shirt',
      subtitle: 'Pearl snaps, pointed yokes',
      description: prose`
        Woven and sewn in Okayama from a 7 oz denim, light enough for a shirt and heavy enough to wear open as a jacket. The yokes come to a point front and back, and the pale stitching is chain-stitched, so the seams rope as the indigo fades.

        - Pointed western yokes, front and back
        - Two flap pockets with a pen slot in the left
        - Pearl snaps at placket, pockets and cuffs
        - Rinsed once; it will fade where you bend
      `,
      fit: 'Regular fit, neat at the shoulder. Take your usual size.',
    },
    zh: {
      title: '丹寧西部恤衫',
      subtitle: '珍珠啪鈕，尖角過肩',
      description: prose`
        7安士丹寧在岡山織造及車縫，單穿夠輕，當外套亦夠份量。前後過肩收成尖角，淺色縫線以鎖鏈針法車成，靛藍褪色後會浮現繩紋。

        - 前後尖角西部過肩
        - 兩個有蓋胸袋，左袋設筆位
        - 前襟、袋蓋與袖口均用珍珠啪鈕
        - 只洗一水，會隨穿着習慣褪色
      `,
      fit: '標準剪裁，肩位利落。按平日尺碼選購。',
    },
    cn: {
      title: '丹宁西部衬衫',
      subtitle: '珍珠按扣，尖角育克',
      description: prose`
        7盎司丹宁在冈山织造并缝制，单穿够轻，当外套也够分量。前后育克收成尖角，浅色缝线用链式线迹，靛蓝褪色后会显出绳纹。

        - 前后尖角西部育克
        - 两个带盖胸袋，左袋带笔插
        - 门襟、袋盖与袖口均为珍珠按扣
        - 仅一次水洗，会随穿着习惯褪色
      `,
      fit: '标准版型，肩部利落。按平时尺码选择。',
    },
  },
  {
    handle: 'corduroy-overshirt',
    styleNumber: '095',
    price: 980,
    grams: 620,
    fitKind: 'relaxed',
    fabricKind: 'corduroy',
    fabric: [cloth([[100, 'cotton']], 300, '8-wale corduroy', '8坑燈芯絨', '8条灯芯绒')],
    care: care.corduroy,
    origin: 'PT',
    collection: 'aw26',
    tags: ['winter', 'layer', 'weekend', 'long-sleeve'],
    goesWith: ['heavyweight-tee', 'selvedge-jeans', 'merino-crew-jumper'],
    position: 4,
    published: '2026-09-04',
    base: { shoulder: 48.5, chest: 60, length: 75, sleeve: 62 },
    en: {
      title: 'Corduroy overshirt',
      subtitle: 'Two chest pockets, wide wale',
      description: prose`
        Most Hong Kong winters ask for one more layer, and this is it. Eight-wale corduroy, cut with the pile running up so the colour looks deeper. It goes over a tee or a fine jumper and under a coat, and a phone fits either pocket.

        - Regular collar, seven horn-effect buttons
        - Two square chest pockets, open at the top
        - Single-button cuffs with a faced placket
        - Straight hem, box pleat at the back
      `,
      fit: 'Relaxed, cut to go over a jumper. Take your usual size; one down to wear as a shirt.',
    },
    zh: {
      title: '燈芯絨恤衫外套',
      subtitle: '雙胸袋，闊坑紋',
      description: prose`
        香港的冬天，往往只差這一層。八坑燈芯絨逆毛裁剪，顏色看來更深。可套在T恤或薄毛衣之外，也可穿在大褸之內；兩個胸袋都放得下電話。

        - 標準領，七粒仿牛角鈕
        - 兩個方形胸袋，袋口開揚
        - 單鈕袖口，袖衩貼邊
        - 平腳，後幅設褶
      `,
      fit: '寬鬆剪裁，可內穿毛衣。按平日尺碼選購；當恤衫穿可選小一碼。',
    },
    cn: {
      title: '灯芯绒衬衫外套',
      subtitle: '双胸袋，宽条纹理',
      description: prose`
        南方的冬天，往往只差这一层。8条灯芯绒逆毛裁剪，颜色显得更深。可套在T恤或薄毛衣外，也可穿在大衣里；两个胸袋都放得下手机。

        - 标准领，七粒仿牛角扣
        - 两个方形胸袋，袋口敞开
        - 单扣袖口，袖衩包边
        - 平下摆，后身带工字褶
      `,
      fit: '宽松版型，可内搭毛衣。按平时尺码选择；当衬衫穿可选小一码。',
    },
  },
]
