import { piece } from '../journal/entry-picture.ts'
import { reviewsOf } from './demo-review.ts'

export const topReviews = [
  ...reviewsOf(
    { handle: 'oxford-shirt' },
    [
      'sky M',
      'en Daniel Ho',
      9,
      '5 true',
      {
        text: 'Third one I own. 178 cm, 70 kg, M is right in the shoulders with room to layer a tee under it. The collar roll survives the dryer, which I cannot say of the last brand I tried.',
        pictures: [
          { kind: 'hanging', from: 'rail', pieces: [piece('oxford-shirt sky')] },
          { kind: 'close-up', ...piece('oxford-shirt sky'), x: 120, y: 40, width: 150 },
        ],
      },
    ],
    [
      'white L',
      'zh 陳志明',
      21,
      '4 true',
      {
        text: '布料厚身，夏天返工要開冷氣先着得住。183厘米着大碼啱啱好，袖長夠。扣一分因為白色有少少透，要襯白色底衫。',
      },
    ],
    [
      'navy S',
      'en Ravi Menon',
      34,
      '3 large',
      {
        text: 'Good shirt, roomy body. I am 170 cm and slim: S still balloons at the waist when tucked. Kept it, had the sides taken in for HK$120.',
        reply:
          'Thank you for saying so plainly. It is cut straight on purpose; the spread-collar poplin shirt is narrower at the waist.',
      },
    ],
    [
      'sky XL',
      'cn 李建国',
      47,
      '5 true',
      {
        text: '190厘米，85公斤，XL肩线正好，袖子终于够长了。洗过四次没有缩水，越洗越软。',
      },
    ],
    [
      'pink M',
      'en Owen Leung',
      66,
      '4 true',
      {
        text: 'The pink is pale and dusty rather than bubblegum. Took two washes to lose the stiffness. Spare button inside the hem is a nice touch.',
      },
    ],
    [
      'white M',
      'zh 何俊傑',
      92,
      '2 small',
      {
        text: '胸位偏窄，我一向着中碼，扣晒鈕就繃住。質料係好，但尺碼表應該寫得清楚啲。換咗大碼先合身。',
        reply: '多謝意見。每件恤衫的成衣尺寸均列於尺碼表，歡迎先與自己的恤衫比較；換碼一次免運費。',
      },
    ],
    [
      'navy L',
      'en James Whitfield',
      118,
      '5 true',
      { text: 'Worn weekly since summer. Colour has not moved.' },
    ],
  ),
  ...reviewsOf(
    { handle: 'poplin-spread-collar-shirt' },
    [
      'white M',
      'en Marco Bianchi',
      15,
      '5 true',
      {
        text: 'Fine cloth, sharp collar, and it irons in three minutes. Narrower than the oxford; M at 176 cm and 68 kg is close but not tight.',
        pictures: [
          {
            kind: 'hanging',
            from: 'pegs',
            pieces: [piece('poplin-spread-collar-shirt white'), piece('knit-tie navy')],
          },
        ],
      },
    ],
    [
      'sky L',
      'zh 黃國強',
      38,
      '4 small',
      { text: '薄身透氣，返工着好舒服。版型修身，平時着大碼嘅話可以試加大碼。' },
    ],
    [
      'charcoal S',
      'cn 王磊',
      73,
      '3 true',
      { text: '尺码正常，170厘米穿S合适。深灰色容易沾毛，要常备粘毛器。' },
    ],
  ),
  ...reviewsOf(
    { handle: 'camp-collar-shirt' },
    [
      'sand M',
      'zh 林家豪',
      12,
      '5 large',
      { text: '闊身但唔拖沓，垂墜感好靚。175厘米着中碼，落擺啱啱到褲頭。' },
    ],
    [
      'black L',
      'en Tom Ashworth',
      55,
      '4 true',
      {
        text: 'Drapes well and dries overnight. The chest pocket sits a little high for my taste.',
      },
    ],
    [
      'sand S',
      'en Kenneth Ip',
      101,
      '2 large',
      {
        text: 'S on me (168 cm, 58 kg) looks like a borrowed shirt. I wish there were an XS in sand.',
      },
    ],
  ),
  ...reviewsOf(
    { handle: 'heavyweight-tee' },
    [
      'white M',
      'en Jason Kwok',
      6,
      '5 true',
      { text: 'Not see-through. Neck has kept its shape after ten washes. 174 cm, M.' },
    ],
    [
      'black L',
      'zh 梁偉文',
      18,
      '5 true',
      {
        text: '夠厚身，領口唔會鬆。178厘米76公斤着大碼，膊位靚。已經買第二件。',
        pictures: [
          {
            kind: 'piles',
            piles: [
              [
                { handle: 'heavyweight-tee', colour: 'black' },
                { handle: 'heavyweight-tee', colour: 'white' },
              ],
            ],
          },
        ],
      },
    ],
    [
      'navy XL',
      'cn 张伟',
      29,
      '4 true',
      { text: '面料扎实，夏天在户外略热，空调房里正好。XL适合185厘米。' },
    ],
    [
      'oatmeal S',
      'en Felix Baumann',
      44,
      '4 small',
      { text: 'Boxy and short, which I like, but anyone with a long back should go one size up.' },
    ],
    ['rust M', 'zh 周啟賢', 80, '3 true', { text: '件衫冇問題，不過鐵鏽色洗咗幾次淺咗少少。' }],
    [
      'white L',
      'en Sunil Patel',
      3,
      '5 true',
      { text: 'Second order. Same cut as the first, thankfully.', isWaiting: true },
    ],
  ),
  ...reviewsOf(
    { handle: 'pique-polo' },
    [
      'navy M',
      'en Adrian Cheung',
      25,
      '5 true',
      { text: 'Collar stays up by itself. Smart enough for a Friday in Central.' },
    ],
    [
      'bottle-green L',
      'cn 刘洋',
      61,
      '4 true',
      { text: '绿色很正，领子挺括。袖口略紧，健身的朋友建议大一码。' },
    ],
    [
      'white M',
      'zh 吳子軒',
      88,
      '3 small',
      { text: '長度偏短，舉手會見到皮帶。180厘米以上建議大一個碼。' },
    ],
  ),
] as const
