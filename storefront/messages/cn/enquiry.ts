import type { LazyMessageSet } from '../en-lazy.ts'

export const enquiry = {
  title: '给我们留言',
  subject: '主题',
  message: '内容',
  messageHint: '查询订单请注明订单编号。我们会在一个工作日内回复。',
  send: '发送',
  sent: '已收到您的留言',
  sentText: '我们会在一个工作日内回复，确认邮件稍后送达。',
  needSubject: '请输入主题',
  needMessage: '请输入内容',
} satisfies LazyMessageSet['enquiry']
