import type { LazyMessageSet } from '../en-lazy.ts'

export const journal = {
  posts: '日誌',
  postsText: '店內消息、穿搭，以及近日的活動。',
  all: '全部',
  categories: '分類',
  tags: '標籤',
  garments: '文中貨品',
  related: '延伸閱讀',
  like: '讚好',
  comments: '留言',
  noComments: '暫時未有留言。',
  someone: '顧客',
  draft: '未公開',
  signIn: '登入後留言',
  yourComment: '你的留言',
  commentHint:
    '送出後所有讀者均可看到。中文姓名只顯示姓氏，英文姓名只顯示第一個字及最後一個字的首字母。',
  needComment: '請輸入留言',
  send: '送出',
  articles: '文章',
  articlesText: '按文庫閱讀長文。',
  siteMap: '網站地圖',
  siteMapText: '一頁看盡全店內容。',
  productCategories: '商品分類',
  stories: '故事',
} satisfies LazyMessageSet['journal']
