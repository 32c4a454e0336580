import type { Locator } from 'playwright'
import { partMessages } from '#console/parts/messages.ts'

/** Fills in a text of the shop in both languages that staff write. */
export async function writeText(
  within: Locator,
  language: 'en' | 'zh',
  name: string,
  text: { en: string; zh: string },
): Promise<void> {
  const parts = partMessages[language]
  const group = within.getByRole('group', { name, exact: true })
  await group.getByLabel(parts.english, { exact: true }).fill(text.en)
  await group.getByLabel(new RegExp(`^${parts.traditional}`)).fill(text.zh)
}
