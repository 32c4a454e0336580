import { useEffect, useRef, useState } from 'react'
import type { ThemeValues } from '#domain/theme/theme-config.ts'
import type { SettingPath } from '#domain/theme/settings.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { ContrastNotice } from './contrast-notice.tsx'
import { SettingField } from './setting-field.tsx'
import { applyTheme, readTheme, themeKey } from './stored-theme.ts'
import { ThemeJson } from './theme-json.tsx'
import { useThemeMessages } from './theme-messages.ts'
import { useShownLayout } from './use-shown-layout.ts'

const sections = [
  ['layoutAndDirection', ['layout', 'direction']],
  ['colours', ['color', 'secondary_color', 'body_background_color']],
  ['borders', ['border.color', 'border.radius']],
  ['fonts', ['font_family.heading', 'font_family.text']],
  [
    'text',
    [
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
] as const satisfies readonly (readonly [string, readonly SettingPath[]])[]

const openAtFirst = new Set<string>(['layoutAndDirection', 'colours'])

/** Every setting of a theme; the page follows each change. */
export function CustomiserPanel({ onClose }: { onClose: () => void }) {
  const messages = useThemeMessages()
  const [values, change] = useTheme()
  const layout = useShownLayout(values)
  // Fields keep what was typed; a new key makes them start from the values again.
  const [round, setRound] = useState(0)
  const heading = useFocus()

  function replace(next: ThemeValues) {
    change(next)
    setRound(round + 1)
  }

  return (
    // Not modal: the page behind it can be used.
    <dialog open className="customiser" aria-labelledby="customiser-title">
      <header className="customiser-head">
        <h2 id="customiser-title" ref={heading} tabIndex={-1}>
          {messages.title}
        </h2>
        <IconButton icon="close" label={messages.close} onClick={onClose} />
      </header>
      <div className="customiser-body">
        <p className="field-hint">{messages.intro}</p>
        <ContrastNotice values={values} />
        {sections.map(([section, paths]) => (
          <Accordion key={section} title={messages[section]} open={openAtFirst.has(section)}>
            <div className="customiser-fields">
              {paths.map((path) => (
                <SettingField
                  key={`${path} ${round}`}
                  {...{ path, values, layout }}
                  onChange={(value) => change(withValue(values, path, value))}
                />
              ))}
            </div>
          </Accordion>
        ))}
        <Accordion title={messages.exchange}>
          <ThemeJson values={values} onApply={replace} />
        </Accordion>
      </div>
      <footer className="customiser-foot">
        <Button
          kind="ghost"
          wide
          aria-disabled={Object.keys(values).length === 0 || undefined}
          onClick={() => replace({})}
        >
          {messages.resetAll}
        </Button>
      </footer>
    </dialog>
  )
}

function useTheme() {
  const [values, setValues] = useState(readTheme)

  // Also when another tab changes it; and to renew a style made by an older version of the shop.
  useEffect(() => {
    applyTheme(readTheme())
    const follow = ({ key }: StorageEvent) => {
      if (key !== themeKey) return
      setValues(readTheme())
      applyTheme(readTheme())
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  function change(next: ThemeValues) {
    setValues(next)
    applyTheme(next)
  }
  return [values, change] as const
}

function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The panel opens by a key or an address, so the keyboard goes on in it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}

function withValue(values: ThemeValues, path: SettingPath, value: string | null): ThemeValues {
  const { [path]: _, ...rest } = values
  return value === null ? rest : { ...rest, [path]: value }
}
