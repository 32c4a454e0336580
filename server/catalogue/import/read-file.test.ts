import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FileProblem, readProductFile, requireFolder } from './read-file.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'import-test-'))
afterAll(() => rm(folder, { recursive: true }))

const files: [what: string, bytes: Uint8Array, sentence: RegExp][] = [
  ['an empty file', Buffer.from(''), /is empty/],
  ['a workbook', Buffer.from('PK\u0003\u0004..xl/workbook.xml'), /line 1: .*workbook/],
  ['a text in Big5', Buffer.from([0x48, 0x0a, 0x2c, 0xa4, 0xa4]), /line 2: .*CSV UTF-8/],
]

test.each(files)('%s is refused with a clear message', async (_, bytes, sentence) => {
  const file = path.join(folder, 'products.csv')
  await writeFile(file, bytes)
  const recognition = readProductFile(file)
  await expect(recognition).rejects.toThrow(sentence)
  await expect(recognition).rejects.toBeInstanceOf(FileProblem)
})

test('a missing file, or a folder and a file mixed up, is refused with a clear message', async () => {
  await expect(readProductFile(path.join(folder, 'missing.csv'))).rejects.toThrow(
    /does not exist\.$/,
  )
  await expect(readProductFile(folder)).rejects.toThrow(/is a folder, not a file\.$/)
  const file = path.join(folder, 'text.csv')
  await writeFile(file, 'Handle')
  await expect(requireFolder(file)).rejects.toThrow(/is not a folder\.$/)
  await expect(requireFolder(path.join(folder, 'none'))).rejects.toThrow(/does not exist\.$/)
  expect(await readProductFile(file)).toBe('Handle')
})
