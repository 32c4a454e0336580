import { defineMessages } from '../language/messages.ts'

export const editMessages = defineMessages({
  editItems: ['Edit items', '更改貨品'],
  editTitle: [
    (order: string) => `Edit the items of ${order}`,
    (order: string) => `更改 ${order} 的貨品`,
  ],
  editRecipient: ['Correct', '更正'],
  recipientTitle: [
    (order: string) => `Correct the recipient of ${order}`,
    (order: string) => `更正 ${order} 的收件資料`,
  ],
  unpackFirst: [
    'Packed: take that back to edit the items.',
    '已包裝：如要更改貨品，請先取消包裝。',
  ],
  change: [
    (title: string) => `Size or colour of ${title}`,
    (title: string) => `${title} 的尺碼或顏色`,
  ],
  noChange: [(title: string) => `${title}, as ordered`, (title: string) => `${title}（不變）`],
  left: [
    (title: string, count: number) => `${title} (${count} left)`,
    (title: string, count: number) => `${title}（尚餘 ${count} 件）`,
  ],
  changeCount: ['Change', '更換'],
  changeCountOf: [
    (title: string) => `How many of ${title} change`,
    (title: string) => `${title} 更換數量`,
  ],
  cancelCount: ['Cancel', '取消'],
  cancelCountOf: [
    (title: string) => `How many of ${title} are cancelled`,
    (title: string) => `${title} 取消數量`,
  ],
  fewer: ['Fewer', '減少'],
  more: ['More', '增加'],
  cancelled: [(count: number) => `${count} cancelled`, (count: number) => `已取消 ${count} 件`],
  reason: ['Reason', '原因'],
  reasonHint: ['The customer sees it if something is refunded.', '如有退款，顧客會看到。'],
  samePrice: [
    'Sizes and colours at the same price. What is cancelled is refunded as it was paid.',
    '可更換同價的尺碼及顏色。取消的貨品會按實付金額退款。',
  ],
  unpaid: [
    'Not paid yet: what is cancelled is taken off the sum to pay. The rest keeps its price and its discounts.',
    '尚未付款：取消的貨品會從應付金額扣除，其餘貨品的價錢及折扣不變。',
  ],
  refund: [
    (amount: string) => `${amount} will be refunded`,
    (amount: string) => `將退款 ${amount}`,
  ],
  toPay: [
    (before: string, after: string) => `To pay: ${after} instead of ${before}`,
    (before: string, after: string) => `應付金額由 ${before} 改為 ${after}`,
  ],
  refundPoints: [
    (points: number) => `${points} points will be returned`,
    (points: number) => `將退回 ${points} 積分`,
  ],
  save: ['Save and tell the customer', '儲存並通知顧客'],
  saveRefund: [
    (amount: string) => `Save and refund ${amount}`,
    (amount: string) => `儲存並退款 ${amount}`,
  ],
  saved: ['Changed; customer notified', '已更改，並已通知顧客'],
  name: ['Name', '姓名'],
  email: ['Email', '電郵'],
  areaCode: ['Area code', '地區號碼'],
  phone: ['Phone', '電話'],
  unit: ['Flat, floor, block', '單位、樓層、座數'],
  building: ['Building', '大廈'],
  street: ['Street', '街道'],
  district: ['District', '地區'],
  city: ['City or district', '城市或地區'],
  region: ['Province or state', '省份或州份'],
  pointCode: ['Pick-up point code', '自取點編號'],
  emailHint: [
    'With another address, links in earlier emails stop working.',
    '更改電郵後，之前電郵內的連結會失效。',
  ],
})
