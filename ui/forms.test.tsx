import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Fieldset } from './field.tsx'
import { FileDrop } from './file-drop.tsx'
import { Select } from './select.tsx'
import { Stepper } from './stepper.tsx'
import { Switch } from './switch.tsx'
import { TextInput } from './text-input.tsx'

test('a field’s error and hint describe its control', () => {
  const html = renderToStaticMarkup(
    <TextInput
      id="email"
      name="email"
      type="email"
      label="Email"
      hint="For the receipt"
      error="Invalid email"
    />,
  )
  expect(html).toContain('<label for="email" class="field-label">Email</label>')
  expect(html).toContain('aria-describedby="email-error email-hint"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/id="email-error"[^]*Invalid email/)
})

test('the quantity stops at the stock and shows the reason', () => {
  const html = renderToStaticMarkup(
    <Stepper
      label="Quantity"
      decreaseLabel="One less"
      increaseLabel="One more"
      name="qty"
      defaultValue={3}
      max={3}
      maxReason="Only 3 left"
    />,
  )
  expect(html).toMatch(/aria-label="One more" aria-disabled="true"/)
  expect(html).not.toMatch(/aria-label="One less" aria-disabled/)
  expect(html).toContain('Only 3 left')
})

test('a checkbox includes its end text in its name, and a mixed one is marked before scripts run', () => {
  const html = renderToStaticMarkup(
    <Checkbox id="tops" name="category" value="tops" label="Tops" end="42" mixed />,
  )
  expect(html).toContain(
    '<label for="tops"><span>Tops</span><span class="check-end">42</span></label>',
  )
  expect(html).toContain('data-mixed="true"')
})

test('a switch is announced as a switch and submitted as a checkbox', () => {
  const html = renderToStaticMarkup(<Switch name="sms" label="SMS" defaultChecked />)
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*role="switch"/)
})

test('a group of choices has its legend, hint and error', () => {
  const html = renderToStaticMarkup(
    <Fieldset legend="Delivery" hint="Choose one" error="Choose how it reaches you">
      …
    </Fieldset>,
  )
  const described =
    /<fieldset[^>]*aria-describedby="([^" ]+) ([^" ]+)"><legend>Delivery<\/legend>/.exec(html)
  expect(html).toMatch(new RegExp(`id="${described?.[1]}".*Choose how it reaches you`))
  expect(html).toContain(`id="${described?.[2]}">Choose one`)
})

test('a select shows its groups', () => {
  const html = renderToStaticMarkup(
    <Select
      id="district"
      label="District"
      name="district"
      options={[{ label: 'Kowloon', options: [{ value: 'ytm', label: 'Yau Tsim Mong' }] }]}
    />,
  )
  expect(html).toContain('<label for="district" class="field-label">District</label>')
  expect(html).toContain(
    '<optgroup label="Kowloon"><option value="ytm">Yau Tsim Mong</option></optgroup>',
  )
})

test('files can be chosen in a plain form, and each action names its file', () => {
  const html = renderToStaticMarkup(
    <FileDrop
      name="image"
      accept="image/*"
      required
      files={[{ id: '1', name: 'slip.jpg', error: 'could not be uploaded – try again' }]}
      onFiles={() => {}}
      onRemove={() => {}}
      onRetry={() => {}}
      texts={{
        label: 'Payment slip',
        hint: 'JPG or PNG, up to 10 MB',
        choose: 'Choose a file',
        drop: 'Drop it here',
        removeOf: (name) => `Remove ${name}`,
        retryOf: (name) => `Try ${name} again`,
        progressOf: (name) => `Uploading ${name}`,
      }}
    />,
  )
  expect(html).toMatch(/<input[^>]*type="file"[^>]*name="image"/)
  expect(html).not.toContain('required')
  expect(html).toContain('aria-label="Try slip.jpg again"')
  expect(html).toContain('aria-label="Remove slip.jpg"')
})
