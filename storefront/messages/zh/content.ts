import type { Messages } from '../en.ts'

export const content = {
  styleNumber: (number) => `${number}號`,
  styles: (count) => `${count}款`,
  service: '送貨、退貨及付款',

  contents: '本頁內容',
  lastUpdated: (day) => `最後更新：${day}`,
  policies: '條款及政策',
  breadcrumbs: '你的位置',
  home: '首頁',
} satisfies Messages['content']
