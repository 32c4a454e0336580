import type { Page } from 'playwright'

/** Holds back the files whose names match until the returned function is called. */
export async function holdFiles(page: Page, names: string): Promise<() => void> {
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(names, async (route) => {
    await released
    await route.continue()
  })
  return letThrough
}
