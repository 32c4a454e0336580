import { expect, test } from 'vitest'
import { shellMessages } from '#console/shell/messages.ts'
import { permissionNames } from '#domain/staff/permissions.ts'
import { aRole, asStaff, openConsole } from './console-staff.ts'

/** A colleague who may do one thing only finds no screen in the console that refuses or breaks. */

const shop = await openConsole()
const { forbiddenTitle } = shellMessages.en

test.each(permissionNames)(
  'a role with %s alone opens whatever the console offers it, and nothing is refused',
  async (permission) => {
    const { page, troubles } = await asStaff(shop, await aRole(shop, [permission]))
    const seen = new Set<string>()
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
    })
    const open = async (path: string) => {
      seen.add(path)
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      const title = await page.getByRole('heading', { level: 1 }).first().innerText()
      if (title === forbiddenTitle) refused.push(path)
    }
    await open('/staff')
    const offered = () =>
      page
        .locator('nav a[href^="/staff/"], main a[href^="/staff/settings/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    let fresh = await offered()
    while (fresh.length > 0) {
      for (const path of fresh) await open(path)
      fresh = (await offered()).filter((path) => !seen.has(path))
    }
    expect({ refused, troubles }).toEqual({ refused: [], troubles: [] })
    await page.context().close()
  },
)
