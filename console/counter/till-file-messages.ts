import { defineMessages } from '../language/messages.ts'

export const tillFileMessages = defineMessages({
  en: {
    opened: 'Opened',
    openedBy: 'Opened by',
    closed: 'Closed',
    closedBy: 'Closed by',
    method: 'Method',
    float: 'Float',
    sales: 'Sales',
    refunds: 'Refunds',
    expected: 'Expected',
    counted: 'Counted',
    difference: 'Difference',
    reason: 'Reason',
  },
  zh: {
    opened: '開始時間',
    openedBy: '開始人',
    closed: '結算時間',
    closedBy: '結算人',
    method: '付款方式',
    float: '備用金',
    sales: '銷售',
    refunds: '退款',
    expected: '應有',
    counted: '點算',
    difference: '差額',
    reason: '原因',
  },
})
