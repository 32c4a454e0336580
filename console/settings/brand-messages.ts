import { defineMessages } from '../language/messages.ts'

export const brandMessages = defineMessages({
  en: {
    titles: {
      name: 'Name',
      bar: 'Logo and shared links',
      contact: 'Contact',
      receipts: 'On receipts',
    },
    fields: {
      name: 'Name of the shop',
      tagline: 'Tagline',
      logo: 'Logo as a picture',
      logo_text: { label: 'Name in the top bar', hint: 'Shown if there is no logo picture.' },
      social_image: {
        label: 'Picture of shared links',
        hint: 'For pages without a picture, 1200 × 630 pixels. Empty: the shop draws one.',
      },
      'contact.email': 'Email',
      'contact.phone': 'Phone',
      'contact.address': 'Address',
      'contact.map_url': 'Map link',
      company: 'Legal name of the company',
      registration: 'Business registration number',
    },
  },
  zh: {
    titles: { name: '名稱', bar: '標誌及分享連結', contact: '聯絡資料', receipts: '收據資料' },
    fields: {
      name: '店名',
      tagline: '標語',
      logo: '標誌圖片',
      logo_text: { label: '頂欄名稱', hint: '沒有標誌圖片時顯示。' },
      social_image: {
        label: '分享連結的圖片',
        hint: '約 1200 × 630 像素，用於沒有圖片的頁面。如沒有選擇，網店會自行繪製。',
      },
      'contact.email': '電郵',
      'contact.phone': '電話',
      'contact.address': '地址',
      'contact.map_url': '地圖連結',
      company: '公司註冊名稱',
      registration: '商業登記號碼',
    },
  },
})
