import type { Permission } from '#domain/staff/permissions.ts'
import { defineMessages } from '../language/messages.ts'

const en: Record<Permission, string> = {
  'orders:read': 'See orders with names, contacts and addresses, their payments and returns.',
  'orders:manage': 'Pack, send, hand over, edit and cancel orders; print slips and labels.',
  'customers:read':
    'See customers with contacts, points and vouchers; enquiries, reviews, comments.',
  'customers:manage':
    'Answer enquiries, decide on reviews and comments, note things about customers.',
  'customers:close': 'Merge, close and erase accounts when their holders ask for it.',
  'people:export':
    'Take orders, customers, newsletter readers and bank lines out as a file. Each file is in the audit log.',
  'messages:manage': 'See every email and text message with its recipient, send one again.',
  'counter:sell': 'Sell in the shop and by phone, hold items to try on, cash up.',
  'discounts:give': 'Give a discount on such a sale, up to the limit below.',
  'payments:confirm': 'Accept payment proofs, mark orders paid, match bank statements.',
  'refunds:issue': 'Decide on returns and give money back.',
  'points:adjust': 'Add and remove points of a customer.',
  'reports:read': 'See sales, margins and accounts, without names of customers.',
  'catalogue:read': 'See products and stock, promotions, vouchers and texts, drafts included.',
  'stock:receive': 'Take in deliveries and transfers.',
  'catalogue:manage':
    'Change products, prices, stock, promotions, vouchers, shops, couriers and texts.',
  'settings:manage': 'Change how the shop works and looks.',
  'audit:read': 'See who changed what.',
  'payment_methods:manage': 'Change the accounts customers pay into.',
  'staff:manage': 'Invite colleagues and give roles, so also give themselves everything.',
  'webhooks:manage': 'Decide what other programs are told, customers’ data included.',
  'system:manage': 'Look after backups, the nightly audit and failed jobs.',
}

const zh: Record<Permission, string> = {
  'orders:read': '查看訂單，包括姓名、聯絡資料、地址、付款及退貨。',
  'orders:manage': '包裝、寄出、交付、修改及取消訂單，列印裝箱單及地址標籤。',
  'customers:read': '查看顧客的聯絡資料、積分及優惠券，以及查詢、評價及留言。',
  'customers:manage': '回覆查詢、審批評價及留言、記下顧客備註。',
  'customers:close': '應顧客要求合併、關閉及刪除帳戶。',
  'people:export': '將訂單、顧客、電子通訊訂戶及銀行入帳匯出為檔案；每次匯出均記入操作紀錄。',
  'messages:manage': '查看所有電郵及短訊連收件人，並可重發。',
  'counter:sell': '門市及電話銷售、留貨試身、結算。',
  'discounts:give': '銷售時給予折扣，以下方上限為準。',
  'payments:confirm': '接受付款證明、標示訂單已付款、核對銀行結單。',
  'refunds:issue': '審批退貨及退款。',
  'points:adjust': '增減顧客的積分。',
  'reports:read': '查看銷售、毛利及帳目，不含顧客姓名。',
  'catalogue:read': '查看商品、存貨、優惠、優惠券及文字，包括草稿。',
  'stock:receive': '點收來貨及調倉。',
  'catalogue:manage': '更改商品、價格、存貨、優惠、優惠券、門市、速遞及文字。',
  'settings:manage': '更改網店的運作及外觀。',
  'audit:read': '查看誰更改了甚麼。',
  'payment_methods:manage': '更改顧客付款的收款帳戶。',
  'staff:manage': '邀請同事及編配職位，即亦可給予自己所有權限。',
  'webhooks:manage': '決定向其他系統發送甚麼，包括顧客資料。',
  'system:manage': '處理備份、每晚核對及未完成的系統工作。',
}

export const roleMessages = defineMessages({
  sees: [en, zh],
  hint: ['A role has what is ticked and nothing more.', '職位只有已勾選的權限，別無其他。'],
  groups: {
    orders: ['Orders and money', '訂單及款項'],
    customers: ['Customers', '顧客'],
    counter: ['In the shop', '門市'],
    goods: ['Goods and texts', '貨品及文字'],
    office: ['Office', '管理'],
  },
  begin: ['Begin with', '由此開始'],
  presets: {
    bookkeeper: ['Bookkeeper', '會計'],
    packer: ['Packer', '執貨員'],
    seller: ['Shop assistant', '門市店員'],
    service: ['Customer service', '客戶服務'],
    editor: ['Editor', '編輯'],
  },
})
