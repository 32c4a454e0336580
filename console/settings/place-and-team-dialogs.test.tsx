import { expect, test } from 'vitest'
import { changeWarehouse, createWarehouse, listWarehouses } from '#contract/staff/locations.ts'
import { addRole, changeRole, listRoles } from '#contract/staff/roles.ts'
import { addStaff, changeStaff, listStaff } from '#contract/staff/staff-members.ts'
import { localize } from '#domain/locale.ts'
import { expectFields, firstExample, type DialogCase } from '#test/console-dialogs.tsx'
import { consoleMarkup } from '#test/console-markup.tsx'
import { permissionMessages } from '../api/permission-names.ts'
import { ColleagueDialog } from './colleague-dialog.tsx'
import { placeMessages } from './place-messages.ts'
import { RoleDialog } from './role-dialog.tsx'
import { roleGroupNames, roleGroups } from './role-groups.ts'
import { roleMessages } from './role-messages.ts'
import { teamMessages } from './team-messages.ts'
import { NewWarehouse, WarehouseDialog } from './warehouse-dialog.tsx'

const onClose = () => {}
const team = teamMessages.en
const places = placeMessages.en
const role = firstExample(listRoles)
const colleague = firstExample(listStaff)
const warehouse = firstExample(listWarehouses)

const permissions = roleGroupNames.flatMap((group) => [
  roleMessages.en.groups[group],
  ...roleGroups[group].map((name) => permissionMessages.en.names[name]),
])
const ofColleague = { name: team.name, email: team.email, role: team.role }
const ofWarehouse = {
  title: places.name,
  address: places.warehouses.address,
  hours: places.warehouses.hours,
  phone: places.warehouses.phone,
  map_url: places.warehouses.map,
  ready_hours: places.warehouses.ready,
  position: places.position,
  is_pickup: places.warehouses.pickup,
}

const dialogs: DialogCase[] = [
  {
    title: team.invite,
    dialog: <ColleagueDialog colleague={null} roles={[role]} onClose={onClose} />,
    call: addStaff,
    fields: ofColleague,
  },
  {
    title: team.editOf(colleague.name),
    dialog: <ColleagueDialog colleague={colleague} roles={[role]} onClose={onClose} />,
    call: changeStaff,
    fields: ofColleague,
  },
  {
    title: team.newRole,
    dialog: <RoleDialog {...{ role: null, onClose }} />,
    call: addRole,
    fields: {
      name: team.roleName,
      permissions: [roleMessages.en.begin, ...permissions],
      max_discount_percent: team.roleDiscount,
    },
  },
  {
    title: team.editRole(role.name ?? ''),
    dialog: <RoleDialog role={role} onClose={onClose} />,
    call: changeRole,
    fields: { name: team.roleName, permissions, max_discount_percent: team.roleDiscount },
  },
  {
    title: places.warehouses.add,
    dialog: <NewWarehouse known={[warehouse]} onClose={onClose} />,
    call: createWarehouse,
    fields: { slug: places.slug, store_id: places.warehouses.store, ...ofWarehouse },
  },
  {
    title: places.editOf(localize(warehouse.title, 'en')),
    dialog: <WarehouseDialog warehouse={warehouse} onClose={onClose} />,
    call: changeWarehouse,
    fields: ofWarehouse,
  },
]

test.each(dialogs)('“$title” asks for what its call takes, each under its label', expectFields)

test('a store is chosen by the names of its warehouses', () => {
  const other = { ...warehouse, _id: 'whs_2', title: { en: 'Annex', zh: '分店', cn: '分店' } }
  const markup = consoleMarkup(<NewWarehouse known={[warehouse, other]} onClose={onClose} />)
  expect(markup).toContain(`${localize(warehouse.title, 'en')}, Annex</option>`)
})

test('short fields of a warehouse share rows, long ones do not', () => {
  const markup = consoleMarkup(<WarehouseDialog warehouse={warehouse} onClose={onClose} />)
  const [before = '', phone = '', numbers = '', ...others] = markup.split('class="pairs"')
  expect(others).toEqual([])
  expect(before).toContain(places.warehouses.hours)
  expect(phone).toContain(places.warehouses.phone)
  expect(numbers).toContain(places.warehouses.ready)
  expect(numbers).toContain(places.position)
})
