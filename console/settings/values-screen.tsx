import { z } from '@hono/zod-openapi'
import { useParams } from 'react-router'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { useMessages } from '../language/messages.ts'
import { Form } from '../parts/form.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { oneOf } from '../parts/use-list-state.ts'
import { ValueParts } from '../parts/value-fields.tsx'
import { filledOf, kindOf } from '../parts/value-kinds.ts'
import { NotHere } from '../shell/not-here.tsx'
import { settingsMessages } from './messages.ts'
import { plainSlugs } from './plain-slugs.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

type PlainSlug = (typeof plainSlugs)[number]

export function ValuesScreen() {
  const slug = oneOf(plainSlugs, useParams()['slug'])
  if (!slug) return <NotHere />
  return (
    <SettingPage name={slug} slug={slug}>
      {(stored) => <ValuesForm slug={slug} stored={stored} />}
    </SettingPage>
  )
}

interface Values {
  value: unknown
}

function ValuesForm({ slug, stored }: { slug: PlainSlug; stored: Stored }) {
  const texts = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const value: z.ZodType = configurationValues[slug]
  const shape: z.ZodType<unknown, Values> = z.object({ value })
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: stored.value ?? filledOf(value) },
    save: (values) => save(values.value),
  })
  return (
    <Form form={form} submit={submit} saveLabel={texts.save}>
      <ValueParts kind={kindOf(value)} name="value" />
    </Form>
  )
}
