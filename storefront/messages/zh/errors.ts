import type { Messages } from '../en.ts'

export const errors = {
  notFoundTitle: '找不到頁面',
  notFoundText: '找不到此頁面。你要求的網址並不存在，頁面可能已移除或改名。',
  backHome: '返回首頁',
  categories: '按分類瀏覽',
  serverTitle: '服務器報錯',
  serverText: '系統暫時出現問題，你輸入的資料並未遺失，請再試一次。',
  internal: '錯誤',
  tryAgain: '再試一次',
  noConnectionTitle: '沒有網絡連線',
  noConnection: '網絡連線中斷，資料並未遺失，請再試一次。',
  status: (status) => `狀態碼 ${status}`,
} satisfies Messages['errors']
