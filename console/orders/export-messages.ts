import { defineMessages } from '../language/messages.ts'

/** Titles of the file for packers and accountants. */
export const exportMessages = defineMessages({
  paid: ['Paid at', '付款時間'],
  fulfilment: ['Fulfilment', '出貨'],
  country: ['Country', '國家或地區'],
  address: ['Address', '地址'],
  shop: ['Shop', '門市'],
  tracking: ['Tracking numbers', '運單號碼'],
  voucher: ['Voucher', '優惠券'],
  original: ['Items total', '貨品總額'],
  productDiscount: ['Product discounts', '貨品折扣'],
  shopDiscount: ['Shop discounts', '全店折扣'],
  deliveryFee: ['Delivery fee', '運費'],
  refunded: ['Refunded', '已退款'],
  note: ['Note from the customer', '顧客備註'],
  sku: ['SKU', 'SKU'],
  item: ['Item', '貨品'],
  variant: ['Colour and size', '顏色及尺碼'],
  qty: ['Quantity', '數量'],
  price: ['Item price', '單價'],
  subtotal: ['Item subtotal', '貨品小計'],
  itemDiscount: ['Item share of shop discounts', '貨品分攤的全店折扣'],
  itemPoints: ['Item points', '貨品積分'],
})
