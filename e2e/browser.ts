import { chromium, type Browser } from 'playwright'
import { findChromium } from '../scripts/chromium.ts'

let shared: Browser | undefined

/**
 * The Chromium of this worker. Files open contexts in it, which they close; it ends with the worker,
 * because starting one for each file would take a second of the processor sixty times.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch()
  return shared
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Text as wide as on a real screen: the headless shell would round every letter to whole pixels.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
