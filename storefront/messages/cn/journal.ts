import type { LazyMessageSet } from '../en-lazy.ts'

export const journal = {
  posts: '日志',
  postsText: '店内消息、穿搭，以及近期的活动。',
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
  commentHint:
    '提交后所有读者均可看到。中文姓名只显示姓氏，英文姓名只显示第一个词和最后一个词的首字母。',
  needComment: '请输入评论',
  send: '提交',
  articles: '文章',
  articlesText: '按文库阅读长文。',
  siteMap: '网站地图',
  siteMapText: '一页看完全店内容。',
  productCategories: '商品分类',
  stories: '故事',
} satisfies LazyMessageSet['journal']
