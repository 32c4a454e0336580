import type { LocalizedText } from '#domain/locale.ts'

/**
 * The demo label. The mall, the street number, the phone number and all accounts are made up:
 * email addresses end in .example and the numbers are unassigned.
 */
export interface Brand {
  name: LocalizedText
  tagline: LocalizedText
  /** Shown in the top bar if there is no logo image. */
  logo_text: LocalizedText
  company: LocalizedText
  currency: 'HKD'
  contact: {
    email: string
    phone: string
    address: LocalizedText
    map_url: string
  }
}

const mallAddress: LocalizedText = {
  en: 'Shop 218, 2/F, Seawall Place, 1 Seawall Street, Kennedy Town, Hong Kong',
  zh: '香港堅尼地城海堤街1號海堤坊2樓218號舖',
  cn: '香港坚尼地城海堤街1号海堤坊2楼218号铺',
}

const cornerAddress: LocalizedText = {
  en: 'Kiosk 12, G/F, Seawall Place, 1 Seawall Street, Kennedy Town, Hong Kong',
  zh: '香港堅尼地城海堤街1號海堤坊地下12號亭',
  cn: '香港坚尼地城海堤街1号海堤坊首层12号亭',
}

export const mapUrl =
  'https://www.openstreetmap.org/?mlat=22.2827&mlon=114.1275#map=17/22.2827/114.1275'

export const brand: Brand = {
  name: { en: 'Praya', zh: '海旁', cn: '海旁' },
  tagline: {
    en: 'Menswear cut for Hong Kong weather',
    zh: '為香港天氣而裁的男裝',
    cn: '为南方天气而裁的男装',
  },
  logo_text: { en: 'Praya', zh: '海旁', cn: '海旁' },
  company: {
    en: 'Praya Clothing Limited (demonstration)',
    zh: '海旁製衣有限公司（示範）',
    cn: '海旁制衣有限公司（演示）',
  },
  currency: 'HKD',
  contact: {
    email: 'hello@praya.example',
    phone: '+852 2000 0218',
    address: mallAddress,
    map_url: mapUrl,
  },
}

export interface DemoStore {
  slug: 'main' | 'mini'
  title: LocalizedText
  position: number
}

export const stores: readonly DemoStore[] = [
  { slug: 'main', title: { en: 'Praya', zh: '海旁', cn: '海旁' }, position: 1 },
  {
    slug: 'mini',
    title: { en: 'Praya Mini', zh: '海旁小店', cn: '海旁小店' },
    position: 2,
  },
]

export interface DemoWarehouse {
  slug: 'mall' | 'stockroom' | 'corner'
  store: DemoStore['slug']
  title: LocalizedText
  address: LocalizedText
  hours: LocalizedText
  phone: string
  map_url: string
  is_pickup: boolean
  /** Working hours from payment to ready. */
  ready_hours: number
  position: number
}

export const warehouses: readonly DemoWarehouse[] = [
  {
    slug: 'mall',
    store: 'main',
    title: {
      en: 'Praya, Seawall Place',
      zh: '海堤坊門市',
      cn: '海堤坊门店',
    },
    address: mallAddress,
    hours: {
      en: 'Daily 11:30–20:30; closed on the first two days of Lunar New Year',
      zh: '每日11:30至20:30；農曆年初一及初二休息',
      cn: '每日11:30至20:30；农历正月初一、初二休息',
    },
    phone: '+852 2000 0218',
    map_url: mapUrl,
    is_pickup: true,
    ready_hours: 4,
    position: 1,
  },
  {
    slug: 'stockroom',
    store: 'main',
    title: { en: 'Stockroom, Kwun Tong', zh: '觀塘貨倉', cn: '观塘仓库' },
    address: {
      en: 'Unit 7, 11/F, Tidewater Industrial Building, Kwun Tong, Kowloon',
      zh: '九龍觀塘潮水工業大廈11樓7室',
      cn: '九龙观塘潮水工业大厦11楼7室',
    },
    hours: {
      en: 'Monday to Friday 9:00–18:00; not open to the public',
      zh: '星期一至五9:00至18:00；不對外開放',
      cn: '周一至周五9:00至18:00；不对外开放',
    },
    phone: '+852 2000 0219',
    map_url: '',
    is_pickup: false,
    ready_hours: 24,
    position: 2,
  },
  {
    slug: 'corner',
    store: 'mini',
    title: {
      en: 'Praya Corner, Seawall Place',
      zh: '海堤坊小舖',
      cn: '海堤坊小铺',
    },
    address: cornerAddress,
    hours: {
      en: 'Daily 11:30–20:30; closed on the first two days of Lunar New Year',
      zh: '每日11:30至20:30；農曆年初一及初二休息',
      cn: '每日11:30至20:30；农历正月初一、初二休息',
    },
    phone: '+852 2000 0220',
    map_url: mapUrl,
    is_pickup: true,
    ready_hours: 4,
    position: 3,
  },
]

export interface DeliveryMethod {
  slug: 'DELIVERY' | 'PICKUP'
  title: LocalizedText
  description: LocalizedText
}

export const deliveryMethods: readonly DeliveryMethod[] = [
  {
    slug: 'DELIVERY',
    title: { en: 'Delivery', zh: '送貨', cn: '快递配送' },
    description: {
      en: 'To your door, or to an SF station or locker near you.',
      zh: '送貨上門，或送到你附近的順豐站、智能櫃。',
      cn: '送货上门，或送到您附近的顺丰站、智能柜。',
    },
  },
  {
    slug: 'PICKUP',
    title: { en: 'Pick up in the shop', zh: '門市自取', cn: '到店自提' },
    description: {
      en: 'Free at Seawall Place, Kennedy Town. We’ll email you when it is ready and hold it for 7 days.',
      zh: '堅尼地城海堤坊門市免費自取。備妥後會以電郵通知，保留7天。',
      cn: '坚尼地城海堤坊门店免费自提。备好后邮件通知，保留7天。',
    },
  },
]

export interface Country {
  code: string
  title: LocalizedText
  area_code: string
}

/** Countries we deliver to. */
export const countries: readonly Country[] = [
  { code: 'HK', title: { en: 'Hong Kong', zh: '香港', cn: '中国香港' }, area_code: '852' },
  { code: 'MO', title: { en: 'Macau', zh: '澳門', cn: '中国澳门' }, area_code: '853' },
  { code: 'CN', title: { en: 'Mainland China', zh: '中國內地', cn: '中国内地' }, area_code: '86' },
  { code: 'TW', title: { en: 'Taiwan', zh: '台灣', cn: '中国台湾' }, area_code: '886' },
]

export const limits = {
  review_images: 5,
  /** How long unpaid orders hold their stock, in hours. */
  payment_hours: 72,
  payment_minutes_card: 30,
  return_days: 14,
} as const
