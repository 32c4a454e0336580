import { piece, type EntryPicture } from './entry-picture.ts'

/** By article slug; the first picture is the one shown in lists. */
export const articlePictures: Readonly<Record<string, readonly EntryPicture[]>> = {
  'washing-linen': [
    {
      scene: {
        kind: 'hanging',
        from: 'line',
        pieces: [
          piece('linen-band-collar-shirt sage'),
          piece('drawstring-linen-trousers ecru'),
          piece('linen-band-collar-shirt indigo back'),
        ],
      },
      alt: {
        en: 'Two linen shirts and a pair of linen trousers on a washing line',
        zh: '晾衣繩上的兩件亞麻恤衫與一條亞麻長褲',
        cn: '晾衣绳上的两件亚麻衬衫与一条亚麻长裤',
      },
    },
  ],
  'washing-merino': [
    {
      scene: {
        kind: 'table',
        pieces: [{ ...piece('merino-crew-jumper moss'), x: 560, y: 404, turn: -4, scale: 1.5 }],
        tools: [
          { tool: 'soap', x: 1010, y: 250, turn: 12 },
          { tool: 'brush', x: 1010, y: 560, turn: -18 },
          { tool: 'measuringTape', x: 160, y: 660, turn: -16 },
        ],
      },
      alt: {
        en: 'A merino jumper laid flat to dry, with soap and a clothes brush',
        zh: '平放晾乾的美麗諾毛衣，旁邊有番梘與衣刷',
        cn: '平放晾干的美利奴毛衣，旁边有肥皂与衣刷',
      },
    },
  ],
  'denim-before-the-first-wash': [
    {
      scene: {
        kind: 'hanging',
        from: 'line',
        pieces: [
          piece('denim-trucker-jacket indigo'),
          piece('selvedge-jeans indigo'),
          piece('denim-western-shirt indigo'),
        ],
      },
      alt: {
        en: 'A denim jacket, jeans and a denim shirt on a washing line',
        zh: '晾衣繩上的丹寧外套、牛仔褲與丹寧恤衫',
        cn: '晾衣绳上的丹宁外套、牛仔裤与丹宁衬衫',
      },
    },
    {
      scene: {
        kind: 'close-up',
        ...piece('denim-trucker-jacket indigo'),
        x: 116,
        y: 116,
        width: 168,
      },
      alt: {
        en: 'Seams and a flap pocket of the denim jacket, close',
        zh: '丹寧外套的車縫線與袋蓋近看',
        cn: '丹宁外套的车缝线与袋盖近看',
      },
    },
  ],
  'through-the-damp-months': [
    {
      scene: {
        kind: 'hanging',
        from: 'pegs',
        pieces: [
          piece('wool-overcoat charcoal'),
          piece('lambswool-roll-neck ecru'),
          piece('duffle-coat navy'),
        ],
      },
      alt: {
        en: 'An overcoat, a roll-neck and a duffle coat airing on pegs',
        zh: '掛在木栓上通風的大衣、樽領毛衣與牛角扣大衣',
        cn: '挂在木栓上通风的大衣、高领毛衣与牛角扣大衣',
      },
    },
  ],
  'measure-the-shirt-you-like': [
    {
      scene: {
        kind: 'table',
        pieces: [{ ...piece('oxford-shirt white'), x: 590, y: 396, turn: 0, scale: 1.5 }],
        tools: [
          { tool: 'measuringTape', x: 250, y: 190, turn: 10 },
          { tool: 'ruler', x: 600, y: 752, turn: 0 },
          { tool: 'chalk', x: 1010, y: 250, turn: -14 },
          { tool: 'pins', x: 1060, y: 500, turn: 8 },
        ],
      },
      alt: {
        en: 'A white shirt flat on a table, with a measuring tape and a ruler',
        zh: '平放在桌上的白恤衫，旁邊有軟尺與直尺',
        cn: '平放在桌上的白衬衫，旁边有软尺与直尺',
      },
    },
  ],
  'how-long-should-trousers-be': [
    {
      scene: {
        kind: 'hanging',
        from: 'rail',
        pieces: [
          piece('slim-chinos stone'),
          piece('wool-trousers grey'),
          piece('wide-leg-trousers black'),
        ],
      },
      alt: {
        en: 'Slim, straight and wide trousers side by side on a rail',
        zh: '衣架橫桿上並排的修身、直腳與闊腳長褲',
        cn: '衣杆上并排的修身、直筒与阔腿长裤',
      },
    },
  ],
  'start-with-the-weight': [
    {
      scene: {
        kind: 'piles',
        piles: [
          [
            piece('heavyweight-tee oatmeal'),
            piece('heavyweight-tee white'),
            piece('heavyweight-tee rust'),
            piece('heavyweight-tee navy'),
          ],
          [
            piece('oxford-shirt sky'),
            piece('bengal-stripe-shirt blue'),
            piece('oxford-shirt pink'),
          ],
          [
            piece('lambswool-roll-neck ecru'),
            piece('brushed-flannel-shirt rust'),
            piece('loopback-sweatshirt grey-marl'),
            piece('corduroy-overshirt moss'),
            piece('cable-jumper navy'),
          ],
        ],
      },
      alt: {
        en: 'Folded tees, shirts and knitwear on a shelf, from light to heavy',
        zh: '層板上摺好的T恤、恤衫與毛衣，由薄至厚',
        cn: '层板上叠好的T恤、衬衫与毛衣，由薄到厚',
      },
    },
  ],
  'there-is-no-004': [
    {
      scene: {
        kind: 'table',
        hasPattern: true,
        pieces: [{ ...piece('loopback-sweatshirt grey-marl'), x: 600, y: 420, turn: 6 }],
        tools: [
          { tool: 'shears', x: 290, y: 250, turn: 28 },
          { tool: 'chalk', x: 960, y: 610, turn: 16 },
          { tool: 'pins', x: 1010, y: 400, turn: -6 },
        ],
      },
      alt: {
        en: 'A sample between paper patterns on the cutting table',
        zh: '裁床上，紙樣之間的一件樣板',
        cn: '裁床上，纸样之间的一件样衣',
      },
    },
  ],
  'a-morning-in-kwun-tong': [
    {
      scene: {
        kind: 'table',
        hasPattern: true,
        pieces: [{ ...piece('chore-jacket mid-blue'), x: 600, y: 400, turn: -7 }],
        tools: [
          { tool: 'shears', x: 1000, y: 600, turn: -24 },
          { tool: 'spool', x: 215, y: 210, turn: 14 },
          { tool: 'measuringTape', x: 250, y: 620, turn: -8 },
          { tool: 'chalk', x: 900, y: 140, turn: 12 },
          { tool: 'buttons', x: 1060, y: 330, turn: 0 },
          { tool: 'pins', x: 130, y: 420, turn: 10 },
        ],
      },
      alt: {
        en: 'A work jacket on the cutting table, with shears, chalk and thread',
        zh: '裁床上的工裝外套，旁邊有剪刀、粉餅與線',
        cn: '裁床上的工装外套，旁边有剪刀、划粉与线',
      },
    },
  ],
  'thirty-three-outside': [
    {
      scene: {
        kind: 'hanging',
        from: 'rail',
        pieces: [
          piece('camp-collar-shirt sand'),
          piece('linen-band-collar-shirt ecru'),
          piece('linen-drawstring-shorts indigo'),
          piece('unstructured-blazer navy'),
        ],
      },
      alt: {
        en: 'Two light shirts, linen shorts and an unlined blazer on a rail',
        zh: '橫桿上的兩件薄恤衫、亞麻短褲與無襯西裝外套',
        cn: '衣杆上的两件薄衬衫、亚麻短裤与无衬西装外套',
      },
    },
  ],
  'ninety-five-per-cent': [
    {
      scene: {
        kind: 'hanging',
        from: 'line',
        pieces: [
          piece('oxford-shirt sky'),
          piece('merino-v-neck-cardigan bottle-green'),
          piece('poplin-spread-collar-shirt white back'),
        ],
      },
      alt: {
        en: 'Two shirts and a cardigan drying on a line indoors',
        zh: '室內晾着的兩件恤衫與一件開襟毛衣',
        cn: '室内晾着的两件衬衫与一件开衫',
      },
    },
  ],
}
