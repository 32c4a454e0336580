import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Page } from './page-cache/page.ts'

export interface Assets {
  /** The file at a URL, cached in memory after the first request. */
  find: (url: string) => Promise<Page> | undefined
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * For a file opened by itself; a worker’s own script may call the shop, and a drawing has styles.
 */
const filePolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Files whose name tells their content, for all shops of this process, as in a run of journeys: to
 * compress them well takes seconds.
 */
const hashedFiles = new Map<string, Promise<Page>>()

/**
 * Serves a browser build, below `base`. Files with a hash in their name never change.
 */
export async function openAssets(folder: string, base = ''): Promise<Assets> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const known = new Map<string, string>()
  for (const file of files) {
    const full = path.join(file.parentPath, file.name)
    const url = `${base}/${path.relative(folder, full).replaceAll(path.sep, '/')}`
    if (file.isFile() && path.extname(full) in types) known.set(url, full)
  }
  const pages = new Map<string, Promise<Page>>()
  return {
    find(url) {
      const file = known.get(url)
      if (file === undefined) return undefined
      const isHashed = url.startsWith(`${base}/assets/`)
      const store = isHashed ? hashedFiles : pages
      const page = store.get(file) ?? readAsset(file, isHashed)
      store.set(file, page)
      return page
    },
  }
}

async function readAsset(file: string, isHashed: boolean): Promise<Page> {
  return new Page({
    status: 200,
    headers: [
      'content-type',
      types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control',
      isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      'vary',
      'accept-encoding',
      'content-security-policy',
      filePolicy,
      'x-content-type-options',
      'nosniff',
    ],
    body: await readFile(file),
    tags: [],
    storedAt: 0,
    quality: 'best',
  })
}
