import { createFormControl } from 'react-hook-form'
import { expect, test } from 'vitest'
import { startAfresh } from './use-contract-form.ts'

interface Shirt {
  name: string
  note: string
}

test('what is typed while a form is being saved stays in it, unsaved', () => {
  const sent = { name: ' Shirt', note: '' }
  const { formControl: form } = createFormControl<Shirt>({ defaultValues: sent })
  // Marks the form as shown on a page.
  form.control._state.mount = true
  form.setValue('note', 'Typed meanwhile')
  startAfresh(form, sent, { name: 'Shirt', note: '' })
  expect(form.getValues()).toEqual({ name: 'Shirt', note: 'Typed meanwhile' })
  form.reset()
  expect(form.getValues()).toEqual({ name: 'Shirt', note: '' })
})
