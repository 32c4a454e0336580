import { piece } from '../journal/entry-picture.ts'
import type { Scene } from '../scenes/scene.ts'
import type { DemoPagePicture } from './page-picture.ts'

const shopFront: Scene = {
  kind: 'shop-front',
  left: [
    piece('wool-overcoat camel'),
    piece('oxford-shirt sky'),
    piece('merino-crew-jumper burgundy'),
  ],
  right: [
    piece('corduroy-overshirt navy'),
    piece('pleated-trousers charcoal'),
    piece('lambswool-roll-neck ecru'),
  ],
  pile: [piece('oxford-shirt white'), piece('oxford-shirt sky'), piece('merino-crew-jumper moss')],
}

const shopFrontAlt = {
  en: 'The front of the shop: the sign, clothes in two windows and shelves behind the open door',
  zh: '門市的招牌、兩個櫥窗與敞開的門',
  cn: '门店的招牌、两个橱窗与敞开的门',
}

/** By the slug of their page. */
export const pagePictures: Readonly<Record<string, readonly DemoPagePicture[]>> = {
  home: [
    {
      name: 'outfit',
      scene: {
        kind: 'outfit',
        pieces: [
          { ...piece('slim-chinos khaki'), x: 780, y: 420, turn: 8, scale: 1.5 },
          { ...piece('oxford-shirt sky'), x: 310, y: 400, turn: -7, scale: 1.5 },
          { ...piece('merino-crew-jumper navy'), x: 540, y: 470, turn: 5, scale: 1.45 },
          { ...piece('leather-belt chocolate'), x: 1050, y: 220, turn: 10, scale: 0.7 },
          { ...piece('crew-socks oatmeal'), x: 1020, y: 560, turn: -12, scale: 0.74 },
        ],
      },
      alt: {
        en: 'A sky-blue oxford shirt, a navy jumper and khaki chinos laid out with a belt and socks',
        zh: '平鋪的恤衫、毛衣、斜布褲、皮帶與襪子',
        cn: '平铺的衬衫、毛衣、奇诺裤、皮带与袜子',
      },
    },
    { name: 'shop', scene: shopFront, alt: shopFrontAlt },
  ],
  'about-us': [
    { name: 'shop', scene: shopFront, alt: shopFrontAlt, after: 0 },
    {
      name: 'table',
      scene: {
        kind: 'table',
        hasPattern: true,
        pieces: [{ ...piece('oxford-shirt white'), x: 560, y: 400, turn: -8, scale: 1.5 }],
        tools: [
          { tool: 'shears', x: 960, y: 560, turn: -24 },
          { tool: 'measuringTape', x: 210, y: 250, turn: -12 },
          { tool: 'chalk', x: 930, y: 180, turn: 14 },
          { tool: 'pins', x: 250, y: 540, turn: 0 },
          { tool: 'spool', x: 1090, y: 380, turn: 8 },
          { tool: 'ruler', x: 600, y: 756, turn: 0 },
        ],
      },
      alt: {
        en: 'A white shirt on the cutting table, with pattern paper, shears, chalk and a tape',
        zh: '裁床上的白恤衫，旁邊有紙樣、剪刀、劃粉與軟尺',
        cn: '裁床上的白衬衫，旁边有纸样、剪刀、划粉与软尺',
      },
      after: 1,
    },
    {
      name: 'rail',
      scene: {
        kind: 'hanging',
        from: 'rail',
        pieces: [
          piece('mac-coat sand'),
          piece('brushed-flannel-shirt bottle-green'),
          piece('corduroy-trousers camel'),
        ],
      },
      alt: {
        en: 'A raincoat, a flannel shirt and corduroy trousers on a rail',
        zh: '掛杆上的雨褸、法蘭絨恤衫與燈芯絨長褲',
        cn: '挂杆上的雨衣、法兰绒衬衫与灯芯绒长裤',
      },
      after: 3,
    },
  ],
  'size-guide': [
    {
      name: 'measures',
      scene: { kind: 'measured', handles: ['oxford-shirt', 'slim-chinos'] },
      alt: {
        en: 'A shirt with its chest, length, shoulder and sleeve marked, and trousers with waist, front rise, inseam and hem',
        zh: '恤衫上標示胸闊、衫長、肩闊及袖長，長褲上標示腰闊、前浪、內長及褲腳闊',
        cn: '衬衫上标出胸宽、衣长、肩宽与袖长，长裤上标出腰宽、前裆、内裆长与裤脚宽',
      },
      after: 0,
    },
  ],
  'contact-us': [
    {
      name: 'map',
      scene: { kind: 'street-map' },
      alt: {
        en: 'Map of Kennedy Town: the shop in Seawall Place by the harbour, the tram stop in front of it, and the way from MTR exit C',
        zh: '堅尼地城地圖：海旁門市位於海邊的海堤坊，門前是電車站，並標示由港鐵C出口前來的路線',
        cn: '坚尼地城地图：海旁门店位于海边的海堤坊，门前是电车站，并标示从港铁C出口前来的路线',
      },
      after: 0,
      labels: [
        {
          x: 0.5,
          y: 0.08,
          title: { en: 'Victoria Harbour', zh: '維多利亞港', cn: '维多利亚港' },
        },
        { x: 0.25, y: 0.26, title: { en: 'The praya', zh: '海旁', cn: '海旁' } },
        { x: 0.25, y: 0.61, title: { en: 'Tram street', zh: '電車路', cn: '电车路' } },
        {
          x: 0.353,
          y: 0.4,
          title: { en: 'Seawall Street', zh: '海堤街', cn: '海堤街' },
          upright: true,
        },
      ],
      legend: [
        { en: 'Praya, Shop 218, 2/F', zh: '海旁，2樓218號舖', cn: '海旁，2楼218号铺' },
        {
          en: 'Seawall Street entrance and lift',
          zh: '海堤街入口及升降機',
          cn: '海堤街入口与电梯',
        },
        { en: 'Tram stop', zh: '電車站', cn: '电车站' },
        {
          en: 'MTR Kennedy Town, exit C',
          zh: '港鐵堅尼地城站C出口',
          cn: '港铁坚尼地城站C出口',
        },
      ],
    },
    { name: 'shop', scene: shopFront, alt: shopFrontAlt, after: 2 },
  ],
}
