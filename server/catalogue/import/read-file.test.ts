import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FileProblem, readCsvFile, requireFolder } from './read-file.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'import-test-'))
afterAll(() => rm(folder, { recursive: true }))

const files: [what: string, bytes: Uint8Array, sentence: RegExp][] = [
  ['an empty file', Buffer.from(''), /is empty/],
  ['a workbook', Buffer.from('PK\u0003\u0004…'), /a workbook or an archive/],
  ['a UTF-16 text', Buffer.from('\uFEFFHandle,Title', 'utf16le'), /UTF-16/],
  ['binary data', Buffer.from([72, 0, 1]), /not text/],
  ['a text in Big5', Buffer.from([0x48, 0x0a, 0x2c, 0xa4, 0xa4]), /not UTF-8 on line 2/],
]

test.each(files)('%s is refused with a clear message', async (_, bytes, sentence) => {
  const file = path.join(folder, 'products.csv')
  await writeFile(file, bytes)
  const recognition = readCsvFile(file)
  await expect(recognition).rejects.toThrow(sentence)
  await expect(recognition).rejects.toBeInstanceOf(FileProblem)
})

test('a missing file, or a folder and a file mixed up, is refused with a clear message', async () => {
  await expect(readCsvFile(path.join(folder, 'missing.csv'))).rejects.toThrow(/does not exist\.$/)
  await expect(readCsvFile(folder)).rejects.toThrow(/is a folder, not a file\.$/)
  const file = path.join(folder, 'text.csv')
  await writeFile(file, 'Handle')
  await expect(requireFolder(file)).rejects.toThrow(/is not a folder\.$/)
  await expect(requireFolder(path.join(folder, 'none'))).rejects.toThrow(/does not exist\.$/)
  expect(await readCsvFile(file)).toBe('Handle')
})
