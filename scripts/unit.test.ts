import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the systemd unit needs no program that a minimal Debian lacks', () => {
  const unit = readFileSync('deploy/shop.service', 'utf8')
  const programs = [...unit.matchAll(/^Exec\w+=(\S+)/gm)].map(([, program]) => program)
  expect(programs).toEqual(['node', '/bin/sh'])
})
