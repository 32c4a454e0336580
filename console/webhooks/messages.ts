import { defineMessages } from '../language/messages.ts'
import { colon } from '../language/punctuation.ts'

export const webhookMessages = defineMessages({
  title: ['Webhooks', 'Webhook'],
  lead: [
    'Tell other programs what happens in the shop, such as a warehouse, a till or a newsletter.',
    '把網店發生的事通知其他系統，例如倉庫、收銀或電子通訊系統。',
  ],
  add: ['Add webhook', '新增 Webhook'],
  empty: ['No program is told anything yet.', '尚未通知任何系統。'],
  saved: ['Saved', '已儲存'],
  save: ['Save', '儲存'],
  state: {
    on: ['On', '已啟用'],
    off: ['Off', '已停用'],
    failing: ['Failing', '未能送達'],
  },
  offReason: {
    failing: [
      'Nothing arrived for a day, so the shop switched it off.',
      '已有一天未能送達，系統已自動停用。',
    ],
    gone: [
      'The receiver asked for no more, so the shop switched it off.',
      '接收方表示不再接收，系統已自動停用。',
    ],
  },
  offEffect: ['What happens while it is off is not sent later.', '停用期間發生的事不會補發。'],
  failingSince: [
    (time: string) => `Nothing has arrived since ${time}. The shop keeps trying.`,
    (time: string) => `自 ${time} 起未能送達，系統會繼續嘗試。`,
  ],
  name: ['Name', '名稱'],
  url: ['Address', '網址'],
  urlHint: ['https, where the other program waits for events', '對方系統接收通知的 https 網址'],
  sends: ['What it is told', '通知內容'],
  personal: ['With personal data', '包括個人資料'],
  personalHint: [
    'Names, addresses, phone numbers, emails and notes of customers leave the shop.',
    '顧客的姓名、地址、電話、電郵及備註會傳送到對方系統。',
  ],
  groups: {
    order: ['Orders', '訂單'],
    payment: ['Payments and refunds', '付款及退款'],
    stock: ['Stock', '存貨'],
    product: ['Products', '貨品'],
    customer: ['Customers', '顧客'],
  },
  events: {
    'order.placed': ['Placed', '落單'],
    'order.paid': ['Paid', '已付款'],
    'order.edited': ['Changed', '更改'],
    'order.packed': ['Packed', '已包裝'],
    'order.shipped': ['Parcel sent', '寄出包裹'],
    'order.ready': ['Ready to collect', '可取貨'],
    'order.collected': ['Collected', '已取貨'],
    'order.completed': ['Completed', '完成'],
    'order.cancelled': ['Cancelled', '取消'],
    'order.erased': ['Personal data erased', '刪除個人資料'],
    'payment.received': ['Payment received', '收到付款'],
    'refund.sent': ['Refund sent', '已退款'],
    'refund.failed': ['Refund failed', '退款失敗'],
    'stock.changed': ['Changed', '變動'],
    'stock.low': ['Low', '偏低'],
    'product.changed': ['Added or changed', '新增或更改'],
    'customer.created': ['Registered', '註冊'],
    'customer.changed': ['Changed', '更改'],
    'customer.erased': ['Erased', '刪除'],
  },
  eventCount: [
    (count: number) => (count === 1 ? '1 event' : `${count} events`),
    (count: number) => `${count} 類事件`,
  ],
  turnOn: ['Switch on', '啟用'],
  turnOff: ['Switch off', '停用'],
  isOn: ['Switched on', '已啟用'],
  isOff: ['Switched off', '已停用'],
  test: ['Send test', '傳送測試'],
  testSent: ['A test is on its way', '正在傳送測試'],
  more: ['More', '更多'],
  newSecret: ['New secret', '更換密鑰'],
  newSecretTitle: [
    (name: string) => `New secret for ${name}?`,
    (name: string) => `更換 ${name} 的密鑰？`,
  ],
  newSecretText: [
    'The present one stays valid for a day, so that the receiver can change over.',
    '現有密鑰一天內仍然有效，讓接收方有時間更換。',
  ],
  remove: ['Delete webhook', '刪除 Webhook'],
  removeTitle: [(name: string) => `Delete ${name}?`, (name: string) => `刪除 ${name}？`],
  removeText: [
    'Its deliveries are deleted with it. The receiver hears no more.',
    '傳送紀錄會一併刪除，接收方不會再收到通知。',
  ],
  removed: ['Deleted', '已刪除'],
  secret: ['Signing secret', '簽署密鑰'],
  secretText: [
    'Shown only now. The receiver verifies with it that an event is from this shop.',
    '只在此刻顯示。接收方憑此核實通知來自本網店。',
  ],
  copySecret: ['Copy the secret', '複製密鑰'],
  deliveries: ['Deliveries', '傳送紀錄'],
  noDeliveries: ['Nothing was sent in the last 30 days.', '最近 30 天沒有傳送。'],
  columns: {
    event: ['Event', '事件'],
    state: ['State', '狀態'],
    answer: ['Answer', '回應'],
    attempts: ['Attempts', '次數'],
    at: ['Time', '時間'],
  },
  delivery: {
    waiting: ['Waiting', '等候中'],
    delivered: ['Delivered', '已送達'],
    failed: ['Failed', '失敗'],
  },
  stateFilter: ['State', '狀態'],
  attempts: [
    (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    (count: number) => `嘗試 ${count} 次`,
  ],
  noAnswer: ['No answer', '沒有回應'],
  nextAt: [(time: string) => `Next attempt ${time}`, (time: string) => `下次嘗試：${time}`],
  show: [
    (event: string, time: string) => `Show ${event} of ${time}`,
    (event: string, time: string) => `查看 ${time} 的${event}`,
  ],
  replay: ['Send again', '重發'],
  replayed: ['It is sent again', '正在重發'],
  replayAll: ['Send failed again', '重發失敗項目'],
  replayAllTitle: ['Send all failed deliveries again?', '重發所有失敗項目？'],
  replayAllText: ['Receivers know repeated events by their id.', '接收方可憑編號識別重複的事件。'],
  replayedAll: [
    (count: number) =>
      count === 1 ? '1 delivery is sent again' : `${count} deliveries are sent again`,
    (count: number) => `正在重發 ${count} 項`,
  ],
  body: ['As it would be sent now', '以現時資料傳送的內容'],
  testEvent: ['Test', '測試'],
})

export type WebhookTexts = (typeof webhookMessages)['en']

/** “Orders: Paid” */
export function eventText(
  type: keyof WebhookTexts['events'] | 'webhook.test',
  texts: WebhookTexts,
) {
  if (type === 'webhook.test') return texts.testEvent
  const group = groupOf(type)
  return group === 'payment'
    ? texts.events[type]
    : texts.groups[group] + colon() + texts.events[type]
}

export function groupOf(type: keyof WebhookTexts['events']): keyof WebhookTexts['groups'] {
  if (type.startsWith('order.')) return 'order'
  if (type.startsWith('stock.')) return 'stock'
  if (type.startsWith('product.')) return 'product'
  return type.startsWith('customer.') ? 'customer' : 'payment'
}
