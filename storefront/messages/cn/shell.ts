import type { Messages } from '../en.ts'

export const shell = {
  skipToContent: '跳到主要内容',
  home: (brand) => `${brand}首页`,
  freeDelivery: (amount) => `香港购物满${amount}免运费`,
  ourShop: '门店',
  language: '语言',

  menu: '菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  mainNavigation: '商品导航',
  all: (title) => `全部${title}`,

  search: '搜索',
  searchFor: '想找什么？',
  searchField: '搜索商品',
  openSearch: '打开搜索',
  closeSearch: '关闭搜索',

  account: '账户',
  logIn: '登录／注册',
  logOut: '退出登录',
  loggedOut: '已退出登录。',
  wishlist: '心愿单',
  cart: '购物车',
  itemCount: () => '件',

  footer: '商店信息',
  address: '地址',
  openMap: '查看地图',
  phone: '电话',
  email: '邮箱',
  hours: '营业时间',
  follow: '关注我们',
  backToTop: '回到顶部',

  help: '帮助',
  secureCheckout: '安全结算',
  backToCart: '返回购物车',

  loadingPage: '页面加载中',
  news: '消息',
  problems: '问题',
  dismiss: '关闭',
} satisfies Messages['shell']
