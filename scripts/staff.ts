import { randomText } from '#domain/ids.ts'
import {
  hashFor,
  listStaffMembers,
  resetSecondFactor,
  resetStaffPassword,
} from '#server/staff/manage-staff.ts'
import { changesByShop } from '#server/platform/changes/change-recorder.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { refuseUse } from './arguments.ts'
import { withShop } from './with-shop.ts'

const usage = `npm run staff -- list
npm run staff -- reset EMAIL      a new password, shown once, and no second factor; every token of theirs ends`

const [name = 'list', email = ''] = process.argv.slice(2)
if (!['list', 'reset'].includes(name)) refuseUse(`Unknown command “${name}”.`, usage)
if (name === 'reset' && email === '') refuseUse('Give an email address.', usage)

await withShop(async (ctx) => {
  const colleagues = await listStaffMembers(ctx.db)
  if (name === 'list') {
    for (const { email: address, role, is_archived } of colleagues) {
      console.log([address, role, ...(is_archived ? ['left'] : [])].join('  '))
    }
    return
  }
  const colleague = colleagues.find((each) => each.email.toLowerCase() === email.toLowerCase())
  if (!colleague) {
    console.error(`No staff member has the email ${email}.`)
    process.exitCode = 1
    return
  }
  const password = Array.from({ length: 4 }, () => randomText(5)).join('-')
  const id = colleague._id
  const passwordHash = await hashFor(ctx, id, password)
  await inTransaction(ctx, async (trx) => {
    await resetStaffPassword(trx, { id, passwordHash }, changesByShop)
    await resetSecondFactor(trx, id, changesByShop)
  })
  console.log(`${colleague.email} signs in with: ${password}`)
})
