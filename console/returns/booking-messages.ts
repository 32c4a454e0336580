import { defineMessages } from '../language/messages.ts'

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
