import { expect, test } from 'vitest'
import { deskVisit, openConsole, settled, signedIn, visits } from './console-staff.ts'

const shop = await openConsole()
const { ctx } = shop

test.each(visits)(
  'a page is published, a post now and one tomorrow: $width px, $language',
  async (visit) => {
    const { language } = visit
    const { page, say, troubles } = await signedIn(shop, visit)
    await page.goto('/staff/content')
    await page.getByRole('link', { name: say('New page', '新增頁面') }).click()
    await page.getByLabel(say('Address', '網址')).fill(`tailoring-${language}`)
    await page
      .getByRole('group', { name: say('Title', '標題') })
      .getByLabel(say('English', '英文'))
      .fill('Tailoring')
    await page
      .getByRole('group', { name: say('Text', '內文') })
      .getByLabel(say('English', '英文'))
      .fill('We take up hems.')
    await settled(page)
    await page.getByRole('button', { name: say('Publish', '發佈'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Tailoring' }).waitFor()
    await page.getByRole('heading', { name: say('Versions', '版本') }).waitFor()
    await settled(page)
    const shown = await fetch(`${shop.url}/en/pages/tailoring-${language}`)
    expect(await shown.text()).toContain('We take up hems.')

    for (const day of ['now', 'tomorrow'] as const) {
      const slug = `sale-${day}-${language}`
      await page.goto('/staff/content/posts')
      await page.getByRole('link', { name: say('New post', '新增日誌') }).click()
      const english = say('English', '英文')
      const fill = async (name: string, text: string) =>
        page.getByRole('group', { name, exact: true }).getByLabel(english).fill(text)
      await fill(say('Title', '標題'), `Sale ${day}`)
      await fill(say('Text', '內文'), 'Two days only.')
      await fill(say('Author', '作者'), 'Praya')
      await page.getByLabel(say('Address', '網址')).fill(slug)
      await page.getByLabel(say('State', '狀態')).selectOption('ACTIVE')
      if (day === 'tomorrow') {
        const at = new Date(ctx.clock().getTime() + 32 * 3_600_000).toISOString().slice(0, 16)
        await page.getByLabel(say('Publish at', '發佈時間')).fill(at)
      }
      await settled(page)
      await page.getByRole('button', { name: say('Create', '建立'), exact: true }).click()
      await page.getByRole('heading', { level: 1, name: `Sale ${day}` }).waitFor()
      const { status } = await fetch(`${shop.url}/en/posts/${slug}`)
      expect(status).toBe(day === 'now' ? 200 : 404)
    }
    expect(troubles).toEqual([])
  },
)

test.each(visits)(
  'settings are changed, checked and logged: $width px, $language',
  async (visit) => {
    const { language } = visit
    const { page, say, troubles } = await signedIn(shop, visit)
    const save = page.getByRole('button', { name: say('Save', '儲存'), exact: true })
    const saved = page.getByText(say('Saved', '已儲存'), { exact: true })

    await page.goto('/staff/settings/limits')
    const days = page.getByLabel(say('Days to ask for a return', '申請退貨限期（日）'))
    await days.fill('999')
    await save.click()
    await page.getByText(say('At most 365', '不可多於 365')).waitFor()
    await days.fill(language === 'en' ? '21' : '28')
    await save.click()
    await saved.waitFor()
    await settled(page)

    await page.goto('/staff/settings/holidays')
    await page.getByRole('button', { name: say('Add a day', '加入日子') }).click()
    await page
      .getByLabel(say('Day', '日期'), { exact: true })
      .last()
      .fill(`2028-01-0${visit.width % 7}`)
    await page.getByLabel(say('Name', '名稱'), { exact: true }).last().fill('Stock-take')
    await settled(page)
    await save.click()
    await saved.waitFor()

    await page.goto('/staff/settings/closure')
    await page.getByLabel(say('Closed for now', '暫停營業'), { exact: true }).check()
    await page.getByLabel(say('Orders leave again on', '恢復寄出日期')).fill('2030-03-04')
    await page.getByText(say('We resume on Mon 4 Mar', '將於3月4日（週一）恢復')).waitFor()
    await settled(page)
    await save.click()
    await page.getByText(say('Every page shows the notice now.', '現正於每頁顯示通告。')).waitFor()
    const pages = ['/', '/zh/shop/main/cart', '/cn/shop/main/product', '/shop/main/checkout']
    const notices = [
      'We resume on Mon 4 Mar',
      '將於3月4日（週一）恢復',
      '将于3月4日（周一）恢复',
      'Mon 4 Mar',
    ]
    for (const [at, path] of pages.entries()) {
      const shopPage = await fetch(shop.url + path)
      expect(await shopPage.text(), path).toContain(notices[at])
    }
    await page.goto('/staff')
    await page.getByRole('link', { name: say('Change', '更改'), exact: true }).click()
    await page.getByLabel(say('Closed for now', '暫停營業'), { exact: true }).uncheck()
    await save.click()
    await expect
      .poll(async () => (await fetch(shop.url)).text())
      .not.toContain('We resume on Mon 4 Mar')

    await page.goto('/staff/settings/values/countries')
    const json = page.getByRole('textbox', { name: say('Countries', '國家及地區') })
    const before = await json.inputValue()
    await json.fill(before.replace('"area_code"', '"area_cod"'))
    await page.getByText('0.area_cod', { exact: true }).waitFor()
    await save.click()
    await json.fill(before)
    await page.getByText(say('Valid', '格式正確'), { exact: true }).waitFor()
    await settled(page)

    await page.goto('/staff/settings/log')
    await page.getByText(say('Setting set', '設定：設定')).first().waitFor()
    await page.getByText(say('Before and after', '更改前後')).first().click()
    await settled(page)
    await page
      .getByRole('button', { name: say('Only this: limits', '只看此項: limits') })
      .first()
      .click()
    await expect.poll(() => new URL(page.url()).searchParams.get('subject_id')).toBe('limits')
    expect(troubles).toEqual([])
  },
)

test('every form of the settings shows what is stored, and nothing waits to be saved', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  for (const [name, label] of [
    ['notifications', 'New orders'],
    ['brand', 'Tagline'],
    ['membership', 'Tier 1'],
    ['payment-methods', 'FPS'],
    ['warehouses', 'Collection'],
    ['couriers', 'Offered'],
    ['values/layout', 'Valid'],
    ['values/pop_ups', 'Valid'],
    ['values/response_messages', 'Valid'],
    ['values/delivery_methods', 'Valid'],
    ['values/countries', 'Valid'],
    ['values/sorting_lists', 'Valid'],
  ] as const) {
    await page.goto(`/staff/settings/${name}`)
    await page.getByRole('main').getByText(label, { exact: true }).first().waitFor()
    await settled(page)
  }
  await page.goto('/staff/settings/couriers')
  await page.getByRole('listitem').getByRole('link', { name: /door/ }).click()
  await page.getByRole('heading', { name: 'Rate for HK' }).waitFor()
  await page.getByLabel('Position in lists').fill('7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goto('/staff/settings/brand')
  await page.getByLabel('Business registration number').fill('12345678')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goto('/staff/settings/membership')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goto('/staff/settings/payment-methods')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(troubles).toEqual([])
})

test('two people do not overwrite each other: the later save is refused', async () => {
  const first = await signedIn(shop, deskVisit)
  const second = await signedIn(shop, deskVisit)
  for (const { page } of [first, second]) {
    await page.goto('/staff/settings/limits')
    await page.getByLabel('Pictures per review').waitFor()
  }
  for (const [at, { page }] of [first, second].entries()) {
    await page.getByLabel('Pictures per review').fill(String(at + 1))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    if (at === 0) await page.getByText('Saved', { exact: true }).waitFor()
  }
  await second.page.getByRole('alert').getByText('A colleague saved a newer version').waitFor()
  await second.page.reload()
  expect(await second.page.getByLabel('Pictures per review').inputValue()).toBe('1')
})
