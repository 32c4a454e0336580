import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const casualTrousers: readonly StyleCopy[] = [
  {
    handle: 'drawstring-linen-trousers',
    styleNumber: '065',
    price: 580,
    compareAt: 780,
    grams: 380,
    fitKind: 'relaxed',
    fabricKind: 'linen',
    fabric: [
      cloth([[100, 'linen']], 190, 'garment-washed plain weave', '成衣水洗平紋', '成衣水洗平纹'),
    ],
    care: care.linen,
    origin: 'CN',
    collection: 'ss26',
    tags: ['summer', 'travel', 'elastic-waist'],
    goesWith: ['linen-band-collar-shirt', 'camp-collar-shirt', 'canvas-tote'],
    position: 49,
    published: '2026-03-20',
    base: { waist: 38, hip: 56, rise: 30.5, inseam: 76, thigh: 33.5, hem: 20 },
    en: {
      title: 'Drawstring linen trousers',
      subtitle: 'Elastic waist, washed linen',
      description: prose`
        Trousers for thirty-three degrees. Linen at 190 g/m² has body enough not to show a pocket through it, and the leg hangs clear of the skin. The waist is elastic with a cord, measured relaxed in our chart; it opens by 12 cm.

        - Elasticated waist with a cotton cord
        - Side pockets and two back patch pockets
        - Mock fly, stitched down
        - Washed as a garment; it will not shrink further
      `,
      fit: 'Relaxed and slightly cropped. Take your usual waist.',
    },
    zh: {
      title: '亞麻抽繩長褲',
      subtitle: '橡筋褲頭，水洗亞麻',
      description: prose`
        為攝氏33度而設的長褲。190 g/m²亞麻夠厚實，袋布不透現，褲管離身通風。橡筋褲頭附抽繩，尺碼表所示為放鬆狀態，可再拉闊12厘米。

        - 橡筋褲頭，棉質抽繩
        - 側袋，後幅兩個貼袋
        - 假門襟，已車實
        - 成衣水洗，不會再縮
      `,
      fit: '寬鬆剪裁，褲長略短。按平日腰圍選購。',
    },
    cn: {
      title: '亚麻抽绳长裤',
      subtitle: '松紧腰，水洗亚麻',
      description: prose`
        为33度高温准备的长裤。190 g/m²的亚麻够厚实，袋布不透，裤管离身通风。松紧腰带抽绳，尺码表所示为放松状态，可再拉开12厘米。

        - 松紧腰，棉质抽绳
        - 侧袋，后片两个贴袋
        - 假门襟，已车实
        - 成衣水洗，不会再缩
      `,
      fit: '宽松版型，裤长略短。按平时腰围选择。',
    },
  },
  {
    handle: 'fatigue-trousers',
    styleNumber: '060',
    price: 880,
    grams: 510,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 240, 'ripstop', '防撕裂格紋布', '防撕裂格纹布')],
    care: care.cottonTrousers,
    origin: 'JP',
    collection: 'core',
    tags: ['weekend', 'workwear', 'travel'],
    goesWith: ['heavyweight-tee', 'denim-western-shirt', 'field-jacket'],
    position: 24,
    published: '2023-09-15',
    base: { waist: 42, hip: 54, rise: 29, inseam: 79, thigh: 32.5, hem: 20.5 },
    en: {
      title: 'Fatigue trousers',
      subtitle: 'Patch pockets, ripstop',
      description: prose`
        After an army pattern from the sixties: two square pockets sewn to the front, two behind, a straight leg and nothing else. Ripstop has a thicker thread every few millimetres, so a snag stops where it starts. Light for its strength.

        - Square front patch pockets, open at the top
        - Two patch pockets behind
        - Belt loops, 3 cm belt
        - Straight leg, triple-stitched inseam
      `,
      fit: 'Regular straight fit with a higher rise. Take your usual waist.',
    },
    zh: {
      title: '軍裝工作褲',
      subtitle: '方形貼袋，防撕裂布',
      description: prose`
        參照六十年代軍褲紙樣：前面兩個方形貼袋，後面兩個貼袋，直腳，別無其他。防撕裂布每隔數毫米織入一條粗紗，鈎破了也不會擴大，輕而耐用。

        - 前幅方形貼袋，袋口開揚
        - 後幅兩個貼袋
        - 褲耳配3厘米皮帶
        - 直腳，內側三線車縫
      `,
      fit: '標準直腳，褲浪較高。按平日腰圍選購。',
    },
    cn: {
      title: '军装工装裤',
      subtitle: '方形贴袋，防撕裂面料',
      description: prose`
        参照六十年代军裤版型：前面两个方形贴袋，后面两个贴袋，直筒，别无其他。防撕裂布每隔几毫米织入一根粗纱，勾破也不会扩大，轻而耐穿。

        - 前片方形贴袋，袋口敞开
        - 后片两个贴袋
        - 裤袢配3厘米皮带
        - 直筒，内侧三线缝制
      `,
      fit: '标准直筒，裤裆较高。按平时腰围选择。',
    },
  },
  {
    handle: 'corduroy-trousers',
    styleNumber: '106',
    price: 980,
    grams: 590,
    fitKind: 'regular',
    fabricKind: 'corduroy',
    fabric: [
      cloth(
        [
          [98, 'cotton'],
          [2, 'elastane'],
        ],
        320,
        '11-wale corduroy',
        '11坑燈芯絨',
        '11条灯芯绒',
      ),
    ],
    care: care.corduroy,
    origin: 'PT',
    collection: 'aw26',
    tags: ['winter', 'weekend', 'office'],
    goesWith: ['saddle-shoulder-jumper', 'lambswool-roll-neck', 'relaxed-longsleeve-tee'],
    position: 15,
    published: '2026-09-04',
    base: { waist: 42, hip: 52.5, rise: 27, inseam: 82, thigh: 30.5, hem: 18.5 },
    en: {
      title: 'Corduroy trousers',
      subtitle: 'Eleven-wale, straight leg',
      description: prose`
        Eleven ribs to the inch is the middle of the road: fine enough for an office with carpets, thick enough to be warm. A little elastane saves the knees from bagging. The pile will wear smooth at the thigh in time; that is what corduroy does.

        - Flat front, slant pockets
        - Two welt back pockets with buttons
        - Pile cut to run upwards for a deeper colour
        - Curtained waistband in cotton
      `,
      fit: 'Regular straight fit, mid rise. Take your usual waist.',
    },
    zh: {
      title: '燈芯絨長褲',
      subtitle: '11坑，直腳',
      description: prose`
        每吋十一坑，粗幼適中：夠細緻，可穿回辦公室；夠厚，足以保暖。少許彈性纖維令膝位不易鼓起。日子久了，大腿的絨面會磨得光滑，燈芯絨本該如此。

        - 無褶褲頭，斜袋
        - 兩個後唇袋，附鈕
        - 逆毛裁剪，顏色更深
        - 棉質褲頭內襯
      `,
      fit: '標準直腳，中腰。按平日腰圍選購。',
    },
    cn: {
      title: '灯芯绒长裤',
      subtitle: '11条，直筒',
      description: prose`
        每英寸十一条，粗细适中：够细，能穿去办公室；够厚，足以保暖。少许氨纶让膝部不易鼓包。日子久了，大腿的绒面会磨得光滑，灯芯绒本该如此。

        - 无褶裤头，斜插袋
        - 两个后挖袋，附纽扣
        - 逆毛裁剪，颜色更深
        - 棉质腰里
      `,
      fit: '标准直筒，中腰。按平时腰围选择。',
    },
  },
  {
    handle: 'wide-leg-trousers',
    styleNumber: '068',
    price: 980,
    grams: 540,
    fitKind: 'oversized',
    fabricKind: 'blend',
    fabric: [
      cloth(
        [
          [65, 'cotton'],
          [35, 'lyocell'],
        ],
        260,
        'washed twill',
        '水洗斜紋',
        '水洗斜纹',
      ),
    ],
    care: care.softShirt,
    origin: 'CN',
    collection: 'core',
    tags: ['weekend', 'evening'],
    goesWith: ['zip-polo', 'camp-collar-shirt', 'breton-tee'],
    position: 28,
    published: '2024-09-06',
    base: { waist: 41.5, hip: 57, rise: 31.5, inseam: 78, thigh: 36, hem: 26 },
    en: {
      title: 'Wide-leg trousers',
      subtitle: 'One deep pleat, straight leg',
      description: prose`
        Twenty-six centimetres at the hem, and every one of them hangs. Just over a third of lyocell gives the cotton twill its weight and swing; one deep pleat sends the fullness down the leg and not out at the hip. Worn long, it should just touch the shoe.

        - One deep forward pleat
        - Slant pockets, two welts behind
        - Belt loops set wide for a 3 cm belt
        - Hem left plain for shortening
      `,
      fit: 'Wide from the hip down, high at the waist. Take your usual waist.',
    },
    zh: {
      title: '闊腳長褲',
      subtitle: '單深褶，直身褲管',
      description: prose`
        褲腳闊26厘米，垂墜貼服。三成半萊賽爾令棉斜紋布有份量、有擺動；一道深褶把闊度送往褲管，不在臀位撐開。褲長以剛觸鞋面為宜。

        - 單道深前褶
        - 斜袋，後幅兩個唇袋
        - 褲耳間距闊，配3厘米皮帶
        - 褲腳不打褶，方便改短
      `,
      fit: '臀部以下闊身，高腰。按平日腰圍選購。',
    },
    cn: {
      title: '阔腿长裤',
      subtitle: '单深褶，直筒裤管',
      description: prose`
        裤脚宽26厘米，垂坠利落。35%莱赛尔让棉斜纹布有分量、有摆动；一道深褶把宽度送到裤管，不在臀部撑开。裤长以刚触鞋面为宜。

        - 单道深前褶
        - 斜插袋，后片两个挖袋
        - 裤袢间距宽，配3厘米皮带
        - 裤脚不压褶，方便改短
      `,
      fit: '臀部以下宽松，高腰。按平时腰围选择。',
    },
  },
]
