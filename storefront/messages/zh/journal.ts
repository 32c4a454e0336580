import type { LazyMessageSet } from '../en-lazy.ts'

export const journal = {
  posts: '日誌',
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
  commentHint: '送出後所有讀者均可看到。',
  needComment: '請輸入留言',
  send: '送出',
} satisfies LazyMessageSet['journal']
