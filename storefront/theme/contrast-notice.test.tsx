import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { valuesOf } from '#domain/theme/theme-config.ts'
import { LocaleProvider } from '../locale.ts'
import { ContrastNotice } from './contrast-notice.tsx'

function notice(colour: string): string {
  const values = valuesOf({ font_style: { text_color: colour } })
  return renderToStaticMarkup(
    <LocaleProvider value="en">
      <ContrastNotice values={values} />
    </LocaleProvider>,
  )
}

test('a contrast that is too low is named with its ratio, rounded down, and what it should be', () => {
  expect(notice('#8a8a8a')).toContain('Text (Light): 3.4 to 1, should be 4.5 to 1')
  expect(notice('#777777')).toContain('Text (Light): 4.4 to 1, should be 4.5 to 1')
  expect(notice('#161616')).not.toContain('should be')
})
