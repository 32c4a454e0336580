import { defineMessages } from '../language/messages.ts'

export const settingsMessages = defineMessages({
  title: ['Settings', '設定'],
  saved: ['Saved', '已儲存'],
  save: ['Save', '儲存'],
  add: ['Add', '新增'],
  groups: {
    people: ['People', '人員'],
    money: ['Money and orders', '收款與訂單'],
    places: ['Places', '地點'],
    shop: ['The shop', '網店'],
  },
  links: {
    team: [
      ['Team', 'Colleagues, what each may do, passwords'],
      ['團隊', '同事、權限及密碼'],
    ],
    log: [
      ['Audit log', 'Who changed what, and when'],
      ['操作紀錄', '誰在何時更改了甚麼'],
    ],
    messages: [
      ['Messages', 'Which emails and texts were sent, and which failed'],
      ['訊息', '已送出及未能送出的電郵和短訊'],
    ],
    'email-examples': [
      ['Example emails', 'What every email to customers and staff looks like'],
      ['電郵示例', '給顧客和職員的每一款電郵是甚麼模樣'],
    ],
    notifications: [
      ['Staff notifications', 'Whom the shop emails about new orders, proofs and refunds'],
      ['職員通知', '網店就新訂單、付款證明及退款申請寄發電郵的收件人'],
    ],
    'payment-methods': [
      ['Payment methods', 'How customers pay, and into which accounts'],
      ['付款方式', '顧客如何付款、款項存入哪個帳戶'],
    ],
    limits: [
      ['Limits and deadlines', 'Days and hours to pay, to return, to review'],
      ['限期', '付款、退貨、評價的期限'],
    ],
    membership: [
      ['Membership', 'Tiers, points and how long they last'],
      ['會員制度', '級別、積分及有效期'],
    ],
    warehouses: [
      ['Shops and stockrooms', 'Addresses, hours, collection'],
      ['門市與倉庫', '地址、營業時間、到店取貨'],
    ],
    couriers: [
      ['Couriers', 'Rates by country, tracking links'],
      ['速遞', '各地運費、追蹤連結'],
    ],
    holidays: [
      ['Holidays', 'Days without deliveries'],
      ['假期', '不送貨的日子'],
    ],
    closure: [
      ['Typhoon and closures', 'A banner on every page; later delivery and collection'],
      ['颱風及暫停營業', '每頁顯示通告，順延送貨及取貨日期'],
    ],
    brand: [
      ['Brand', 'Name, logo, contact, company'],
      ['品牌', '名稱、標誌、聯絡資料、公司'],
    ],
    languages: [
      ['Languages', 'Which of the three shoppers see, and the default one'],
      ['語言', '顧客看到哪些語言，以及預設語言'],
    ],
    theme: [
      ['Look of the shop', 'Colours, typefaces, buttons and fields, for everybody'],
      ['網店外觀', '所有顧客看到的顏色、字體、按鈕及欄位'],
    ],
    'password-page': [
      ['Password page', 'The whole shop behind one password'],
      ['密碼頁', '整間網店須輸入密碼才可瀏覽'],
    ],
    retention: [
      ['Data retention', 'How long proofs, enquiries and logs are kept'],
      ['資料保存期', '付款證明、查詢及紀錄保存多久'],
    ],
    agents: [
      ['Shopping assistants', 'Whether programs may shop for people, and how they pay'],
      ['購物助理', '程式可否代人購物，以及如何付款'],
    ],
    webhooks: [
      ['Webhooks', 'Which other programs are told what happens'],
      ['Webhook', '把網店發生的事通知其他系統'],
    ],
    system: [
      ['System', 'Backups, nightly audit, jobs that failed'],
      ['系統', '備份、每晚核對、未完成的系統工作'],
    ],
    layout: [
      ['Navigation and footer', 'Menus, footer, social media'],
      ['導覽與頁尾', '選單、頁尾、社交媒體'],
    ],
    pop_ups: [
      ['Pop-ups', 'Offer, newsletter, age check'],
      ['彈出視窗', '優惠、電子通訊、年齡確認'],
    ],
    response_messages: [
      ['Result texts', 'What customers read after each step'],
      ['結果文字', '顧客完成每一步後看到的文字'],
    ],
    delivery_methods: [
      ['Delivery methods', 'Courier and collection, as customers read them'],
      ['送貨方式', '顧客看到的速遞及取貨說明'],
    ],
    countries: [
      ['Countries', 'Where the shop delivers'],
      ['國家及地區', '送貨範圍'],
    ],
    sorting_lists: [
      ['Sort orders', 'How products, articles and posts can be sorted'],
      ['排序', '貨品、文章及日誌的排序方式'],
    ],
  },
  searchLabel: ['Search settings', '搜尋設定'],
  lastChanged: [(time: string) => `Last changed ${time}`, (time: string) => `上次更改：${time}`],
  neverChanged: ['Not changed yet: the shop uses its defaults.', '未曾更改，現用預設值。'],
})
