import type { Page } from 'playwright'

/** Pictures take half of the time, and their sizes are known without them. */
export async function blockPictures(page: Page, ...others: string[]): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setBlockedURLs', { urls: ['*.webp*', '*.avif*', ...others] })
}

/** Errors of a page other than those of blocked files. */
export function ownTroubles(troubles: readonly string[]): string[] {
  return troubles.filter((trouble) => !trouble.includes('ERR_BLOCKED_BY_CLIENT'))
}
