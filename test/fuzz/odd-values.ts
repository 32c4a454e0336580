import fc from 'fast-check'

/** Fast-check's own unit of all characters takes a second to make. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800))

/** Values that people and programs send instead of valid text. */
export const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e999',
    '9'.repeat(400),
    '\0',
    '\ud800',
    '%',
    '%00',
    '%zz',
    "' or 1=1 --",
    '${7*7}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    'a@b.example\r\nBcc: everybody@example.com',
    '__proto__',
    'constructor',
    'toString',
    '襯衫',
    '𨋢',
    '👔',
    '2026-02-31',
    '0000-00-00T99:99:99Z',
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    'a'.repeat(5000),
    '\u202eabc',
    ',,,',
    'main',
    '１２３４５６',
    '١٢٣٤٥٦',
    'é23456',
    '\u200b\ufeff',
    '\u3164',
  ),
  fc.string({ unit: anyCharacter }),
)

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.integer(),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('en', '__proto__', 'constructor', '_id', 'length'), oddText),
)
