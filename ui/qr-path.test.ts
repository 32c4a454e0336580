import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath, runsOf } from './qr-path.ts'

test('adjacent dark modules are drawn as one run', () => {
  expect(runsOf([true, true, false, true])).toEqual([
    [0, 2],
    [3, 1],
  ])
  expect(
    qrPath([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z')
})

test('the path covers exactly the dark modules', () => {
  const { data } = encode('00020101021226310012hk.com.hkicl0207000021863041234', { border: 4 })
  const dark = data.flat().filter(Boolean).length
  const drawn = [...qrPath(data).matchAll(/h(\d+)v1/g)].reduce(
    (sum, run) => sum + Number(run[1]),
    0,
  )
  expect(drawn).toBe(dark)
})
