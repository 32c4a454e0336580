import { expect, test } from 'vitest'
import { processorMs } from '#test/processor-time.ts'
import {
  dialled,
  digitsOnly,
  formatPhone,
  isDigits,
  isEmailShape,
  isPhoneShape,
  nationalNumber,
  normaliseAreaCode,
  normaliseEmail,
  takesTextMessages,
} from './contact.ts'

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada＠example．com', 'ada@example.com'],
  ['ａｄａ１＠example。com\u3000', 'ada1@example.com'],
])('%o is normalised to %o', (typed, email) => {
  expect(normaliseEmail(typed)).toBe(email)
})

test.each([
  'ada@example.com',
  'Ada.Lovelace+shop@mail.example.com.hk',
  "o'neill@example.ie",
  'k3v9x0q2m5c8z1r7t4w6y0@temp.invalid',
  '1@2.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
])('%o is shaped like an email', (email) => {
  expect(isEmailShape(email)).toBe(true)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada@exam ple.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@example.com.',
  '.ada@example.com',
  'a..da@example.com',
  'ada@example.com\nBcc: all@example.com',
  'ada@example.c',
  'ada@127.0.0.1',
  '海@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(60)}.${'b'.repeat(250)}.com`,
])('%o is not shaped like an email', (text) => {
  expect(isEmailShape(text)).toBe(false)
})

test('a hostile email is rejected without delay', async () => {
  const ms = await processorMs(() => {
    expect(isEmailShape(`a@${'a.'.repeat(120)}!`)).toBe(false)
    expect(isEmailShape('a'.repeat(1_000_000))).toBe(false)
    expect(isEmailShape(`${'a.'.repeat(32)}@`.repeat(3))).toBe(false)
  })
  expect(ms).toBeLessThan(500)
})

test.each([
  ['9123-4567', '91234567'],
  ['+852 9123 4567', '85291234567'],
  ['９１２３ ４５６７', '91234567'],
  ['call me', ''],
])('the digits of %o are %o', (typed, digits) => {
  expect(digitsOnly(typed)).toBe(digits)
  expect(isDigits(digits)).toBe(digits !== '')
  expect(isDigits(typed)).toBe(false)
})

test.each([
  ['852', '852'],
  ['+852', '852'],
  ['＋８５２', '852'],
  ['85a2', null],
  ['00852', '852'],
  ['1', '1'],
  ['0', null],
  ['8521', null],
  ['', null],
])('the area code %o is %o', (typed, code) => {
  expect(normaliseAreaCode(typed)).toBe(code)
})

test.each([
  ['852', '91234567', '91234567'],
  ['852', '9123 4567', '91234567'],
  ['852', '(9123)-4567', '91234567'],
  ['852', '+852 9123 4567', '91234567'],
  ['852', '85291234567', '91234567'],
  ['852', '00852 9123 4567', '91234567'],
  ['852', '００８５２－９１２３－４５６７', '91234567'],
  ['852', '٩١٢٣٤٥٦٧', '91234567'],
  ['852', '85212345', '85212345'],
  ['852', '12', '12'],
  ['852', '12ab', null],
  ['852', 'ext 5', null],
  ['852', '9123 4567 ext. 5', null],
  ['852', '+86 138 1234 5678', null],
  ['852', '', null],
  ['853', '+853 6612 3456', '66123456'],
  ['86', '8613812345678', '13812345678'],
  ['886', '0912 345 678', '912345678'],
  ['886', '+886 0912345678', '912345678'],
  ['65', '+65 8123 4567', '81234567'],
  ['65', '6581234567', '81234567'],
  ['44', '07911 123456', '7911123456'],
  ['44', '+44 (0)7911 123456', '7911123456'],
  ['49', '+49 30 1234567', '301234567'],
  ['', '12345', '12345'],
])('with the area code %o, %o is the number %o', (area, typed, digits) => {
  expect(nationalNumber(area, typed)).toBe(digits)
})

test('a number keeps its plus until the area code is known', () => {
  expect(dialled('00852 9123-4567')).toBe('+85291234567')
  expect(dialled('9123.4567')).toBe('91234567')
})

test.each([
  { area: '852', phone: '91234567', shape: true, text: true },
  { area: '852', phone: '44123456', shape: true, text: true },
  { area: '852', phone: '21234567', shape: true, text: false },
  { area: '852', phone: '11234567', shape: false, text: false },
  { area: '852', phone: '9123456', shape: false, text: false },
  { area: '852', phone: '912345678', shape: false, text: false },
  { area: '853', phone: '66123456', shape: true, text: true },
  { area: '853', phone: '661234567', shape: false, text: false },
  { area: '86', phone: '13812345678', shape: true, text: true },
  { area: '86', phone: '12812345678', shape: false, text: false },
  { area: '886', phone: '912345678', shape: true, text: true },
  { area: '65', phone: '81234567', shape: true, text: true },
  { area: '44', phone: '7911123456', shape: true, text: true },
  { area: '44', phone: '79111234567890', shape: false, text: false },
  { area: '44', phone: '1234', shape: false, text: false },
  { area: '+852', phone: '91234567', shape: false, text: false },
  { area: '852', phone: '9123 4567', shape: false, text: false },
])('$area $phone: phone shape $shape, can receive texts $text', ({ area, phone, shape, text }) => {
  expect(isPhoneShape(area, phone)).toBe(shape)
  expect(takesTextMessages(area, phone)).toBe(text)
})

test.each([
  ['852', '91234567', '+852 9123 4567'],
  ['86', '13812345678', '+86 138 1234 5678'],
  ['886', '912345678', '+886 912345678'],
])('%s %s is formatted as %s', (area, phone, shown) => {
  expect(formatPhone(area, phone)).toBe(shown)
})
