import { defineMessages } from '../language/messages.ts'

export const tillFileMessages = defineMessages({
  opened: ['Opened', '開始時間'],
  openedBy: ['Opened by', '開始人'],
  closed: ['Closed', '結算時間'],
  closedBy: ['Closed by', '結算人'],
  method: ['Method', '付款方式'],
  float: ['Float', '備用金'],
  sales: ['Sales', '銷售'],
  refunds: ['Refunds', '退款'],
  expected: ['Expected', '應有'],
  counted: ['Counted', '點算'],
  difference: ['Difference', '差額'],
  reason: ['Reason', '原因'],
})
