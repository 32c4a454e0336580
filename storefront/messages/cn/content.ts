import type { Messages } from '../en.ts'

export const content = {
  styleNumber: (number) => `${number}号`,
  styles: (count) => `${count}款`,
  service: '配送、退货与付款',

  contents: '本页内容',
  lastUpdated: (day) => `最近更新：${day}`,
  policies: '条款与政策',
  breadcrumbs: '当前位置',
  home: '首页',
} satisfies Messages['content']
