import path from 'node:path'
import { openAssets, type Assets } from './assets.ts'
import { openConsole, type ConsolePages } from './console/open-console.ts'
import { loadStorefront, type Storefront, type StorefrontOptions } from './storefront-build.ts'

/** What pages are made of: a build, or the sources themselves (`scripts/dev/`). */
export interface PageSource {
  openStorefront: (options: StorefrontOptions) => Promise<Storefront>
  openAssets: () => Promise<Assets>
  openConsole: () => Promise<ConsolePages>
  /** Size of the page cache. */
  cacheBytes: number
}

/** `buildDir`: output folder of `react-router build`. */
export function builtPages(buildDir = 'build/storefront'): PageSource {
  const folder = path.resolve(buildDir)
  return {
    openStorefront: (options) => loadStorefront(folder, options),
    openAssets: () => openAssets(`${folder}/client`),
    openConsole,
    cacheBytes: 64 * 1024 * 1024,
  }
}
