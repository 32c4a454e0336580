import type { LocalizedText } from '#domain/locale.ts'
import type { Obstacle } from '#domain/not-possible.ts'

/** Obstacle, and what helps. */
export const notPossibleSentences: Readonly<Record<Obstacle, LocalizedText>> = {
  built_in_role: {
    en: 'This role comes with the shop and cannot be changed. Make a role of your own instead.',
    zh: '此職位為系統內置，不能更改，請另行新增職位。',
    cn: '该职位为系统内置，不能更改，请另行新增职位。',
  },
  enquiry_is_spam: {
    en: 'This enquiry is marked as spam. Mark it as open before you answer it.',
    zh: '此查詢已標示為垃圾訊息，請先改為待處理再回覆。',
    cn: '该咨询已标记为垃圾消息，请先改为待处理再回复。',
  },
  has_password: {
    en: 'This colleague has a password already, or is archived, so there is no invitation to send.',
    zh: '此同事已有密碼或已封存，毋須再發邀請。',
    cn: '该同事已有密码或已归档，无须再发邀请。',
  },
  line_paid: {
    en: 'This line has paid its order, and a paid order cannot become unpaid. Refund it instead.',
    zh: '此款項已付清訂單，已付的訂單不能變回未付，請改用退款。',
    cn: '该款项已付清订单，已付的订单不能变回未付，请改用退款。',
  },
  message_not_repeatable: {
    en: 'This message waits to be sent already, or must not be sent twice.',
    zh: '此訊息已在等候發送，或不可重發。',
    cn: '该消息已在等待发送，或不可重发。',
  },
  no_address: {
    en: 'These orders are collected, so they have no address label.',
    zh: '這些訂單均為自取，沒有地址標籤。',
    cn: '这些订单均为自提，没有地址标签。',
  },
  no_email: {
    en: 'This order has no email address to write to.',
    zh: '此訂單沒有電郵地址。',
    cn: '该订单没有电邮地址。',
  },
  note_emailed: {
    en: 'This text was emailed to the customer, so it stays as it is. Add another note instead.',
    zh: '此內容已電郵予顧客，不能更改，請另加備註。',
    cn: '该内容已发送给顾客，不能更改，请另加备注。',
  },
  preorders_taken: {
    en: 'Some have been pre-ordered in the other store. Complete or cancel those orders first.',
    zh: '另一商店已有預訂，請先完成或取消有關訂單。',
    cn: '另一商店已有预订，请先完成或取消相关订单。',
  },
  saved_views_full: {
    en: 'You have as many saved views as there can be. Delete one first.',
    zh: '已儲存的檢視已達上限，請先刪除一個。',
    cn: '已保存的视图已达上限，请先删除一个。',
  },
  second_factor_on: {
    en: 'Two-step sign-in is on already.',
    zh: '兩步驗證已經開啟。',
    cn: '两步验证已经开启。',
  },
  till_closed: {
    en: 'This till has been closed already, so it cannot be changed.',
    zh: '此收銀已結束，不能再更改。',
    cn: '该收银已结束，不能再更改。',
  },
  till_open: {
    en: 'The till of this shop is open already.',
    zh: '此店的收銀已經開始。',
    cn: '该店的收银已经开始。',
  },
  webhook_off: {
    en: 'This webhook is off. Switch it on first.',
    zh: '此 Webhook 已關閉，請先開啟。',
    cn: '该 Webhook 已关闭，请先开启。',
  },
}
