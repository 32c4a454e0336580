import type { LocalizedText } from '#domain/locale.ts'
import type { FabricKind } from '#db/attributes.ts'
import { fabricKinds } from '#db/attributes.ts'
import { categories, collections } from './catalogue.ts'
import { brand, mapUrl, warehouses } from './shop.ts'

// spec §3: the layout configuration. Paths have no locale; links add it.

interface NavigationLink {
  title: LocalizedText
  path: string
}

/** A column of a mega menu; without children, an item of a plain sub-menu. */
interface NavigationColumn extends NavigationLink {
  children: readonly NavigationLink[]
}

interface NavigationItem extends NavigationLink {
  megamenu: boolean
  children: readonly NavigationColumn[]
}

interface AccountItem extends NavigationLink {
  is_enabled: boolean
}

interface FooterLink {
  title: LocalizedText
  url: string
}

interface Layout {
  navbar: {
    logo: NavigationLink
    navigation: readonly NavigationItem[]
    account: readonly AccountItem[]
  }
  footer: {
    store_information: {
      title: LocalizedText
      address: FooterLink
      phone: FooterLink
      email: FooterLink
      hours: LocalizedText
    }
    sections: readonly { title: LocalizedText; links: readonly FooterLink[] }[]
    powered_by: LocalizedText
    social_media: readonly { name: string; url: string; fa_icon: string }[]
  }
}

export const layout: Layout = {
  navbar: {
    logo: { title: brand.logo_text, path: '/' },
    navigation: [
      {
        title: { en: 'New in', zh: '新品', cn: '新品' },
        path: '/shop/main/product?sort=newest',
        megamenu: false,
        children: [],
      },
      menu('tops', ['cotton', 'linen', 'wool', 'denim']),
      menu('bottoms', ['cotton', 'linen', 'denim', 'corduroy']),
      menu('outerwear', ['wool', 'cotton', 'nylon', 'suede']),
      { ...linkTo('accessories'), megamenu: false, children: [] },
      {
        title: { en: 'Praya', zh: '關於海旁', cn: '关于海旁' },
        path: '/about-us',
        megamenu: false,
        children: [
          leaf({ en: 'About us', zh: '關於我們', cn: '关于我们' }, '/about-us'),
          leaf({ en: 'Journal', zh: '日誌', cn: '日志' }, '/posts'),
          leaf({ en: 'Articles', zh: '文章', cn: '文章' }, '/articles'),
          leaf({ en: 'How things are made', zh: '製作故事', cn: '制作故事' }, '/articles/journal'),
          leaf({ en: 'Care guide', zh: '護理指南', cn: '护理指南' }, '/articles/care-guide'),
          leaf({ en: 'The shop', zh: '門市', cn: '门店' }, '/contact-us'),
          leaf({ en: 'Questions', zh: '常見問題', cn: '常见问题' }, '/faq'),
        ],
      },
    ],
    account: [
      account({ en: 'Overview', zh: '帳戶概覽', cn: '账户概览' }, '/account', true),
      account({ en: 'Orders', zh: '我的訂單', cn: '我的订单' }, '/account/orders', true),
      account(
        { en: 'Membership and points', zh: '會員與積分', cn: '会员与积分' },
        '/account/membership',
        true,
      ),
      account({ en: 'Vouchers', zh: '優惠券', cn: '优惠券' }, '/account/vouchers', true),
      account({ en: 'Your details', zh: '個人資料', cn: '个人资料' }, '/account/profile', true),
      account({ en: 'Password', zh: '密碼', cn: '密码' }, '/account/password', true),
      account({ en: 'Delivery address', zh: '收貨地址', cn: '收货地址' }, '/account/address', true),
      account(
        { en: 'Saved cards', zh: '已儲存的信用卡', cn: '已保存的银行卡' },
        '/account/cards',
        true,
      ),
      account(
        { en: 'Notifications', zh: '通知設定', cn: '通知设置' },
        '/account/notifications',
        true,
      ),
      account({ en: 'Wishlist', zh: '願望清單', cn: '心愿单' }, '/account/wishlist', true),
      account({ en: 'Liked stories', zh: '讚好的文章', cn: '点赞的文章' }, '/account/likes', true),
      account({ en: 'Your data', zh: '你的資料', cn: '您的数据' }, '/account/data', true),
      account(
        { en: 'Track an order', zh: '追蹤訂單', cn: '查询订单' },
        '/shop/main/order/track',
        true,
      ),
    ],
  },
  footer: {
    store_information: {
      title: { en: 'Shop', zh: '門市', cn: '门店' },
      address: { title: brand.contact.address, url: mapUrl },
      phone: { title: everywhere(brand.contact.phone), url: 'tel:+85220000218' },
      email: { title: everywhere(brand.contact.email), url: `mailto:${brand.contact.email}` },
      hours: warehouses[0]?.hours ?? everywhere(''),
    },
    sections: [
      {
        title: { en: 'Shopping', zh: '購物', cn: '购物' },
        links: [
          footerLink(
            { en: 'Track an order', zh: '追蹤訂單', cn: '查询订单' },
            '/shop/main/order/track',
          ),
          footerLink(
            { en: 'Upload payment proof', zh: '上載付款證明', cn: '上传付款凭证' },
            '/shop/main/order/upload-payment-proof/email',
          ),
          footerLink({ en: 'Size guide', zh: '尺碼指南', cn: '尺码指南' }, '/size-guide'),
          footerLink({ en: 'Questions', zh: '常見問題', cn: '常见问题' }, '/faq'),
        ],
      },
      {
        title: { en: 'Service', zh: '服務', cn: '服务' },
        links: [
          footerLink(
            { en: 'Delivery', zh: '送貨安排', cn: '配送说明' },
            '/terms-of-service/shipping-policy',
          ),
          footerLink(
            { en: 'Returns and refunds', zh: '退貨及退款', cn: '退货与退款' },
            '/terms-of-service/refund-policy',
          ),
          footerLink(
            { en: 'Payment and fees', zh: '付款及費用', cn: '付款与费用' },
            '/terms-of-service/payment-terms-and-special-fees',
          ),
          footerLink({ en: 'News by email', zh: '訂閱電子通訊', cn: '邮件订阅' }, '/newsletter'),
          footerLink({ en: 'Contact us', zh: '聯絡我們', cn: '联系我们' }, '/contact-us'),
        ],
      },
      {
        title: { en: 'Praya', zh: '海旁', cn: '海旁' },
        links: [
          footerLink({ en: 'Site map', zh: '網站地圖', cn: '网站地图' }, '/sitemap'),
          footerLink({ en: 'About us', zh: '關於我們', cn: '关于我们' }, '/about-us'),
          footerLink(
            { en: 'Terms and conditions', zh: '條款及細則', cn: '服务条款' },
            '/terms-of-service/terms-and-conditions',
          ),
          footerLink(
            { en: 'Privacy', zh: '私隱政策', cn: '隐私政策' },
            '/terms-of-service/privacy-policy',
          ),
          footerLink(
            { en: 'Disclaimer', zh: '免責聲明', cn: '免责声明' },
            '/terms-of-service/disclaimer',
          ),
        ],
      },
    ],
    powered_by: brand.company,
    social_media: [
      { name: 'Instagram', url: 'https://instagram.example/praya', fa_icon: 'fa-instagram' },
      { name: 'Facebook', url: 'https://facebook.example/praya', fa_icon: 'fa-facebook' },
      { name: 'WhatsApp', url: 'https://whatsapp.example/praya', fa_icon: 'fa-whatsapp' },
      { name: 'Xiaohongshu', url: 'https://xiaohongshu.example/praya', fa_icon: 'fa-book-open' },
    ],
  },
}

/** A mega menu: the subcategories, the whole category by cloth, and the collections. */
function menu(slug: string, cloths: readonly FabricKind[]): NavigationItem {
  const below = categories.filter((category) => category.parent === slug)
  const whole = linkTo(slug)
  return {
    ...whole,
    megamenu: true,
    children: [
      { ...whole, children: below.map((category) => linkTo(category.slug)) },
      {
        title: { en: 'By cloth', zh: '按布料', cn: '按面料' },
        path: whole.path,
        children: cloths.map((cloth) => ({
          title: fabricKinds[cloth],
          path: `${whole.path}?fabrics=${cloth}`,
        })),
      },
      {
        title: { en: 'Collections', zh: '系列', cn: '系列' },
        path: whole.path,
        children: collections.map((collection) => ({
          title: collection.title,
          path: `${whole.path}?collections=${collection.slug}`,
        })),
      },
    ],
  }
}

function linkTo(slug: string): NavigationLink {
  const category = categories.find((c) => c.slug === slug)
  if (!category) throw new Error(`unknown category ${slug}`)
  return { title: category.title, path: `/shop/main/category/${slug}/product` }
}

function leaf(title: LocalizedText, path: string): NavigationColumn {
  return { title, path, children: [] }
}

function account(title: LocalizedText, path: string, isEnabled: boolean): AccountItem {
  return { title, path, is_enabled: isEnabled }
}

function footerLink(title: LocalizedText, url: string): FooterLink {
  return { title, url }
}

function everywhere(text: string): LocalizedText {
  return { en: text, zh: text, cn: text }
}
