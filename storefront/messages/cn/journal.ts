import type { LazyMessageSet } from '../en-lazy.ts'

export const journal = {
  posts: '日志',
  all: '全部',
  categories: '分类',
  tags: '标签',
  garments: '文中商品',
  related: '延伸阅读',
  like: '点赞',
  comments: '评论',
  noComments: '暂时还没有评论。',
  someone: '顾客',
  draft: '未公开',
  signIn: '登录后评论',
  yourComment: '您的评论',
  commentHint: '提交后所有读者均可看到。',
  needComment: '请输入评论',
  send: '提交',
} satisfies LazyMessageSet['journal']
