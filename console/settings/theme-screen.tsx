import { useState } from 'react'
import { useWatch, useController, type UseFormReturn } from 'react-hook-form'
import { fullColour, isColour } from '#domain/theme/colour.ts'
import { contrastWarnings } from '#domain/theme/contrast-warnings.ts'
import { fontFamilies } from '#domain/theme/font-families.ts'
import { initialValue, settingOf } from '#domain/theme/settings.ts'
import { configOf } from '#domain/theme/theme-config.ts'
import { unusedColours } from '#domain/theme/unused-colours.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { FoldCard } from '../parts/fold-card.tsx'
import { Form } from '../parts/form.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'
import { themeMessages } from './theme-messages.ts'
import { settingsIn, themeFromText, themeShape, type ShopSetting } from './theme-shape.ts'

const sections = [
  [
    'page',
    [
      'layout',
      'color',
      'secondary_color',
      'body_background_color',
      'border.color',
      'border.radius',
    ],
  ],
  [
    'fonts',
    [
      'font_family.heading',
      'font_family.text',
      'font_style.text_size',
      'font_style.line_height',
      'font_style.heading_color',
      'font_style.text_color',
      'font_style.link_color',
    ],
  ],
  [
    'buttons',
    [
      'button.border_radius',
      'button.padding',
      'button.font_size',
      'button.font_color',
      'button.hover.font_color',
      'button.hover.primary_color',
    ],
  ],
  [
    'forms',
    [
      'form.height',
      'form.border_color',
      'form.font_color',
      'form.radio_color',
      'form.switch_color',
    ],
  ],
] as const satisfies readonly (readonly [string, readonly ShopSetting[]])[]

/** The theme that all visitors start with. */
export function ThemeScreen() {
  return (
    <SettingPage name="theme" slug="theme">
      {(stored) => <ShopThemeForm stored={stored} />}
    </SettingPage>
  )
}

function ShopThemeForm({ stored }: { stored: Stored }) {
  const texts = useMessages(themeMessages)
  const { save: saveLabel } = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const { form, submit } = useContractForm({
    shape: themeShape,
    defaults: { value: { ...Object(stored.value) } },
    save: ({ value }) => save(configOf(settingsIn(value))),
  })
  return (
    <Form form={form} submit={submit} saveLabel={saveLabel}>
      <PasteTheme
        onApply={(theme) => form.setValue('value', { ...theme }, { shouldDirty: true })}
      />
      <Contrast form={form} />
      <UnusedColours form={form} />
      {sections.map(([section, paths]) => (
        <FoldCard
          key={section}
          title={texts.sections[section]}
          errors={form.formState.errors}
          names={paths.map((path) => `value.${path}`)}
        >
          <div className="pairs">
            {paths.map((path) => (
              <ThemeSetting key={path} form={form} path={path} />
            ))}
          </div>
        </FoldCard>
      ))}
    </Form>
  )
}

function PasteTheme({ onApply }: { onApply: (theme: object) => void }) {
  const texts = useMessages(themeMessages)
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  function apply() {
    const theme = themeFromText(text)
    setRefused(theme === null)
    if (theme === null) return
    setText('')
    onApply(theme)
  }
  return (
    <section className="card grid gap-3">
      <p className="text-ink-2">{texts.tryOutHint}</p>
      <p>
        <ButtonLink
          kind="ghost"
          small
          icon="external"
          href="/?customise"
          target="_blank"
          rel="noreferrer"
        >
          {texts.tryOut}
        </ButtonLink>
      </p>
      <TextArea
        label={texts.paste}
        error={isRefused ? texts.notATheme : undefined}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p>
        <Button kind="ghost" small onClick={apply}>
          {texts.apply}
        </Button>
      </p>
    </section>
  )
}

/** Colours that the shop leaves out of a layout, where they would vanish. */
function UnusedColours({ form }: { form: ThemeForm }) {
  const texts = useMessages(themeMessages)
  const typed = useWatch({ control: form.control, name: 'value' })
  const unused = unusedColours(settingsIn(typed))
  if (unused.length === 0) return null
  return (
    <Notice tone="info" live="status" title={texts.notUsed}>
      <ul>
        {unused.map(({ path, layout, isPale }) => (
          <li key={`${path} ${layout}`}>
            {texts.unused(texts.settings[path], texts.layouts[layout], isPale)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** WCAG AA, in the layouts that the theme can be seen in. */
function Contrast({ form }: { form: ThemeForm }) {
  const texts = useMessages(themeMessages)
  const typed = useWatch({ control: form.control, name: 'value' })
  const warnings = contrastWarnings(settingsIn(typed))
  if (warnings.length === 0) return null
  return (
    <Notice tone="warn" live="status" title={texts.hardToRead}>
      <ul>
        {warnings.map(({ part, layout, ratio, min }) => (
          <li key={`${part} ${layout}`}>
            {/* 4.49 must not read as 4.5. */}
            {texts.contrast(
              texts.parts[part],
              texts.layouts[layout],
              (Math.floor(ratio * 10) / 10).toFixed(1),
              min,
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type ThemeForm = UseFormReturn<{ value: Record<string, unknown> }>

interface ThemeSettingProps {
  form: ThemeForm
  path: ShopSetting
}

/** One setting; empty, the shop looks as it was designed. */
function ThemeSetting({ form, path }: ThemeSettingProps) {
  const texts = useMessages(themeMessages)
  const { kind, options = [] } = settingOf(path)
  const field = { form, name: `value.${path}` as const, label: texts.settings[path] }
  if (kind === 'colour') return <ColourSetting form={form} path={path} />
  if (kind !== 'choice' && kind !== 'font') {
    return <TextField {...field} placeholder={initialValue(path, 'light')} />
  }
  const asDesigned = { value: '', label: texts.asDesigned }
  const names: Readonly<Record<string, string>> = texts.values
  const choices =
    kind === 'font'
      ? Object.entries(fontFamilies).map(([value, { name }]) => ({ value, label: name }))
      : options.map((value) => ({ value, label: names[value] ?? value }))
  return <SelectField {...field} options={[asDesigned, ...choices]} />
}

/** Typed or picked. */
function ColourSetting({ form, path }: ThemeSettingProps) {
  const texts = useMessages(themeMessages)
  const name = `value.${path}` as const
  const label = texts.settings[path]
  const { field } = useController({ control: form.control, name })
  const initial = initialValue(path, 'light')
  const value = typeof field.value === 'string' && isColour(field.value) ? field.value : null
  return (
    <div className="colour-setting">
      <TextField form={form} name={name} label={label} placeholder={initial} />
      <input
        type="color"
        aria-label={texts.pick(label)}
        value={fullColour(value ?? initial)}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
      />
    </div>
  )
}
