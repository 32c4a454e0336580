import type { Messages } from '../en.ts'

export const content = {
  styleNumber: (number) => `${number}号`,
  styles: (count) => `${count}款`,
  service: '配送、退换与付款',

  contents: '本页内容',
  lastUpdated: (day) => `最近更新：${day}`,
  policies: '条款与政策',
  more: '更多',

  visit: '到店',
  write: '来信或来电',
} satisfies Messages['content']
