import { bothLanguages, defineMessages } from '../language/messages.ts'

/** Names of the products and of the lists that sort them. */
export const catalogueMessages = defineMessages({
  products: ['Products', '商品'],
  views: ['Products and their lists', '商品及分類'],
  categories: ['Categories', '分類'],
  collections: ['Collections', '系列'],
  colours: ['Colours', '顏色'],
})

export const listMessages = defineMessages({
  products: [
    (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`,
    (count: number) => `${count} 件商品`,
  ],
  uses: [
    (count: number) => ['not used', 'used once'][count] ?? `used ${count} times`,
    (count: number) => (count === 0 ? '未使用' : `使用 ${count} 次`),
  ],
  edit: [(name: string) => `Edit ${name}`, (name: string) => `編輯 ${name}`],
  remove: [(name: string) => `Delete ${name}`, (name: string) => `刪除 ${name}`],
  removeTitle: [(name: string) => `Delete ${name}?`, (name: string) => `刪除 ${name}？`],
  removeText: ['This cannot be undone.', '刪除後不能復原。'],
  removeAct: ['Delete', '刪除'],
  removed: ['Deleted', '已刪除'],
  up: [(name: string) => `Move ${name} up`, (name: string) => `${name} 上移`],
  down: [(name: string) => `Move ${name} down`, (name: string) => `${name} 下移`],
  save: ['Save', '儲存'],
  saved: ['Saved', '已儲存'],
  dragHint: [
    'Drag a category between two others to sort it, or onto one to file it there.',
    '拖到兩個分類之間可排序，拖到分類上則歸入其中。',
  ],
  newCategory: ['New category', '新增分類'],
  newCollection: ['New collection', '新增系列'],
  newColour: ['New colour', '新增顏色'],
})

const { en, zh } = listMessages
const title = { en: 'Title', zh: '名稱' }
const lasting = {
  en: 'Small letters, digits and hyphens; it cannot be changed later',
  zh: '英文小寫、數字和連字號；之後不能更改',
}

export const categoryMessages = bothLanguages({
  en: {
    ...en,
    newEntry: en.newCategory,
    onTop: 'Top level',
    fields: {
      title: title.en,
      description: 'Description',
      parent_id: 'Within',
      slug: {
        label: 'Address',
        hint: 'Part of its address in the shop; a former one leads to the new one',
      },
    },
  },
  zh: {
    ...zh,
    newEntry: zh.newCategory,
    onTop: '最上層',
    fields: {
      title: title.zh,
      description: '描述',
      parent_id: '屬於',
      slug: { label: '網址代號', hint: '商店網址的一部分；舊網址會轉到新網址' },
    },
  },
})

export const collectionMessages = bothLanguages({
  en: {
    ...en,
    newEntry: en.newCollection,
    fields: { title: title.en, slug: { label: 'Address', hint: lasting.en } },
  },
  zh: {
    ...zh,
    newEntry: zh.newCollection,
    fields: { title: title.zh, slug: { label: '網址代號', hint: lasting.zh } },
  },
})

export const colourMessages = bothLanguages({
  en: {
    ...en,
    newEntry: en.newColour,
    fields: {
      title: title.en,
      code: { label: 'Code', hint: lasting.en },
      hex: 'Swatch',
      family: {
        label: 'Filter colour',
        options: {
          white: 'White',
          grey: 'Grey',
          black: 'Black',
          beige: 'Beige',
          brown: 'Brown',
          red: 'Red',
          purple: 'Purple',
          blue: 'Blue',
          yellow: 'Yellow',
          green: 'Green',
        },
      },
    },
  },
  zh: {
    ...zh,
    newEntry: zh.newColour,
    fields: {
      title: title.zh,
      code: { label: '代號', hint: lasting.zh },
      hex: '色板',
      family: {
        label: '篩選顏色',
        options: {
          white: '白',
          grey: '灰',
          black: '黑',
          beige: '米',
          brown: '啡',
          red: '紅',
          purple: '紫',
          blue: '藍',
          yellow: '黃',
          green: '綠',
        },
      },
    },
  },
})
