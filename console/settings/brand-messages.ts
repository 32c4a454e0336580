import { defineMessages } from '../language/messages.ts'

export const brandMessages = defineMessages({
  titles: {
    name: ['Name', '名稱'],
    bar: ['Logo and shared links', '標誌及分享連結'],
    contact: ['Contact', '聯絡資料'],
    receipts: ['On receipts', '收據資料'],
  },
  fields: {
    name: ['Name of the shop', '店名'],
    tagline: ['Tagline', '標語'],
    logo: ['Logo as a picture', '標誌圖片'],
    logo_text: {
      label: ['Name in the top bar', '頂欄名稱'],
      hint: ['Shown if there is no logo picture.', '沒有標誌圖片時顯示。'],
    },
    social_image: {
      label: ['Picture of shared links', '分享連結的圖片'],
      hint: [
        'For pages without a picture, 1200 × 630 pixels. Empty: the shop draws one.',
        '約 1200 × 630 像素，用於沒有圖片的頁面。如沒有選擇，網店會自行繪製。',
      ],
    },
    'contact.email': ['Email', '電郵'],
    'contact.phone': ['Phone', '電話'],
    'contact.address': ['Address', '地址'],
    'contact.map_url': ['Map link', '地圖連結'],
    company: ['Legal name of the company', '公司註冊名稱'],
    registration: ['Business registration number', '商業登記號碼'],
  },
})
