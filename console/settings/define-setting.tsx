import { z } from '@hono/zod-openapi'
import type { ComponentType, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  configurationValues,
  type ConfigurationSlug,
} from '#contract/staff/configuration-values.ts'
import { useMessages, type Messages } from '../language/messages.ts'
import { Form } from '../parts/form.tsx'
import {
  Sections,
  type Section,
  type SectionTexts,
  type ShapedFieldsProps,
} from '../parts/shaped-fields.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type SettingName, type Stored } from './setting-page.tsx'

/** The value of a configuration, as staff send it. */
export type SettingValue<Slug extends ConfigurationSlug> = z.input<
  (typeof configurationValues)[Slug]
>
export type SettingForm<Slug extends ConfigurationSlug> = UseFormReturn<{
  value: SettingValue<Slug>
}>

interface Setting<Slug extends ConfigurationSlug> {
  slug: Slug
  /** Path of its screen. */
  name: SettingName
  /** Fills the form; nothing is stored until it is saved for the first time. */
  fill: (stored: SettingValue<Slug> | undefined) => SettingValue<Slug>
  /** Turns what the form holds into what is saved, and shown in it from then on. */
  tidy?: (value: SettingValue<Slug>) => SettingValue<Slug>
  Fields: ComponentType<{ form: SettingForm<Slug> }>
  /** Below the form. */
  After?: ComponentType
}

/** The screen of one configuration: its page, its form by the contract, and how it is saved. */
export function defineSetting<Slug extends ConfigurationSlug>(
  setting: Setting<Slug>,
): () => ReactNode {
  const { slug, name, After } = setting
  // The form is the same for all; only its fields know what they edit.
  const untyped = setting as unknown as AnySetting
  return function SettingScreen() {
    return (
      <SettingPage name={name} slug={slug}>
        {(stored) => (
          <>
            <SettingFields setting={untyped} stored={stored} />
            {After ? <After /> : null}
          </>
        )}
      </SettingPage>
    )
  }
}

interface AnySetting {
  slug: ConfigurationSlug
  fill: (stored: unknown) => unknown
  tidy?: (value: unknown) => unknown
  Fields: ComponentType<{ form: UseFormReturn<{ value: unknown }> }>
}

function SettingFields({ setting, stored }: { setting: AnySetting; stored: Stored }) {
  const { slug, fill, tidy = (value) => value, Fields } = setting
  const texts = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const value: z.ZodType = configurationValues[slug]
  const shape: z.ZodType<unknown, { value: unknown }> = z.object({ value })
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: fill(value.safeParse(stored.value).data) },
    async save(typed) {
      const tidied = { value: tidy(typed.value) }
      await save(tidied.value)
      return tidied
    },
  })
  return (
    <Form form={form} submit={submit} saveLabel={texts.save}>
      <Fields form={form} />
    </Form>
  )
}

interface DescribedSetting<Slug extends ConfigurationSlug, Texts extends SectionTexts>
  extends Omit<Setting<Slug>, 'Fields'>, Pick<ShapedFieldsProps, 'types' | 'standards' | 'own'> {
  texts: Messages<Texts>
  sections: readonly Section<keyof Texts['titles'] & string, keyof Texts['fields'] & string>[]
}

/** The same of a configuration whose fields follow from its shape. */
export function describeSetting<Slug extends ConfigurationSlug, Texts extends SectionTexts>(
  described: DescribedSetting<Slug, Texts>,
): () => ReactNode {
  const { texts, sections, types, standards, own, ...setting } = described
  const shape = configurationValues[setting.slug]
  function Fields() {
    const said = useMessages(texts)
    return <Sections at="value" texts={said} {...{ shape, sections, types, standards, own }} />
  }
  return defineSetting({ ...setting, Fields })
}
