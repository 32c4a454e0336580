import { expect, test } from 'vitest'
import { permissionNames, withIncluded } from '#domain/staff/permissions.ts'
import { roleGroups, rolePresets } from './role-groups.ts'

test('every permission is in one group of the form', () => {
  const shown = Object.values(roleGroups).flat()
  expect(new Set(shown)).toEqual(new Set(permissionNames))
  expect(shown).toHaveLength(permissionNames.length)
})

test('a preset shows all that its role will have', () => {
  for (const chosen of Object.values(rolePresets)) {
    expect(new Set(withIncluded(chosen))).toEqual(new Set<string>(chosen))
  }
})
