import { cloth } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const hats: readonly StyleCopy[] = [
  {
    handle: 'six-panel-cap',
    styleNumber: '027',
    price: 280,
    grams: 110,
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 260, 'washed twill', '水洗斜紋布', '水洗斜纹布')],
    care: [
      'wash-hand',
      'bleach-no',
      'dry-tumble-no',
      'dry-line-shade',
      'iron-no',
      'professional-no',
    ],
    origin: 'CN',
    collection: 'core',
    tags: ['weekend', 'hat'],
    goesWith: ['hooded-sweatshirt', 'pocket-tee', 'sling-bag'],
    position: 58,
    published: '2021-10-15',
    base: { circumference: 58, brim: 7, height: 12 },
    en: {
      title: 'Six-panel cap',
      subtitle: 'Curved brim, brass buckle',
      description: prose`
        Six panels, six eyelets, no badge. The crown is unlined and lightly washed, so it takes the shape of a head within a week; the brim is stitched in six rows round a plastic board that survives the rain. The strap closes with a brass buckle and tucks into its own slot.

        - Low, unstructured crown
        - Cotton sweatband
        - Brass buckle, 54 to 61 cm
        - Seams taped inside
      `,
      fit: 'One size, adjustable from 54 to 61 cm.',
    },
    zh: {
      title: '六片棒球帽',
      subtitle: '彎簷，銅扣',
      description: prose`
        六片帽身，六個氣孔，不設標誌。帽身無襯，輕度水洗，戴上一星期便貼合頭形；帽簷以六行車線縫合膠板，不怕雨水。後帶配銅扣，帶尾可收入暗槽。

        - 低身軟頂
        - 棉質吸汗帶
        - 銅扣調節，54至61厘米
        - 內縫包邊
      `,
      fit: '均碼，54至61厘米可調。',
    },
    cn: {
      title: '六片棒球帽',
      subtitle: '弯檐，铜扣',
      description: prose`
        六片帽身，六个气孔，没有标志。帽身无衬，轻度水洗，戴一周就贴合头型；帽檐以六行车线缝合塑料板，不怕淋雨。后带配铜扣，带尾可收进暗槽。

        - 低帽身软顶
        - 棉质吸汗带
        - 铜扣调节，54至61厘米
        - 内缝包边
      `,
      fit: '均码，54至61厘米可调。',
    },
  },
  {
    handle: 'rib-beanie',
    styleNumber: '093',
    price: 280,
    grams: 80,
    fabricKind: 'wool',
    fabric: [cloth([[100, 'lambswool']], 380, '5-gauge rib', '5針羅紋', '5针罗纹')],
    care: care.heavyWool,
    origin: 'GB',
    collection: 'aw26',
    tags: ['winter', 'hat'],
    goesWith: ['cable-jumper', 'down-parka', 'brushed-flannel-shirt'],
    position: 59,
    published: '2026-10-02',
    base: { width: 20, height: 22 },
    en: {
      title: 'Rib beanie',
      subtitle: 'Lambswool, folded cuff',
      description: prose`
        Knitted in the same Borders mill as the roll-neck, from the same lambswool, in a rib deep enough to grip without squeezing. Fold the cuff once for a cap that sits above the ears, twice if you are shorter on hair than on hat. Undyed ecru is the yarn as it comes.

        - 7 cm folded cuff
        - Fully fashioned crown, four darts
        - Small woven label, cut out if you prefer
        - Two-ply yarn
      `,
      fit: 'One size, stretches from 54 to 62 cm.',
    },
    zh: {
      title: '羅紋冷帽',
      subtitle: '羔羊毛，反摺帽邊',
      description: prose`
        與樽領毛衣出自同一家蘇格蘭邊區工廠，同一種羔羊毛，羅紋夠深，貼頭而不緊箍。帽邊摺一次，剛好在耳上；摺兩次更短身。米白色是未經染色的原毛色。

        - 7厘米反摺帽邊
        - 帽頂全成形收針，四道收褶
        - 小型織標，可自行拆除
        - 雙股紗
      `,
      fit: '均碼，可伸展至54至62厘米。',
    },
    cn: {
      title: '罗纹针织帽',
      subtitle: '羔羊毛，翻折帽边',
      description: prose`
        与高领毛衣出自同一家苏格兰边区工厂，同一种羔羊毛，罗纹够深，贴头而不勒。帽边折一次，刚好在耳朵上方；折两次更短。米白色是未经染色的原毛色。

        - 7厘米翻折帽边
        - 帽顶全成形收针，四道收褶
        - 小织标，可自行拆除
        - 双股纱
      `,
      fit: '均码，可伸展至54至62厘米。',
    },
  },
  {
    handle: 'bucket-hat',
    styleNumber: '071',
    price: 240,
    compareAt: 320,
    grams: 100,
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 230, 'ripstop', '防撕裂格紋布', '防撕裂格纹布')],
    care: [
      'wash-hand',
      'bleach-no',
      'dry-tumble-no',
      'dry-line-shade',
      'iron-110',
      'professional-no',
    ],
    origin: 'CN',
    collection: 'ss26',
    tags: ['summer', 'hat', 'beach'],
    goesWith: ['camp-collar-shirt', 'swim-shorts', 'ringer-tee'],
    position: 61,
    published: '2026-04-10',
    base: { circumference: 58, brim: 6, height: 9 },
    en: {
      title: 'Bucket hat',
      subtitle: 'Stitched brim, ripstop',
      description: prose`
        Shade that folds into a pocket. The brim is two layers of ripstop held by eight rows of stitching, firm enough to stay out of your eyes and soft enough to crush. Two eyelets on each side let the heat go. It dries on your head after a swim.

        - Brim 6 cm, sloped to shade the neck
        - Four metal eyelets
        - Cotton sweatband
        - Washed before it leaves the factory
      `,
      fit: 'One size, 58 cm inside.',
    },
    zh: {
      title: '漁夫帽',
      subtitle: '車線帽簷，防撕裂布',
      description: prose`
        可摺入口袋的遮蔭。帽簷以雙層防撕裂布縫上八行車線，夠挺，不會遮眼；亦夠軟，可以隨意摺。兩側各有兩個氣孔散熱。游泳後戴着也乾得快。

        - 帽簷6厘米，微斜遮頸
        - 四個金屬氣孔
        - 棉質吸汗帶
        - 出廠前已預洗
      `,
      fit: '均碼，內圍58厘米。',
    },
    cn: {
      title: '渔夫帽',
      subtitle: '车线帽檐，防撕裂面料',
      description: prose`
        能折进口袋的阴凉。帽檐以双层防撕裂布缝上八行车线，够挺，不遮眼睛；也够软，可以随手折。两侧各有两个气孔散热。游完泳戴着也干得快。

        - 帽檐6厘米，微斜遮颈
        - 四个金属气孔
        - 棉质吸汗带
        - 出厂前已预洗
      `,
      fit: '均码，内围58厘米。',
    },
  },
]
