import { z } from '@hono/zod-openapi'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useParams } from 'react-router'
import { issuesOf } from '#contract/issues.ts'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { strictly } from '#contract/strictly.ts'
import { localize } from '#domain/locale.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Form } from '../parts/form.tsx'
import { JsonField } from '../parts/json-field.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { oneOf } from '../parts/use-list-state.ts'
import { useContractForm } from '../parts/use-contract-form.ts'
import { NotHere } from '../shell/not-here.tsx'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

/** What staff change rarely: edited whole, and checked against its shape at every key press. */
const plainSlugs = [
  'layout',
  'response_messages',
  'pop_ups',
  'delivery_methods',
  'countries',
  'sorting_lists',
] as const
type PlainSlug = (typeof plainSlugs)[number]

export function ValuesScreen() {
  const slug = oneOf(plainSlugs, useParams()['slug'])
  if (!slug) return <NotHere />
  return (
    <SettingPage key={slug} name={slug} slug={slug}>
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
  const shape: z.ZodType<unknown, Values> = z.object({
    value: z.unknown().refine((value) => issuesIn(slug, value).length === 0),
  })
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: stored.value ?? {} },
    save: ({ value }) => save(value),
  })
  return (
    <Form form={form} submit={submit} saveLabel={texts.save}>
      <JsonField
        form={form}
        name="value"
        label={texts.links[slug][0] ?? slug}
        hint={`${texts.valuesHint} ${texts.valuesEffect}`}
      />
      <Problems form={form} slug={slug} />
    </Form>
  )
}

/** Where the value differs from the shape the shop expects. */
function Problems({ form, slug }: { form: UseFormReturn<Values>; slug: PlainSlug }) {
  const texts = useMessages(settingsMessages)
  const language = useLanguage()
  const issues = issuesIn(slug, useWatch({ control: form.control, name: 'value' }))
  if (issues.length === 0) return <StateBadge tone="good">{texts.valid}</StateBadge>
  return (
    <Notice tone="warn" live="status" title={texts.problems(issues.length)}>
      <ul>
        {issues.map(({ path, message }) => (
          <li key={path}>
            <code>{path || slug}</code> {localize(message, language)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function issuesIn(slug: PlainSlug, value: unknown) {
  const shape: z.ZodType = strictly(configurationValues[slug])
  const { error } = shape.safeParse(value, { reportInput: true })
  return error ? issuesOf(error.issues) : []
}
