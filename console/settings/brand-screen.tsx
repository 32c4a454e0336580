import { z } from '@hono/zod-openapi'
import { FormProvider } from 'react-hook-form'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { SocialPicture } from '../parts/social-picture.tsx'
import { PictureValue } from '../parts/picture-value.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { formMessages } from './form-messages.ts'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

const shape = z.object({ value: configurationValues.brand })
const noText = { en: '', zh: '', cn: '' }
const noBrand = {
  name: noText,
  tagline: noText,
  contact: { email: '', phone: '', address: noText, map_url: '' },
}

export function BrandScreen() {
  return (
    <SettingPage name="brand" slug="brand">
      {(stored) => <BrandForm stored={stored} />}
    </SettingPage>
  )
}

function BrandForm({ stored }: { stored: Stored }) {
  const { brand: texts } = useMessages(formMessages)
  const { save: saveLabel } = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const known = configurationValues.brand.safeParse(stored.value).data ?? noBrand
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: { logo_text: noText, company: noText, registration: '', ...known } },
    save: ({ value }) => save(withoutEmpty(value)),
  })
  const social = form.watch('value.social_image')
  const setSocial = (url: string) => form.setValue('value.social_image', url, { shouldDirty: true })
  return (
    <FormProvider {...form}>
      <Form form={form} submit={submit} saveLabel={saveLabel}>
        <section className="card grid gap-4">
          <h2>{texts.named}</h2>
          <LocalizedField form={form} name="value.name" label={texts.name} />
          <LocalizedField form={form} name="value.tagline" label={texts.tagline} />
        </section>
        <section className="card grid gap-4">
          <h2>{texts.bar}</h2>
          <PictureValue name="value.logo" label={texts.logoPicture} hasUrl isRemovable />
          <LocalizedField
            form={form}
            name="value.logo_text"
            label={texts.logo}
            hint={texts.logoHint}
          />
          <SocialPicture
            src={social || null}
            hint={texts.socialHint}
            onUpload={({ _id }) => setSocial(`/files/${_id}/1440.webp`)}
            onRemove={() => setSocial('')}
          />
        </section>
        <section className="card grid gap-4">
          <h2>{texts.contact}</h2>
          <div className="pairs">
            <TextField form={form} name="value.contact.email" label={texts.email} type="email" />
            <TextField form={form} name="value.contact.phone" label={texts.phone} type="tel" />
          </div>
          <LocalizedField form={form} name="value.contact.address" label={texts.address} />
          <TextField form={form} name="value.contact.map_url" label={texts.map} type="url" />
        </section>
        <section className="card grid gap-4">
          <h2>{texts.receipts}</h2>
          <LocalizedField form={form} name="value.company" label={texts.company} />
          <div className="pairs">
            <TextField form={form} name="value.registration" label={texts.registration} />
          </div>
        </section>
      </Form>
    </FormProvider>
  )
}

/** An empty text is left out, so that the shop shows its name instead of nothing. */
function withoutEmpty(brand: z.input<typeof shape>['value']) {
  return Object.fromEntries(
    Object.entries(brand).filter(([name, value]) => !isOptionalAndEmpty(name, value)),
  )
}

function isOptionalAndEmpty(name: string, value: unknown): boolean {
  if (!['logo_text', 'company', 'registration'].includes(name)) return false
  if (typeof value === 'string') return value.trim() === ''
  return Object.values(value ?? {}).every((part) => part === '')
}
