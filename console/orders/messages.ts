import { defineMessages } from '../language/messages.ts'
import { methodNames } from '../parts/payment-names.ts'

export const orderMessages = defineMessages({
  title: ['Orders', '訂單'],
  newOrder: ['New order', '新增訂單'],
  views: ['Views', '檢視'],
  all: ['All', '全部'],
  view: {
    proofs: ['Proofs', '待核付款'],
    pack: ['To pack', '待包裝'],
    prepare: ['To prepare, paid in shop', '待備貨（到店付款）'],
    ship: ['To ship', '待寄出'],
    rest: ['Partly shipped', '部分寄出'],
    put_out: ['To make ready', '待送門市'],
    collect: ['To collect', '待取貨'],
    unpaid: ['Unpaid', '未付款'],
  },
  searchLabel: [
    'Number, name, email, phone, SKU, tracking, payment',
    '編號、姓名、電郵、電話、SKU、運單、付款編號',
  ],
  empty: ['No orders here. All done.', '這裏沒有訂單，全部完成。'],
  columns: {
    reference: ['Order', '訂單'],
    placed: ['Placed', '落單時間'],
    customer: ['Customer', '顧客'],
    status: ['Status', '狀態'],
    payment: ['Payment', '付款'],
    fulfilment: ['Fulfilment', '出貨'],
    items: ['Items', '件數'],
    total: ['Total', '總額'],
    email: ['Email', '電郵'],
    phone: ['Phone', '電話'],
    method: ['Method', '付款方式'],
    delivery: ['Delivery', '送貨方式'],
    channel: ['Channel', '渠道'],
  },
  status: {
    submitted: ['Submitted', '已提交'],
    pending: ['Pending', '處理中'],
    completed: ['Completed', '已完成'],
    cancelled: ['Cancelled', '已取消'],
  },
  fulfilment: {
    none: ['To pack', '待包裝'],
    packed: ['Packed', '已包裝'],
    partly_shipped: ['Partly shipped', '部分寄出'],
    shipped: ['Shipped', '已寄出'],
    ready: ['Ready to collect', '可取貨'],
    delivered: ['Delivered', '已送達'],
    collected: ['Collected', '已取貨'],
  },
  method: methodNames,
  channel: {
    web: ['Online', '網店'],
    shop: ['Shop', '門市'],
    phone: ['Phone', '電話'],
    agent: ['Assistant', '購物助理'],
  },
  throughAgent: [
    (host: string) => `through the assistant of ${host}`,
    (host: string) => `經 ${host} 的購物助理`,
  ],
  takenBy: [(name: string) => `taken by ${name}`, (name: string) => `由 ${name} 處理`],
  replaces: ['Replaces returned items of', '更換以下訂單的退貨：'],
  nobody: ['Nobody named', '沒有留名'],
  given: [
    (amount: string, change: string) => `Given ${amount}, change ${change}`,
    (amount: string, change: string) => `收 ${amount}，找續 ${change}`,
  ],
  delivery: {
    DELIVERY: ['Courier', '速遞'],
    PICKUP: ['Collection', '到店取貨'],
  },
  paid: ['Paid', '已付款'],
  unpaid: ['Not paid', '未付款'],
  proofWaiting: ['Proof to check', '待核付款證明'],
  itemCount: [
    (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
    (count: number) => `${count} 件`,
  ],
  placed: [(time: string) => `Placed ${time}`, (time: string) => `${time} 落單`],
  items: ['Items', '貨品'],
  gift: ['Gift', '贈品'],
  preorder: [(day: string) => `Pre-order, expected ${day}`, (day: string) => `預訂，預計 ${day}`],
  shippedOf: [
    (sent: number, all: number) => `${sent} of ${all} shipped`,
    (sent: number, all: number) => `已寄出 ${sent}／${all}`,
  ],
  sum: {
    original: ['Items', '貨品'],
    product: ['Product discounts', '貨品折扣'],
    shop: ['Shop discounts', '全店折扣'],
    voucher: [(code: string) => `Voucher ${code}`, (code: string) => `優惠券 ${code}`],
    delivery: ['Delivery', '運費'],
    points: ['Points', '積分'],
    total: ['Total', '總額'],
    refunded: ['Refunded', '已退款'],
    toTransfer: ['To be transferred', '待轉賬'],
    toCard: ['On its way back to the card', '正退回信用卡'],
    refundFailed: ['Refund failed', '退款失敗'],
  },
  customer: ['Customer', '顧客'],
  guest: ['Guest', '訪客'],
  registered: ['Member', '會員'],
  erased: ['Account closed', '帳戶已關閉'],
  deliveryTitle: ['Delivery', '送貨'],
  collectAt: ['Collect at', '取貨地點'],
  customerNote: ['Note from the customer', '顧客備註'],
  noTracking: ['no tracking number', '沒有運單號碼'],
  payments: ['Payments', '付款紀錄'],
  surplus: ['overpaid', '多付'],
  leftToPay: [(amount: string) => `${amount} left to pay`, (amount: string) => `尚欠 ${amount}`],
  proofState: {
    waiting: ['To check', '待核'],
    approved: ['Accepted', '已接受'],
    rejected: ['Rejected', '已拒絕'],
  },
  openProof: ['Open the picture', '開啟圖片'],
  copy: {
    reference: ['Copy the order number', '複製訂單編號'],
    tracking: ['Copy the tracking number', '複製運單號碼'],
    payment: ['Copy the payment reference', '複製付款編號'],
    email: ['Copy the email address', '複製電郵'],
    phone: ['Copy the phone number', '複製電話號碼'],
  },
  documents: {
    title: ['Print', '列印'],
    slip: ['Packing slip', '裝箱單'],
    label: ['Address label', '地址標籤'],
    receipt: ['Receipt', '收據'],
  },
  notes: ['Internal notes', '內部備註'],
  addNote: ['Add note', '加入備註'],
  noteLabel: ['Note for colleagues', '給同事的備註'],
  history: ['History', '紀錄'],
  by: {
    customer: ['Customer', '顧客'],
    guest: ['Guest', '訪客'],
    staff: ['Staff', '職員'],
    system: ['The shop', '系統'],
  },
  changes: ['Who did what', '操作紀錄'],
  system: ['The shop', '系統'],
  language: {
    en: ['English', '英文'],
    zh: ['Traditional Chinese', '繁體中文'],
    cn: ['Simplified Chinese', '簡體中文'],
  },
  bulk: {
    pack: ['Mark as packed', '標記為已包裝'],
    packed: [
      (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} packed`,
      (count: number) => `已包裝 ${count} 張訂單`,
    ],
    notPackable: ['Some of these cannot be packed now.', '部分訂單現時不可包裝。'],
    print: ['Packing slips', '裝箱單'],
  },
  copied: ['Copied', '已複製'],
  savedView: {
    save: ['Save view', '儲存檢視'],
    title: ['Save this view', '儲存這個檢視'],
    name: ['Name', '名稱'],
    lead: [
      'Search, filters and order of the list, for yourself.',
      '儲存清單的搜尋、篩選和排序，只供自己使用。',
    ],
    saved: [(name: string) => `View “${name}” saved`, (name: string) => `已儲存檢視「${name}」`],
    remove: [(name: string) => `Delete view “${name}”`, (name: string) => `刪除檢視「${name}」`],
    removed: [
      (name: string) => `View “${name}” deleted`,
      (name: string) => `已刪除檢視「${name}」`,
    ],
  },
})

export const noteMessages = defineMessages({
  change: ['Change', '更改'],
  changeTitle: ['Change your note', '更改你的備註'],
  changed: ['Note changed', '已更改備註'],
  former: [
    (count: number) => (count === 1 ? 'Changed once' : `Changed ${count} times`),
    (count: number) => `已更改 ${count} 次`,
  ],
  until: [(time: string) => `until ${time}`, (time: string) => `至 ${time}`],
})

export const writeMessages = defineMessages({
  write: ['Write to the customer', '聯絡顧客'],
  title: [
    (reference: string) => `Write about ${reference}`,
    (reference: string) => `就 ${reference} 聯絡顧客`,
  ],
  to: [
    (email: string) => `By email to ${email}, with the items of the order below.`,
    (email: string) => `以電郵寄往 ${email}，下方附訂單貨品。`,
  ],
  noEmail: ['The order has no email address.', '這張訂單沒有電郵地址。'],
  emailed: ['Email to the customer', '給顧客的電郵'],
})

export const bulkMessages = defineMessages({
  labels: ['Address labels', '地址標籤'],
  noLabels: ['All of these are collected.', '全部都是到店取貨。'],
  ship: ['Ship', '寄出'],
  notShippable: [
    'Only packed orders by courier can be shipped together.',
    '只有已包裝的速遞訂單可以一併寄出。',
  ],
  shipTitle: [
    (count: number) => `Ship ${count} ${count === 1 ? 'order' : 'orders'}`,
    (count: number) => `寄出 ${count} 張訂單`,
  ],
  shipLead: [
    'Each goes as one parcel, and its customer is emailed. A column of tracking numbers can be pasted into the first field.',
    '每張訂單寄出一個包裹，並以電郵通知顧客。可在第一欄貼上一列運單號碼。',
  ],
  trackingOf: [
    (reference: string, name: string) => `${reference} · ${name}`,
    (reference: string, name: string) => `${reference} · ${name}`,
  ],
  numbersLeft: [
    (count: number) =>
      count === 1
        ? '1 pasted number has no order here'
        : `${count} pasted numbers have no order here`,
    (count: number) => `有 ${count} 個貼上的號碼沒有對應的訂單`,
  ],
  doShip: [(count: number) => `Ship ${count}`, (count: number) => `寄出 ${count} 張`],
  missingTitle: [
    (count: number, all: number) =>
      all === 1
        ? 'Ship without a tracking number?'
        : `Ship ${count} of ${all} without a tracking number?`,
    (count: number, all: number) =>
      all === 1
        ? '沒有運單號碼，仍要寄出？'
        : `${all} 張訂單中有 ${count} 張沒有運單號碼，仍要寄出？`,
  ],
  missingText: [
    'Their customers are emailed without a link to follow the parcel:',
    '以下顧客收到的電郵不會有追蹤連結：',
  ],
  shipAnyway: ['Ship anyway', '仍然寄出'],
  shipped: [
    (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} shipped`,
    (count: number) => `已寄出 ${count} 張訂單`,
  ],
})

export const filterMessages = defineMessages({
  names: {
    status: ['Status', '狀態'],
    payment: ['Payment', '付款'],
    fulfilment: ['Fulfilment', '出貨'],
    method: ['Method', '付款方式'],
    delivery: ['Delivery', '送貨方式'],
    shop: ['Collected at', '取貨門市'],
    store: ['Sold from', '出貨貨倉'],
    channel: ['Channel', '渠道'],
    days: ['Days', '日期'],
    from: ['From', '由'],
    to: ['To', '至'],
  },
  placed: {
    1: ['Today', '今天'],
    7: ['Last 7 days', '最近 7 天'],
    30: ['Last 30 days', '最近 30 天'],
    placed: ['Placed on …', '落單日期…'],
    paid: ['Paid on …', '付款日期…'],
  },
})
