import { expect, test } from 'vitest'
import { openSealedText, sealText } from './sealed-text.ts'

test('a sealed text opens with its secret only, and not after a change', () => {
  const sealed = sealText('harbour', 'JBSWY3DPEHPK3PXP')
  expect(sealed.toString('latin1')).not.toContain('JBSW')
  expect(openSealedText('harbour', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => openSealedText('tram', sealed)).toThrow()
  const last = sealed.length - 1
  sealed.writeUInt8(sealed.readUInt8(last) ^ 1, last)
  expect(() => openSealedText('harbour', sealed)).toThrow()
})
