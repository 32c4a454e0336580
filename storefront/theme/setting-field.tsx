import { fontFamilies, ownFamily } from '#domain/theme/font-families.ts'
import type { Layout } from '#domain/theme/palette.ts'
import { familiesOf, initialValue, settingOf, type SettingPath } from '#domain/theme/settings.ts'
import type { ThemeValues } from '#domain/theme/theme-config.ts'
import { IconButton } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { ColourSetting, TypedSetting, type SettingProps } from './typed-setting.tsx'
import { useThemeMessages } from './theme-messages.ts'

interface SettingFieldProps {
  path: SettingPath
  values: ThemeValues
  layout: Layout
  onChange: (value: string | null) => void
}

/** One setting and, once it differs from the shop's own look, a button that resets it. */
export function SettingField({ path, values, layout, onChange }: SettingFieldProps) {
  const messages = useThemeMessages()
  const label = messages.settings[path]
  const value = values[path] ?? null
  const setting = { path, label, value, initial: initialValue(path, layout), onChange }
  return (
    <div className="setting" data-changed={value === null ? undefined : ''}>
      <Control {...setting} values={values} />
      {value === null ? null : (
        <IconButton icon="retry" label={messages.reset(label)} onClick={() => onChange(null)} />
      )}
    </div>
  )
}

function Control({ values, ...setting }: SettingProps & { values: ThemeValues }) {
  const { kind } = settingOf(setting.path)
  if (kind === 'colour') return <ColourSetting {...setting} values={values} />
  if (kind === 'font') return <FontSetting {...setting} />
  return kind === 'choice' ? <ChoiceSetting {...setting} /> : <TypedSetting {...setting} />
}

function FontSetting({ label, value, onChange }: SettingProps) {
  const messages = useThemeMessages()
  const kinds = ['sans', 'serif', 'mono'] as const
  return (
    <Select
      label={label}
      value={value ?? ownFamily}
      onChange={({ target }) => onChange(target.value === ownFamily ? null : target.value)}
      options={[
        { value: ownFamily, label: messages.ownFont(fontFamilies[ownFamily].name) },
        ...kinds.map((kind) => ({
          label: messages[kind],
          options: familiesOf(kind)
            .filter(([id]) => id !== ownFamily)
            .map(([id, { name }]) => ({ value: id, label: name })),
        })),
      ]}
    />
  )
}

/** A row of a few values. */
function ChoiceSetting({ path, label, value, initial, onChange }: SettingProps) {
  const { options = [] } = settingOf(path)
  const nameOf = useOptionNames()
  // The layout has a third choice: none.
  const shown = initial === '' ? ['', ...options] : options
  return (
    <Fieldset legend={label}>
      <div className="segments">
        {shown.map((option) => (
          <label key={option}>
            <input
              type="radio"
              className="sr-only"
              name={path}
              checked={(value ?? initial) === option}
              onChange={() => onChange(option === initial ? null : option)}
            />
            <span>{nameOf(option)}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

function useOptionNames() {
  const { system, light, dark, ltr, rtl } = useThemeMessages()
  const names: Readonly<Record<string, string>> = { '': system, light, dark, ltr, rtl }
  return (option: string) => names[option] ?? option.replace('px', ' px')
}
