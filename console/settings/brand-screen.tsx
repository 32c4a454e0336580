import { useFormContext } from 'react-hook-form'
import { useMessages, defineMessages } from '../language/messages.ts'
import { SocialPicture } from '../parts/social-picture.tsx'
import { describeSetting, type SettingValue } from './define-setting.tsx'

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

type Brand = SettingValue<'brand'>

const noText = { en: '', zh: '', cn: '' }
const contact = { email: '', phone: '', address: noText, map_url: '' }
const emptyTexts = { logo_text: noText, company: noText, registration: '' }

export const BrandScreen = describeSetting({
  slug: 'brand',
  name: 'brand',
  fill: (stored = { name: noText, tagline: noText, contact }) => ({ ...emptyTexts, ...stored }),
  tidy: withoutEmpty,
  texts: brandMessages,
  sections: [
    { title: 'name', fields: ['name', 'tagline'] },
    { title: 'bar', fields: ['logo', 'logo_text', 'social_image'] },
    {
      title: 'contact',
      fields: ['contact.email', 'contact.phone', 'contact.address', 'contact.map_url'],
    },
    { title: 'receipts', fields: ['company', 'registration'] },
  ],
  types: { 'contact.phone': 'tel' },
  own: { social_image: <SocialImage /> },
})

function SocialImage() {
  const { fields } = useMessages(brandMessages)
  const { watch, setValue } = useFormContext<{ value: Brand }>()
  const set = (url: string) => setValue('value.social_image', url, { shouldDirty: true })
  return (
    <SocialPicture
      src={watch('value.social_image') || null}
      hint={fields.social_image.hint}
      onUpload={({ _id }) => set(`/files/${_id}/1440.webp`)}
      onRemove={() => set('')}
    />
  )
}

/** An empty text is left out, so that the shop shows its name instead of nothing. */
function withoutEmpty({ logo_text: logo, company, registration, ...brand }: Brand): Brand {
  return {
    ...brand,
    ...(logo && hasText(logo) && { logo_text: logo }),
    ...(company && hasText(company) && { company }),
    ...(registration?.trim() && { registration }),
  }
}

function hasText(text: object): boolean {
  return Object.values(text).some((part) => part !== '')
}
