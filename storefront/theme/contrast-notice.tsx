import { contrastWarnings } from '#domain/theme/contrast-warnings.ts'
import type { ThemeValues } from '#domain/theme/theme-config.ts'
import { Notice } from '#ui/notice.tsx'
import { useThemeMessages } from './theme-messages.ts'

/** WCAG AA of text, buttons, fields and focus, in the layouts this theme can be seen in. */
export function ContrastNotice({ values }: { values: ThemeValues }) {
  const messages = useThemeMessages()
  const warnings = contrastWarnings(values)
  return (
    <output className="customiser-status">
      {warnings.length > 0 ? (
        <Notice tone="warn" title={messages.contrastTitle}>
          <ul>
            {warnings.map(({ part, layout, ratio, min }) => (
              <li key={`${part} ${layout}`}>
                {messages.contrast(
                  messages.parts[part],
                  messages[layout],
                  roundedDown(ratio),
                  String(min),
                )}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </output>
  )
}

/** 4.49 must not read as 4.5. */
function roundedDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
