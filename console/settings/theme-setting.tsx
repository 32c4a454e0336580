import { useController, type UseFormReturn } from 'react-hook-form'
import { fullColour, isColour } from '#domain/theme/colour.ts'
import { fontFamilies } from '#domain/theme/font-families.ts'
import { initialValue, settingOf } from '#domain/theme/settings.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { themeMessages } from './theme-messages.ts'
import type { ShopSetting } from './theme-shape.ts'

export type ThemeForm = UseFormReturn<{ value: Record<string, unknown> }>

interface ThemeSettingProps {
  form: ThemeForm
  path: ShopSetting
}

/** One setting; empty, the shop looks as it was designed. */
export function ThemeSetting({ form, path }: ThemeSettingProps) {
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
