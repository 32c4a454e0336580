import { piece } from '../journal/entry-picture.ts'
import { reviewsOf } from './demo-review.ts'

export const otherReviews = [
  ...reviewsOf(
    { handle: 'merino-crew-jumper' },
    [
      'navy M',
      'en Henry Cartwright',
      11,
      '5 true',
      {
        text: 'Thin enough for an office at 21 degrees and warm enough for the Peak in January. M on 176 cm, sleeves end at the wrist bone.',
        pictures: [
          { kind: 'close-up', ...piece('merino-crew-jumper navy'), x: 110, y: 60, width: 170 },
        ],
      },
    ],
    [
      'grey-marl L',
      'zh 鄭浩然',
      31,
      '4 true',
      { text: '好輕好暖，冇𠝹肉。着咗一個月手踭位有少少起毛粒，用毛球刷可以刷走。' },
    ],
    [
      'moss S',
      'cn 陈晨',
      57,
      '5 true',
      { text: '苔绿色非常高级，配卡其裤好看。172厘米穿S，肩膀刚好。' },
    ],
    [
      'burgundy M',
      'en Peter Ng',
      96,
      '2 small',
      {
        text: 'Beautiful wool, but mine shrank half a size on the wool cycle at 30 degrees. The label says hand wash; I should have listened, still I expected more.',
        reply:
          'We are sorry. Merino felts when it tumbles, even cold. Bring it to the shop: steaming and blocking gets most of the length back, and costs nothing.',
      },
    ],
  ),
  ...reviewsOf(
    { handle: 'merino-v-neck-cardigan' },
    [
      'grey L',
      'en Graham Tse',
      40,
      '4 large',
      { text: 'Fine, warm, a touch generous. I wear it instead of a jacket until February.' },
    ],
    [
      'bottle-green M',
      'zh 馮嘉輝',
      70,
      '5 true',
      { text: '墨綠色配牛仔褲一流，鈕扣易扣。175厘米中碼啱身。' },
    ],
  ),
  ...reviewsOf(
    { handle: 'loopback-sweatshirt' },
    [
      'grey-marl M',
      'en Lewis Grant',
      17,
      '5 true',
      { text: 'No logo, no fleece, no pilling. Exactly what I was after.' },
    ],
    ['navy L', 'cn 赵鹏', 52, '3 small', { text: '质量好，但是衣长偏短，182厘米穿L抬手会露腰。' }],
    ['ecru S', 'zh 蔡文龍', 2, '4 true', { text: '米白色好襯，領口V位有型。', isWaiting: true }],
  ),
  ...reviewsOf(
    { handle: 'slim-chinos' },
    [
      'khaki 32',
      'en Edward Lam',
      14,
      '5 true',
      {
        text: 'True 32 waist, 82 cm around at my navel minus the usual. Slim at the calf without gripping. No break at 178 cm.',
        pictures: [
          {
            kind: 'hanging',
            from: 'rail',
            pieces: [piece('slim-chinos khaki'), piece('oxford-shirt white')],
          },
        ],
      },
    ],
    [
      'navy 30',
      'zh 許志偉',
      36,
      '4 true',
      { text: '腰圍準，小腿位唔會太窄。有少少彈力，坐低舒服。褲腳要自己改短3厘米。' },
    ],
    [
      'olive 34',
      'en Callum Reid',
      63,
      '2 small',
      {
        text: 'I cycle, so thighs matter: 34 fits the waist and nothing below it. Sent back for the pleated trousers, which are perfect.',
      },
    ],
    ['stone 32', 'cn 孙浩', 99, '4 true', { text: '颜色干净，布料有点厚度不透。腰围标准。' }],
  ),
  ...reviewsOf(
    { handle: 'selvedge-jeans' },
    [
      'indigo 32',
      'en Nick Yeung',
      28,
      '4 small',
      {
        text: 'Stiff as a board for two weeks, then very good. Size up one if you are between sizes: there is no stretch at all.',
      },
    ],
    [
      'black 34',
      'zh 羅永康',
      84,
      '5 true',
      { text: '丹寧夠硬淨，三個月後出咗靚褶。34腰同尺碼表一樣。' },
    ],
  ),
  ...reviewsOf(
    { handle: 'chore-jacket' },
    [
      'mid-blue M',
      'en Simon Fong',
      20,
      '5 true',
      {
        text: 'Lives on the hook by the door. Pockets take a paperback each. M over a jumper at 175 cm.',
        pictures: [
          {
            kind: 'hanging',
            from: 'pegs',
            pieces: [piece('chore-jacket mid-blue'), piece('canvas-tote ecru')],
          },
        ],
      },
    ],
    [
      'olive L',
      'cn 周涛',
      75,
      '4 large',
      { text: '做工很好，口袋实用。偏大半码，介于两码之间选小的。' },
    ],
  ),
  ...reviewsOf(
    { handle: 'mac-coat' },
    [
      'sand M',
      'en Julian Au',
      23,
      '5 true',
      { text: 'Kept me dry from Sheung Wan to Sai Ying Pun in amber rain. Fits over the blazer.' },
    ],
    [
      'navy L',
      'zh 鄧德明',
      58,
      '3 large',
      { text: '防水冇得彈，但袖長咗2厘米，要改。膊位都闊少少。' },
    ],
  ),
  ...reviewsOf(
    { handle: 'canvas-tote' },
    [
      'ecru',
      'en Ben Hargreaves',
      8,
      '4',
      {
        text: 'Holds a laptop, lunch and a jumper. A small inside pocket for the Octopus card would make it five.',
      },
    ],
    ['navy', 'zh 葉振邦', 33, '5', { text: '帆布厚身，企得穩，揹帶長度啱，可以揹上膊頭。' }],
    ['ecru', 'cn 高翔', 1, '5', { text: '买菜上班都能用，结实。', isWaiting: true }],
  ),
] as const
