import { piece, type EntryPicture } from './entry-picture.ts'

/** By post slug; the first picture is the one shown in lists. */
export const postPictures: Readonly<Record<string, readonly EntryPicture[]>> = {
  'twelve-to-twenty-degrees': [
    {
      scene: {
        kind: 'hanging',
        from: 'rail',
        pieces: [
          piece('corduroy-overshirt camel'),
          piece('brushed-flannel-shirt rust'),
          piece('corduroy-trousers bottle-green'),
          piece('mac-coat navy'),
        ],
      },
      alt: {
        en: 'An overshirt, a flannel shirt, corduroy trousers and a mac on a rail',
        zh: '橫桿上的恤衫外套、法蘭絨恤衫、燈芯絨長褲與乾濕褸',
        cn: '衣杆上的衬衫外套、法兰绒衬衫、灯芯绒长裤与风衣',
      },
    },
    {
      scene: { kind: 'close-up', ...piece('corduroy-overshirt camel'), x: 112, y: 96, width: 176 },
      alt: {
        en: 'Corduroy, a chest pocket and buttons, close',
        zh: '燈芯絨、胸袋與鈕扣近看',
        cn: '灯芯绒、胸袋与纽扣近看',
      },
    },
  ],
  'one-shirt-three-days': [
    {
      scene: {
        kind: 'hanging',
        from: 'pegs',
        pieces: [
          piece('unstructured-blazer navy'),
          piece('oxford-shirt sky'),
          piece('chino-shorts khaki'),
        ],
      },
      alt: {
        en: 'A blazer, an Oxford shirt and shorts on pegs',
        zh: '木栓上的西裝外套、牛津恤衫與短褲',
        cn: '木栓上的西装外套、牛津纺衬衫与短裤',
      },
    },
  ],
  'dressed-for-the-ferry': [
    {
      scene: {
        kind: 'table',
        pieces: [
          { ...piece('pleated-shorts olive'), x: 420, y: 470, turn: -5, scale: 1.3 },
          { ...piece('bucket-hat olive'), x: 880, y: 230, turn: 8, scale: 1.1 },
          { ...piece('canvas-tote ecru'), x: 880, y: 560, turn: 5, scale: 1 },
        ],
        tools: [],
      },
      alt: {
        en: 'Shorts, a bucket hat and a canvas tote laid out for the day',
        zh: '為一天行程準備好的短褲、漁夫帽與帆布袋',
        cn: '为一天行程准备好的短裤、渔夫帽与帆布袋',
      },
    },
  ],
  'repair-saturday': [
    {
      scene: {
        kind: 'table',
        pieces: [{ ...piece('chore-jacket olive'), x: 640, y: 400, turn: 5, scale: 1.5 }],
        tools: [
          { tool: 'spool', x: 200, y: 230, turn: -12, scale: 1.2 },
          { tool: 'shears', x: 210, y: 600, turn: -38 },
          { tool: 'buttons', x: 1060, y: 240, turn: 0, scale: 1.2 },
          { tool: 'pins', x: 1070, y: 560, turn: 12, scale: 1.2 },
        ],
      },
      alt: {
        en: 'A work jacket on the repair bench, with thread, shears and buttons',
        zh: '修補桌上的工裝外套，旁邊有線、剪刀與鈕扣',
        cn: '修补桌上的工装外套，旁边有线、剪刀与纽扣',
      },
    },
    {
      scene: { kind: 'close-up', ...piece('chore-jacket olive'), x: 122, y: 176, width: 170 },
      alt: {
        en: 'Two buttons and a pocket with double stitching, close',
        zh: '兩顆鈕扣與雙線車縫的袋近看',
        cn: '两颗纽扣与双线车缝的口袋近看',
      },
    },
  ],
  'the-tailor-on-thursdays': [
    {
      scene: {
        kind: 'table',
        pieces: [{ ...piece('slim-chinos khaki'), x: 520, y: 410, turn: 78, scale: 1.7 }],
        tools: [
          { tool: 'measuringTape', x: 900, y: 170, turn: 6 },
          { tool: 'pins', x: 190, y: 640, turn: -10, scale: 1.2 },
          { tool: 'chalk', x: 300, y: 150, turn: 16, scale: 1.2 },
          { tool: 'shears', x: 930, y: 660, turn: -10 },
        ],
      },
      alt: {
        en: 'Chinos on the tailor’s table, with a tape, chalk and pins',
        zh: '裁縫桌上的長褲，旁邊有軟尺、粉餅與大頭針',
        cn: '裁缝桌上的长裤，旁边有软尺、划粉与大头针',
      },
    },
  ],
  'when-the-eight-is-up': [
    {
      scene: {
        kind: 'hanging',
        from: 'pegs',
        pieces: [
          piece('mac-coat sand'),
          piece('packable-windbreaker red'),
          piece('field-jacket olive'),
        ],
      },
      alt: {
        en: 'A mac, a windbreaker and a field jacket on pegs by the door',
        zh: '門旁木栓上的乾濕褸、風褸與野戰外套',
        cn: '门旁木栓上的风衣、防风外套与野战外套',
      },
    },
  ],
  'four-pieces-ahead-of-summer': [
    {
      scene: {
        kind: 'hanging',
        from: 'rail',
        pieces: [
          piece('seersucker-short-sleeve-shirt sky'),
          piece('packable-windbreaker red'),
          piece('linen-drawstring-shorts ecru'),
          piece('skipper-polo olive'),
        ],
      },
      alt: {
        en: 'A seersucker shirt, a windbreaker, linen shorts and a polo on a rail',
        zh: '橫桿上的泡泡紗恤衫、風褸、亞麻短褲與Polo恤',
        cn: '衣杆上的泡泡纱衬衫、防风外套、亚麻短裤与Polo衫',
      },
    },
  ],
  'no-003-in-every-size': [
    {
      scene: {
        kind: 'piles',
        piles: [
          Array.from({ length: 5 }, () => piece('heavyweight-tee white')),
          Array.from({ length: 4 }, () => piece('heavyweight-tee rust')),
          Array.from({ length: 5 }, () => piece('heavyweight-tee navy')),
        ],
      },
      alt: {
        en: 'Tees in white, rust and navy, folded and piled on a shelf',
        zh: '層板上疊好的白色、鐵鏽色與海軍藍T恤',
        cn: '层板上叠好的白色、铁锈色与海军蓝T恤',
      },
    },
  ],
  'flannel-from-biella': [
    {
      scene: {
        kind: 'hanging',
        from: 'rail',
        pieces: [
          piece('unstructured-blazer navy'),
          piece('wool-trousers navy'),
          piece('wool-trousers grey'),
        ],
      },
      alt: {
        en: 'A navy blazer with wool trousers in navy and grey on a rail',
        zh: '橫桿上的海軍藍西裝外套，配海軍藍與灰色羊毛長褲',
        cn: '衣杆上的海军蓝西装外套，配海军蓝与灰色羊毛长裤',
      },
    },
    {
      scene: { kind: 'close-up', ...piece('wool-trousers grey'), x: 146, y: 45, width: 108 },
      alt: {
        en: 'The waistband of the wool trousers, close',
        zh: '羊毛長褲的褲頭近看',
        cn: '羊毛长裤的裤腰近看',
      },
    },
  ],
}
