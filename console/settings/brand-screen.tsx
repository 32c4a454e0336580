import { useFormContext } from 'react-hook-form'
import { useMessages } from '../language/messages.ts'
import { SocialPicture } from '../parts/social-picture.tsx'
import { brandMessages } from './brand-messages.ts'
import { describeSetting, type SettingValue } from './define-setting.tsx'

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
