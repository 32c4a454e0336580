import { expect, test } from 'vitest'
import { refusalText } from './permission-names.ts'

test('a refusal names the role, the permission and whom to ask, in both languages', () => {
  const assistant = { role: 'assistant', role_name: null }
  expect(refusalText(assistant, 'reports:read', 'en')).toBe(
    'Your role (Assistant) may not use Reports. Ask an owner.',
  )
  expect(refusalText(assistant, 'reports:read', 'zh')).toBe(
    '你的職位（店員）未獲授權使用「報表」，請聯絡店主。',
  )
  expect(refusalText({ role: 'rol_1', role_name: 'Packer' }, 'customers:read', 'en')).toContain(
    '(Packer)',
  )
})
