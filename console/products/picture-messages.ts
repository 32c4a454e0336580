import { defineMessages } from '../language/messages.ts'

export const pictureMessages = defineMessages({
  drop: {
    label: ['Add pictures', '加入圖片'],
    hint: ['JPG, PNG or WebP, up to 100 megapixels each', 'JPG、PNG 或 WebP，每張不超過 1 億像素'],
    choose: ['Choose pictures', '選擇圖片'],
    camera: ['Take a picture', '拍照'],
    drop: ['Drop pictures here or', '把圖片拖到這裏，或'],
  },
  removeFile: [(name: string) => `Remove ${name}`, (name: string) => `移除 ${name}`],
  retryFile: [(name: string) => `Try ${name} again`, (name: string) => `重試 ${name}`],
  progressFile: [(name: string) => `Uploading ${name}`, (name: string) => `正在上載 ${name}`],
  title: ['Pictures in order', '圖片次序'],
  lead: [
    'The first one is the main picture. Drag to sort, or use the arrows.',
    '第一張為主圖。可拖動排序，或按箭嘴。',
  ],
  empty: ['No pictures yet.', '尚未有圖片。'],
  picture: [(place: number) => `Picture ${place}`, (place: number) => `圖片 ${place}`],
  makeFirst: ['Make first', '設為首張'],
  firstOf: [
    (place: number) => `Make first: picture ${place}`,
    (place: number) => `圖片 ${place} 設為首張`,
  ],
  earlier: [
    (place: number) => `Move picture ${place} earlier`,
    (place: number) => `圖片 ${place} 移前`,
  ],
  later: [
    (place: number) => `Move picture ${place} later`,
    (place: number) => `圖片 ${place} 移後`,
  ],
  remove: [(place: number) => `Remove picture ${place}`, (place: number) => `移除圖片 ${place}`],
  removed: ['Picture removed', '圖片已移除'],
  colour: [
    (place: number) => `Colour of picture ${place}`,
    (place: number) => `圖片 ${place} 的顏色`,
  ],
  everyColour: ['Every colour', '所有顏色'],
  view: [(place: number) => `View of picture ${place}`, (place: number) => `圖片 ${place} 的角度`],
  views: {
    front: ['Front', '正面'],
    back: ['Back', '背面'],
    detail: ['Detail', '細節'],
    cloth: ['Cloth', '布料'],
    measure: ['Measures', '尺寸'],
  },
  alt: ['Alt text', '替代文字'],
  altOf: [
    (place: number) => `Alt text of picture ${place}`,
    (place: number) => `圖片 ${place} 的替代文字`,
  ],
  altHint: [
    'What the picture shows, for people who cannot see it. Empty: the title.',
    '為看不到圖片的人描述內容。留空則用商品名稱。',
  ],
  save: ['Save alt text', '儲存替代文字'],
})
