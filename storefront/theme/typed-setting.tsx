import { useState } from 'react'
import { issueSentences } from '#contract/issue-sentences.ts'
import { localize } from '#domain/locale.ts'
import { fullColour, isColour } from '#domain/theme/colour.ts'
import { isThemeValue, settingOf, type SettingPath } from '#domain/theme/settings.ts'
import type { ThemeValues } from '#domain/theme/theme-config.ts'
import { groundIn, isUsedIn } from '#domain/theme/theme-variables.ts'
import { TextInput } from '#ui/text-input.tsx'
import { useLocale } from '../locale.ts'
import { useThemeMessages } from './theme-messages.ts'

export interface SettingProps {
  path: SettingPath
  label: string
  /** The chosen value, or null. */
  value: string | null
  initial: string
  onChange: (value: string | null) => void
}

/** A radius or a padding. */
export function TypedSetting(props: SettingProps) {
  const messages = useThemeMessages()
  const { field } = useTyped(props)
  const isPadding = settingOf(props.path).kind === 'padding'
  return (
    <TextInput
      {...field}
      label={props.label}
      hint={isPadding ? messages.paddingHint : messages.radiusHint}
    />
  )
}

/** The browser's colour picker and its code, either of which can be used. */
export function ColourSetting({ values, ...props }: SettingProps & { values: ThemeValues }) {
  const messages = useThemeMessages()
  const { field, clear } = useTyped(props)
  const { path, label, value, initial, onChange } = props
  return (
    <div className="colour">
      <TextInput {...field} label={label} hint={useLayoutHint(path, value, values)} />
      <input
        type="color"
        className="colour-pick"
        aria-label={messages.pick(label)}
        value={fullColour(value ?? initial)}
        onChange={({ target }) => {
          clear()
          onChange(target.value)
        }}
      />
    </div>
  )
}

/**
 * What is typed counts as soon as it can be used; otherwise the message appears once the field is
 * left.
 */
function useTyped({ path, value, initial, onChange }: SettingProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const locale = useLocale()
  const isWrong = Boolean(typed?.trim()) && !isThemeValue(path, tidied(typed ?? ''))

  function type(next: string) {
    const text = tidied(next)
    setTyped(next)
    setLeft(false)
    if (text === '') onChange(null)
    else if (isThemeValue(path, text)) onChange(text)
  }

  const field = {
    value: typed ?? value ?? '',
    placeholder: initial,
    autoComplete: 'off',
    spellCheck: false,
    error: isWrong && isLeft ? localize(sentenceOf(path), locale) : undefined,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onBlur: () => {
      setLeft(true)
      if (!isWrong) setTyped(null)
    },
  }
  return { field, clear: () => setTyped(null) }
}

function tidied(typed: string): string {
  return typed.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}

function sentenceOf(path: SettingProps['path']) {
  const { kind } = settingOf(path)
  if (kind === 'colour') return issueSentences.theme_colour
  return kind === 'padding' ? issueSentences.theme_padding : issueSentences.theme_radius
}

/** Says why a chosen colour does not show. */
function useLayoutHint(path: string, value: string | null, values: ThemeValues) {
  const { onlyLight, onlyDark } = useThemeMessages()
  const isAlways = /^(color|button\.|.*border)/.test(path)
  if (value === null || !isColour(value) || isAlways) return undefined
  const isUsed = (layout: 'light' | 'dark') =>
    path === 'body_background_color'
      ? groundIn(values, layout) === value
      : isUsedIn(value, values, layout)
  if (isUsed('light') === isUsed('dark')) return undefined
  return isUsed('light') ? onlyLight : onlyDark
}
