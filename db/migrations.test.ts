import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import checksums from './migration-checksums.json' with { type: 'json' }

const folder = join(import.meta.dirname, 'migrations')

function actualChecksums(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  )
}

test('a migration is never edited or removed once it is frozen', () => {
  expect(actualChecksums()).toMatchObject(checksums)
})

test('every migration is frozen: add its checksum to db/migration-checksums.json', () => {
  const frozen: Record<string, string> = checksums
  const unfrozen = Object.entries(actualChecksums()).filter(([name]) => !(name in frozen))
  expect(Object.fromEntries(unfrozen)).toEqual({})
})
