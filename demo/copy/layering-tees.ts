import { cloth, otherPart } from '../fabric.ts'
import { care } from './care-routines.ts'
import { prose, type StyleCopy } from './style-copy.ts'

export const layeringTees: readonly StyleCopy[] = [
  {
    handle: 'relaxed-longsleeve-tee',
    styleNumber: '052',
    price: 360,
    grams: 300,
    fitKind: 'relaxed',
    fabricKind: 'cotton',
    fabric: [cloth([[100, 'cotton']], 250, 'compact jersey', '緊密平紋針織', '紧密平纹针织')],
    care: care.jersey,
    origin: 'CN',
    collection: 'core',
    tags: ['weekend', 'long-sleeve', 'heavyweight'],
    goesWith: ['corduroy-trousers', 'knitted-vest', 'six-panel-cap'],
    position: 38,
    published: '2023-09-01',
    base: { shoulder: 50, chest: 58, length: 71, sleeve: 58 },
    en: {
      title: 'Relaxed long-sleeve tee',
      subtitle: 'Compact jersey, rib cuffs',
      description: prose`
        The heavyweight tee, grown sleeves. The jersey is a touch lighter at 250 g/m² so that it layers, and the rib cuffs hold where you push them. The shoulder drops past the bone, which is why the sleeve measures short; it is not.

        - 2 cm rib collar, twin-needle stitched
        - 7 cm rib cuffs
        - Taped neck and shoulders
        - Washed before it leaves the factory
      `,
      fit: 'Relaxed, with a dropped shoulder. Take your usual size, or one down for a closer fit.',
    },
    zh: {
      title: '寬鬆長袖T恤',
      subtitle: '緊密針織，羅紋袖口',
      description: prose`
        重磅T恤的長袖版。布料略減至250 g/m²，方便疊穿；羅紋袖口推高後不易滑落。肩線落在肩骨之外，所以袖長數字看似偏短，實際不短。

        - 2厘米羅紋領，雙針車線
        - 7厘米羅紋袖口
        - 後領至肩線加貼帶
        - 出廠前已預洗
      `,
      fit: '寬鬆剪裁，落肩。按平日尺碼選購，喜歡合身可選小一碼。',
    },
    cn: {
      title: '宽松长袖T恤',
      subtitle: '紧密针织，罗纹袖口',
      description: prose`
        重磅T恤的长袖版。面料略减到250 g/m²，方便叠穿；罗纹袖口推上去不易滑落。肩线落在肩骨之外，所以袖长数字看着偏短，实际不短。

        - 2厘米罗纹领，双针车线
        - 7厘米罗纹袖口
        - 后领至肩缝加包条
        - 出厂前已预洗
      `,
      fit: '宽松版型，落肩。按平时尺码选择，喜欢合身可选小一码。',
    },
  },
  {
    handle: 'mock-neck-tee',
    styleNumber: '097',
    price: 360,
    grams: 230,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [
      cloth(
        [
          [95, 'cotton'],
          [5, 'elastane'],
        ],
        220,
        'interlock',
        '雙面針織',
        '双面针织',
      ),
    ],
    care: care.jersey,
    origin: 'CN',
    collection: 'aw26',
    tags: ['office', 'short-sleeve', 'layer'],
    goesWith: ['pleated-trousers', 'unstructured-blazer', 'wool-overcoat'],
    position: 41,
    published: '2026-10-09',
    base: { shoulder: 46, chest: 53.5, length: 69, sleeve: 22 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Mock-neck tee',
      subtitle: 'Short sleeve, 5 cm collar',
      description: prose`
        A tee that stands in for a shirt. The collar is 5 cm high, doubled and cut with five per cent elastane so that it stays up without gripping. Under a blazer it fills the space where a tie would be, and it needs no ironing.

        - Double-layer mock neck
        - Sleeves to mid upper arm
        - Smooth interlock, matt on the outside
        - Clean-finished hem
      `,
      fit: 'Regular fit; take your usual size. If your neck is over 41 cm, take one up.',
    },
    zh: {
      title: '小樽領T恤',
      subtitle: '短袖，5厘米領高',
      description: prose`
        可以代替恤衫的T恤。領高5厘米，雙層，混入5%彈性纖維，企身而不勒頸。穿在西裝外套之內，恰好補上領帶的位置，而且不必熨。

        - 雙層小樽領
        - 袖長至上臂中段
        - 雙面針織，布面順滑啞光
        - 衫腳收口整潔
      `,
      fit: '標準剪裁，按平日尺碼選購。頸圍超過41厘米者請選大一碼。',
    },
    cn: {
      title: '半高领T恤',
      subtitle: '短袖，5厘米领高',
      description: prose`
        可以代替衬衫的T恤。领高5厘米，双层，含5%氨纶，立得住也不勒脖子。穿在西装里面，刚好补上领带的位置，而且不用熨。

        - 双层半高领
        - 袖长到上臂中段
        - 双面针织，布面顺滑哑光
        - 下摆收边整洁
      `,
      fit: '标准版型，按平时尺码选择。颈围超过41厘米请选大一码。',
    },
  },
  {
    handle: 'ringer-tee',
    styleNumber: '064',
    price: 220,
    compareAt: 300,
    grams: 200,
    fitKind: 'regular',
    fabricKind: 'cotton',
    fabric: [
      cloth([[100, 'cotton']], 200, 'open-end jersey', '氣流紡平紋針織', '气流纺平纹针织'),
      otherPart('rib', [
        [97, 'cotton'],
        [3, 'elastane'],
      ]),
    ],
    care: care.jersey,
    origin: 'CN',
    collection: 'ss26',
    tags: ['summer', 'short-sleeve', 'weekend'],
    goesWith: ['pleated-shorts', 'bucket-hat', 'crew-socks'],
    position: 57,
    published: '2026-04-10',
    base: { shoulder: 44.5, chest: 52.5, length: 67.5, sleeve: 19.5 },
    step: { sleeve: 0.75 },
    en: {
      title: 'Ringer tee',
      subtitle: 'Contrast neck and cuffs',
      description: prose`
        A school sports-day tee, drawn from one a colleague kept from 1984. The jersey is spun open-end for a dry, slightly rough hand that softens slowly. Neck and sleeve ribs are knitted in a second colour and sewn in, not printed.

        - Contrast rib at neck and sleeves
        - Slightly shorter body and sleeve
        - Single-needle hem, as the old ones had
        - Neck taped inside
      `,
      fit: 'Regular and a little short. Take your usual size.',
    },
    zh: {
      title: '撞色滾邊T恤',
      subtitle: '撞色領口與袖口',
      description: prose`
        樣本來自同事收藏的一件1984年學校運動會T恤。氣流紡針織觸感乾爽，略帶粗糙，愈穿愈軟。領口與袖口羅紋以另一色紗織成再縫上，並非印花。

        - 撞色羅紋領與袖口
        - 衫身與袖略短
        - 單針衫腳，依照舊式做法
        - 後領內側加貼帶
      `,
      fit: '標準剪裁，衫身略短。按平日尺碼選購。',
    },
    cn: {
      title: '撞色圆领T恤',
      subtitle: '撞色领口与袖口',
      description: prose`
        样本是同事收藏的一件1984年校运会T恤。气流纺针织触感干爽，略带粗糙，越穿越软。领口与袖口罗纹由另一色纱织成再缝上，不是印花。

        - 撞色罗纹领与袖口
        - 衣身与袖子略短
        - 单针下摆，沿用旧时做法
        - 后领内侧加包条
      `,
      fit: '标准版型，衣身略短。按平时尺码选择。',
    },
  },
]
