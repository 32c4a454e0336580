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

test('a migration takes nothing away, so that older processes work on until they are replaced', () => {
  const removals = [
    /\bdrop\s+(table|column|view|function|type)\b/i,
    /\brename\b/i,
    /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i,
    /\bset\s+not\s+null\b/i,
    // What an older process writes does not name the new column.
    /\badd\s+column\s+(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/i,
  ]
  const found = readdirSync(folder).filter((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll(/--.*$/gm, '')
    return removals.some((removal) => removal.test(sql))
  })
  expect(found).toEqual([])
})
