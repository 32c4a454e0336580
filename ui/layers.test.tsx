import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { opens } from './modal.ts'
import { Sheet } from './sheet.tsx'
import { Sidebar } from './sidebar.tsx'
import { ToastRegion } from './toast.tsx'

test('a button opens its dialog before any script runs', () => {
  const html = renderToStaticMarkup(
    <>
      <Button {...opens('guide')}>Size guide</Button>
      <Dialog id="guide" title="Size guide" closeLabel="Close">
        Chest
      </Dialog>
    </>,
  )
  expect(html).toMatch(/<button[^>]*commandfor="guide"[^>]*command="show-modal"/)
  expect(html).toContain('<dialog class="dialog" id="guide"')
  expect(html).toContain('aria-labelledby="guide-title"')
  expect(html).toContain('<form method="dialog">')
})

test('both live regions are in the page before the first message', () => {
  const html = renderToStaticMarkup(
    <ToastRegion label="Messages" errorLabel="Errors" dismissLabel="Dismiss" />,
  )
  expect(html).toMatch(/role="status" aria-label="Messages"><\/div>/)
  expect(html).toMatch(/role="alert" aria-label="Errors"><\/div>/)
})

test('the filter sheet can be closed before scripts load', () => {
  const html = renderToStaticMarkup(
    <Sidebar id="filters" title="Filter" closeLabel="Close">
      …
    </Sidebar>,
  )
  expect(html).toContain('popover="auto"')
  expect(html).toMatch(/aria-label="Close"[^>]*popovertarget="filters" popovertargetaction="hide"/i)
})

test('a menu is a dialog that opens and closes without scripts, and makes nothing inert', () => {
  const html = renderToStaticMarkup(
    <Sheet id="menu" title="Menu" closeLabel="Close">
      …
    </Sheet>,
  )
  expect(html).toContain('<dialog class="sheet" id="menu" popover="auto"')
  expect(html).toMatch(/aria-label="Close"[^>]*popovertarget="menu" popovertargetaction="hide"/i)
})
