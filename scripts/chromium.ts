import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { runCommand } from './command.ts'

/** The headless shell draws no window of its own, which saves a third of the journeys' time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
const macApps = ['Chromium', 'Google Chrome'].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
)

/**
 * Finds the Chromium for end-to-end tests: `CHROMIUM_PATH`, an installed one, Playwright's own. If
 * there is none, it is installed; if that fails too, the error explains what to do.
 */
export async function findChromium(): Promise<string> {
  const preferred = process.env.CHROMIUM_PATH
  if (preferred) {
    if (works(preferred)) return preferred
    throw new Error(`CHROMIUM_PATH: ${preferred} does not run`)
  }
  return installedChromium() ?? (await installChromium())
}

function installedChromium(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter)
  const places = [...inPath, ...folders].flatMap((dir) => names.map((name) => join(dir, name)))
  return [...places, ...macApps, chromium.executablePath()].find(works)
}

/** On some systems `chromium` is a stub that only explains how to install it. */
function works(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0
}

async function installChromium(): Promise<string> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found; installing it with apt-get …')
    const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await runCommand('apt-get', ['update', '-q'], quietly)
    await runCommand(
      'apt-get',
      ['install', '-qy', 'chromium-headless-shell', 'fonts-noto-cjk'],
      quietly,
    )
  }
  const installed = installedChromium()
  if (installed) return installed
  console.log("No Chromium found; downloading Playwright's own …")
  await runCommand('playwright', ['install', 'chromium'])
  const downloaded = installedChromium()
  if (downloaded) return downloaded
  throw new Error(
    'The end-to-end tests need Chromium, which could not be installed. Install it ' +
      '(Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM_PATH to its executable.',
  )
}

if (import.meta.main) console.log(await findChromium())
