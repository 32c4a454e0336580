import type { AccountMessages } from '../en/account.ts'

export const personalData: AccountMessages['personalData'] = {
  exportTitle: '下載你的資料',
  exportText:
    '我們持有關於你的一切：個人資料、地址、訂單、積分、評價及讚好，存成其他程式可讀取的JSON檔案。',
  exportButton: '下載檔案',
  exported: '檔案已存到你的下載資料夾。',
  fileName: 'my-data',
  closeTitle: '關閉帳戶',
  closeText:
    '你的姓名、聯絡資料、地址、信用卡、願望清單、讚好及積分將永久刪除。購買紀錄會依法保留在帳目內，但不附你的姓名。進行中的訂單須先完成。',
  closeButton: '關閉帳戶',
  closeAskTitle: '永久關閉帳戶？',
  closeAskText: '此操作無法還原，積分及優惠券亦會失效。',
  closeYes: '永久關閉',
  closeNo: '保留帳戶',
  waitingOrders: '仍在進行：',
  password: '你的密碼',
  passwordHint: '以免他人在你已登入的畫面操作。',
  needPassword: '請輸入密碼',
}
