import { defineMessages } from '../language/messages.ts'

type HandBack = Readonly<Record<string, string | undefined>>

/** How money that was taken at a counter goes back. */
const handBackEn: HandBack = {
  cash: 'Hand it back in cash, from the open till.',
  octopus: 'Refund it on the Octopus device, within 48 hours of the sale.',
  card_terminal: 'Refund it on the card terminal.',
}

const handBackZh: HandBack = {
  cash: '由已開始的收銀以現金退回。',
  octopus: '請於售出後 48 小時內以八達通收款機退款。',
  card_terminal: '請以刷卡機退款。',
}

export const returnMessages = defineMessages({
  title: ['Returns and refunds', '退貨及退款'],
  views: ['Views', '檢視'],
  view: {
    requests: ['Requests', '申請'],
    refunds: ['Refunds', '退款'],
    issues: ['Payment problems', '付款問題'],
  },
  empty: {
    requests: [
      'No request is waiting. Every customer has an answer.',
      '暫無待處理的申請，所有顧客都已收到答覆。',
    ],
    refunds: ['No refunds here.', '這裏沒有退款。'],
    issues: ['No payment problems.', '沒有付款問題。'],
  },
  columns: {
    order: ['Order', '訂單'],
    customer: ['Customer', '顧客'],
    reason: ['Reason', '原因'],
    state: ['Status', '狀態'],
    amount: ['Amount', '金額'],
    asked: ['Requested', '申請時間'],
    method: ['Method', '方式'],
    started: ['Started', '開始時間'],
    problem: ['Problem', '問題'],
    received: ['Received', '收到時間'],
    done: ['Done', '完成時間'],
    paidBy: ['Paid by', '付款方式'],
    reference: ['Reference', '參考編號'],
    failure: ['Failure', '失敗原因'],
  },
  state: {
    waiting_for_approval: ['To decide', '待決定'],
    approved: ['Approved', '已批准'],
    rejected: ['Rejected', '已拒絕'],
    all: ['All', '全部'],
  },
  refundState: {
    pending: ['Pending', '待退款'],
    done: ['Done', '已完成'],
    failed: ['Failed', '失敗'],
  },
  method: {
    card: ['Card', '信用卡'],
    offline: ['Transfer', '轉賬'],
    exchange: ['Exchange', '換貨'],
  },
  request: [(order: string) => `Request for ${order}`, (order: string) => `${order} 的申請`],
  requestedAt: [(time: string) => `Requested ${time}`, (time: string) => `${time} 申請`],
  pictures: ['Pictures', '圖片'],
  picture: [(at: number) => `Picture ${at}`, (at: number) => `圖片 ${at}`],
  items: ['Items', '貨品'],
  grant: ['Refund', '退款數量'],
  restock: ['Back to stock', '放回存貨'],
  warehouse: ['Where to', '放回地點'],
  sameWarehouse: ['Where they came from', '原來的地點'],
  grantOf: [(title: string) => `Refund of ${title}`, (title: string) => `${title}的退款數量`],
  restockOf: [
    (title: string) => `Back to stock of ${title}`,
    (title: string) => `${title}放回存貨的數量`,
  ],
  fewer: ['Fewer', '減少'],
  more: ['More', '增加'],
  asked: [(count: number) => `${count} requested`, (count: number) => `申請 ${count} 件`],
  granted: [
    (count: number, restocked: number) => `${count} refunded, ${restocked} back to stock`,
    (count: number, restocked: number) => `退款 ${count} 件，放回存貨 ${restocked} 件`,
  ],
  exchangedCount: [
    (count: number, restocked: number) => `${count} exchanged, ${restocked} back to stock`,
    (count: number, restocked: number) => `換貨 ${count} 件，放回存貨 ${restocked} 件`,
  ],
  withDelivery: [
    (fee: string) => `Refund delivery as well (${fee})`,
    (fee: string) => `同時退回運費（${fee}）`,
  ],
  answer: ['Answer to the customer', '給顧客的答覆'],
  approve: ['Approve', '批准'],
  usualReasons: [
    'Usual reasons, read in the customer’s language',
    '常用原因（顧客以所選語言閱讀）',
  ],
  askBack: ['Ask for the goods back', '請顧客寄回貨品'],
  askBackHint: [
    'The customer is told where to send or bring them. Decide once they have arrived.',
    '顧客會收到寄回或帶到門市的方法。收到貨品後再作決定。',
  ],
  askedBack: [
    (day: string) => `Customer asked to send the goods by ${day}`,
    (day: string) => `已請顧客於 ${day} 或之前寄回`,
  ],
  askBackTitle: [
    (order: string) => `Ask back the goods of ${order}`,
    (order: string) => `請顧客寄回${order}的貨品`,
  ],
  askBackNote: ['Note to the customer', '給顧客的說明'],
  askBackBy: ['Last day', '最後日期'],
  askBackPaidBy: ['Who pays the way back', '退貨運費由誰支付'],
  payers: {
    shop: ['The shop', '商店'],
    customer: ['The customer', '顧客'],
  },
  askedBackDone: ['Customer notified', '已通知顧客'],
  reject: ['Reject', '拒絕'],
  exchange: ['Exchange', '換貨'],
  isExchange: [
    'Exchange for another size or colour instead of a refund',
    '更換其他尺碼或顏色，不作退款',
  ],
  replacementOf: [
    (title: string) => `Replacement for ${title}`,
    (title: string) => `${title} 更換為`,
  ],
  replacementLeft: [
    (title: string, count: number) => `${title} (${count} left)`,
    (title: string, count: number) => `${title}（尚餘 ${count} 件）`,
  ],
  chooseReplacement: ['Choose what is sent instead', '請選擇寄出的貨品'],
  noReplacement: [
    'Nothing at the same price is in stock. Approve a refund instead.',
    '沒有同價的現貨可更換，請改為批准退款。',
  ],
  exchanged: ['Exchanged; customer notified', '已換貨，並已通知顧客'],
  replacement: ['Replacement', '更換訂單'],
  rejectTitle: [
    (order: string) => `Reject the request for ${order}`,
    (order: string) => `拒絕 ${order} 的申請`,
  ],
  approved: ['Approved; customer notified', '已批准，並已通知顧客'],
  rejected: ['Rejected; customer notified', '已拒絕，並已通知顧客'],
  sum: {
    asked: ['Requested', '申請金額'],
    refundable: ['Refundable at most', '最多可退'],
    granted: ['Granted', '批准金額'],
    delivery: ['Delivery', '運費'],
    points: ['Points', '積分'],
  },
  refunds: ['Refunds', '退款'],
  readOnly: ['A manager or the owner decides.', '由經理或店主決定。'],
  record: ['Record transfer', '記錄轉賬'],
  recordTitle: [
    (amount: string, order: string) => `Transfer of ${amount} for ${order}`,
    (amount: string, order: string) => `${order} 的 ${amount} 轉賬`,
  ],
  reference: ['Reference of the refund', '退款參考編號'],
  handBack: [handBackEn, handBackZh],
  recorded: ['Recorded; customer notified', '已記錄，並已通知顧客'],
  retry: ['Try again', '再試一次'],
  retried: ['Sent to the gateway again', '已再次送往付款公司'],
  settle: ['Settled', '已處理'],
  settleTitle: ['Mark as settled?', '標記為已處理？'],
  settled: ['Settled', '已處理'],
})

export const giftMessages = defineMessages({
  lead: ['What stays of the order would not have earned:', '餘下貨品未能符合以下贈品的條件：'],
  worth: [
    (title: string, count: number, value: string) => `${title} × ${count}, worth ${value}`,
    (title: string, count: number, value: string) => `${title} × ${count}，價值 ${value}`,
  ],
  decision: ['The gift', '贈品'],
  decisions: {
    kept: ['The customer keeps it', '顧客保留'],
    returned: ['It comes back', '一併退回'],
    charged: ['Its value is taken off the refund', '從退款扣除其價值'],
  },
  decided: {
    kept: [
      (_amount: string) => 'The customer keeps the gift.',
      (_amount: string) => '顧客保留贈品。',
    ],
    returned: [(_amount: string) => 'The gift comes back.', (_amount: string) => '贈品一併退回。'],
    charged: [
      (amount: string) => `${amount} taken off the refund for the gift.`,
      (amount: string) => `已從退款扣除贈品價值 ${amount}。`,
    ],
  },
})

export const bookingMessages = defineMessages({
  title: ['Returns', '退貨'],
  start: ['Start a return', '開立退貨'],
  startTitle: [
    (order: string) => `Start a return of ${order}`,
    (order: string) => `為 ${order} 開立退貨`,
  ],
  lead: [
    'For a parcel that was posted back, or a customer who called. It is decided like a customer’s own request: refund, exchange or refuse.',
    '適用於寄回的包裹，或致電的顧客。處理方式與顧客自行提出的申請相同：退款、換貨或拒絕。',
  ],
  late: [
    (day: string) => `The customer’s days for returns ended on ${day}. You may still book it.`,
    (day: string) => `顧客的退貨期限已於 ${day} 結束，但你仍可開立。`,
  ],
  nothing: [
    'Everything that can be returned has been returned or requested.',
    '可退的貨品已全部退回或已申請。',
  ],
  comesBack: ['Returned', '退回數量'],
  countOf: [
    (title: string) => `How many of ${title} are returned`,
    (title: string) => `${title} 退回數量`,
  ],
  fewer: ['Fewer', '減少'],
  more: ['More', '增加'],
  points: [(count: number) => `${count} points`, (count: number) => `${count} 積分`],
  reason: ['Reason', '原因'],
  reasonHint: ['The customer sees it.', '顧客會看到。'],
  addPictures: ['Add pictures', '加入圖片'],
  pictures: ['Pictures', '圖片'],
  removePicture: [(at: number) => `Remove picture ${at}`, (at: number) => `移除圖片 ${at}`],
  chooseItems: ['Choose what is returned', '請選擇退回的貨品'],
  book: ['Book the return', '開立退貨'],
  booked: ['Return booked; the customer has been told', '已開立退貨，並已通知顧客'],
  requestOf: [(amount: string) => `Request for ${amount}`, (amount: string) => `${amount} 的申請`],
  bookedBy: [(name: string) => `Booked by ${name}`, (name: string) => `由 ${name} 開立`],
})
