import { defineMessages, type Messages } from '../language/messages.ts'
import type { StaffOrder } from './order-state.tsx'

/** Words for a status that others brought about, or an entry of the audit log, of an order. */
export const changeNames: Messages<Readonly<Record<string, string>>> = defineMessages({
  submitted: ['Order placed', '已落單'],
  pending: ['Payment proof uploaded', '已上載付款證明'],
  paid: ['Payment confirmed', '已確認付款'],
  completed: ['Completed', '已完成'],
  cancelled: ['Cancelled', '已取消'],
  order_accept_proof: ['Proof accepted', '已接受付款證明'],
  order_reject_proof: ['Proof rejected', '已拒絕付款證明'],
  order_retry_proof: ['Proof read again', '已重新讀取付款證明'],
  order_mark_paid: ['Marked as paid', '已標記為已付款'],
  order_take_part: ['Part of the payment taken', '已收部分款項'],
  order_pack: ['Packed', '已包裝'],
  order_undo_pack: ['Packing taken back', '已取消包裝'],
  order_ship: ['Parcel shipped', '已寄出包裹'],
  order_shipment_corrected: ['Parcel corrected', '已更正包裹'],
  order_cancel_remaining: ['The rest cancelled', '已取消餘下貨品'],
  order_items_edited: ['Items changed', '已更改貨品'],
  order_recipient_corrected: ['Recipient corrected', '已更正收件資料'],
  return_booked: ['Return booked', '已開立退貨'],
  items_brought_back: ['Items brought back to a shop', '已到店退回貨品'],
  order_exchanged: ['Items exchanged', '已換貨'],
  replacement_ordered: ['Ordered in exchange', '因換貨而建立'],
  order_supplemented: ['Items added', '已加購貨品'],
  supplement_ordered: ['Added to an order', '加購至訂單'],
  order_ready: ['Ready to collect', '可取貨'],
  order_undo_ready: ['Ready taken back', '已取消可取貨'],
  order_collect: ['Collected', '已取貨'],
  order_undo_collect: ['Collected taken back', '已取消取貨'],
  order_complete: ['Completed', '已完成'],
  order_cancel: ['Cancelled', '已取消'],
  order_note_added: ['Note added', '已加入備註'],
  order_note_edited: ['Note changed', '已更改備註'],
  customer_emailed: ['Wrote to the customer', '已發電郵給顧客'],
  surplus_recorded: ['Payment too much recorded', '已記錄多付款項'],
  refund_transferred: ['Refund transferred', '已轉賬退款'],
  refund_retried: ['Refund tried again', '已重試退款'],
  refund_started: ['Refund started', '已開始退款'],
  sale_made: ['Sold in the shop', '門市售出'],
  order_taken: ['Taken by phone', '電話落單'],
  receipt_sent: ['Receipt sent', '已寄出收據'],
})

/** Input of a call that changes the order as it was seen; of a newer one it is refused. */
export function changeOf<Body>(
  { _id: id, version }: Pick<StaffOrder, '_id' | 'version'>,
  body: Body,
) {
  return { params: { id }, body, ifMatch: version }
}
