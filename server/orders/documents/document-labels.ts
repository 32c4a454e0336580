import type { Locale } from '#domain/locale.ts'

interface Labels {
  receipt: string
  number: string
  order: string
  ordered: string
  paid: string
  buyer: string
  registration: string
  goods: string
  discount: string
  delivery: string
  free: string
  total: string
  points: string
  paidBy: (method: string) => string
  refunded: string
  refundPending: string
  afterRefunds: string
  gift: string
  exchangedFor: (variant: string, count: number, reference: string) => string
  replaces: (variant: string, reference: string) => string
  pointsOf: (count: number) => string
  slip: string
  label: string
  from: string
  deliverTo: string
  pickup: string
  by: string
  note: string
  packed: string
  packWith: string
}

export const documentLabels: Readonly<Record<Locale, Labels>> = {
  en: {
    receipt: 'Receipt',
    number: 'Receipt number',
    order: 'Order number',
    ordered: 'Ordered',
    paid: 'Paid',
    buyer: 'Sold to',
    registration: 'Business registration',
    goods: 'Goods',
    discount: 'Discount',
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total price',
    points: 'Points',
    paidBy: (method) => `Paid by ${method}`,
    refunded: 'Refunded',
    refundPending: 'To be refunded',
    afterRefunds: 'Total after refunds',
    gift: 'Gift',
    exchangedFor: (variant, count, reference) =>
      `Exchanged for ${variant}${count > 1 ? ` × ${count}` : ''} · order ${reference}`,
    replaces: (variant, reference) => `Replaces ${variant} of order ${reference}`,
    pointsOf: (count) => `${count} points`,
    slip: 'Packing slip',
    label: 'Address label',
    from: 'From',
    deliverTo: 'Deliver to',
    pickup: 'To be collected at',
    by: 'Send by',
    note: 'Note',
    packed: 'Packed by',
    packWith: 'Pack together with',
  },
  zh: {
    receipt: '收據',
    number: '收據編號',
    order: '訂單編號',
    ordered: '落單時間',
    paid: '付款時間',
    buyer: '買方',
    registration: '商業登記號碼',
    goods: '貨品',
    discount: '折扣',
    delivery: '運費',
    free: '免費',
    total: '總額',
    points: '積分',
    paidBy: (method) => `以${method}付款`,
    refunded: '已退款',
    refundPending: '待退款',
    afterRefunds: '退款後總額',
    gift: '贈品',
    exchangedFor: (variant, count, reference) =>
      `已更換為${variant}${count > 1 ? ` × ${count}` : ''}，訂單 ${reference}`,
    replaces: (variant, reference) => `替換${variant}，原訂單 ${reference}`,
    pointsOf: (count) => `${count}分`,
    slip: '裝箱單',
    label: '地址標籤',
    from: '寄件人',
    deliverTo: '送貨至',
    pickup: '自取地點',
    by: '送貨方式',
    note: '備註',
    packed: '裝箱人',
    packWith: '請一併包裝',
  },
  cn: {
    receipt: '收据',
    number: '收据编号',
    order: '订单编号',
    ordered: '下单时间',
    paid: '付款时间',
    buyer: '买方',
    registration: '商业登记号码',
    goods: '商品',
    discount: '折扣',
    delivery: '运费',
    free: '免费',
    total: '总额',
    points: '积分',
    paidBy: (method) => `以${method}付款`,
    refunded: '已退款',
    refundPending: '待退款',
    afterRefunds: '退款后总额',
    gift: '赠品',
    exchangedFor: (variant, count, reference) =>
      `已更换为${variant}${count > 1 ? ` × ${count}` : ''}，订单 ${reference}`,
    replaces: (variant, reference) => `替换${variant}，原订单 ${reference}`,
    pointsOf: (count) => `${count}积分`,
    slip: '装箱单',
    label: '地址标签',
    from: '寄件人',
    deliverTo: '配送至',
    pickup: '自提地点',
    by: '配送方式',
    note: '备注',
    packed: '装箱人',
    packWith: '请一并包装',
  },
}
