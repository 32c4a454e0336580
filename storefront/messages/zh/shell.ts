import type { Messages } from '../en.ts'

export const shell = {
  skipToContent: '跳至主要內容',
  home: (brand) => `${brand}首頁`,
  freeDelivery: (amount) => `香港購物滿${amount}免運費`,
  ourShop: '門市',
  language: '語言',

  menu: '選單',
  openMenu: '打開選單',
  closeMenu: '關閉選單',
  mainNavigation: '購物選單',
  all: (title) => `全部${title}`,

  search: '搜尋',
  searchFor: '想找甚麼？',
  searchField: '搜尋貨品',
  openSearch: '打開搜尋',
  closeSearch: '關閉搜尋',

  account: '帳戶',
  logIn: '登入／登記',
  logOut: '登出',
  loggedOut: '已登出。',
  wishlist: '願望清單',
  cart: '購物車',
  itemCount: () => '件',

  footer: '商店資料',
  address: '地址',
  openMap: '查看地圖',
  phone: '電話',
  email: '電郵',
  hours: '營業時間',
  follow: '關注我們',
  backToTop: '返回頁頂',

  help: '協助',
  secureCheckout: '安全結賬',
  backToCart: '返回購物車',

  loadingPage: '正在載入頁面',
  news: '訊息',
  problems: '問題',
  dismiss: '關閉',
} satisfies Messages['shell']
