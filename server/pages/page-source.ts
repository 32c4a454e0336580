import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openAssets, type Assets } from './assets.ts'
import { openConsole, type ConsolePages } from './console/open-console.ts'
import {
  readClientFiles,
  storefrontOf,
  type Storefront,
  type StorefrontOptions,
} from './storefront-build.ts'

/** What pages are made of: a build, or the sources themselves (`scripts/dev/`). */
export interface PageSource {
  openStorefront: (options: StorefrontOptions) => Promise<Storefront>
  openAssets: () => Promise<Assets>
  openConsole: () => Promise<ConsolePages>
  /** Size of the page cache. */
  cacheBytes: number
}

/** `buildDir`: output folder of `react-router build`; `importServer`: loads its server part. */
export function builtPages(
  buildDir = 'build/storefront',
  importServer = () => importFile(path.resolve(buildDir, 'server/index.js')),
): PageSource {
  const folder = path.resolve(buildDir)
  return {
    async openStorefront(options) {
      return storefrontOf(await importServer(), await readClientFiles(`${folder}/client`), options)
    },
    openAssets: () => openAssets(`${folder}/client`),
    openConsole,
    cacheBytes: 64 * 1024 * 1024,
  }
}

/** A build has no types when it is checked. */
function importFile(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href)
}
