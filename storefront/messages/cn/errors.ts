import type { Messages } from '../en.ts'

export const errors = {
  notFoundTitle: '找不到页面',
  notFoundText: '找不到此页面。您请求的网址不存在，页面可能已被删除或改名。',
  backHome: '返回首页',
  categories: '按分类浏览',
  serverTitle: '服务器报错',
  serverText: '系统暂时出了点问题，您填写的内容没有丢失，请重试。',
  internal: '错误',
  tryAgain: '重试',
  noConnectionTitle: '没有网络连接',
  noConnection: '网络连接中断，内容没有丢失，请重试。',
  status: (status) => `状态码 ${status}`,
} satisfies Messages['errors']
