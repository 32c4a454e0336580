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
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

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
      const page = pages.get(url) ?? readAsset(file, url.startsWith(`${base}/assets/`))
      pages.set(url, page)
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
      'x-content-type-options',
      'nosniff',
    ],
    body: await readFile(file),
    tags: [],
    storedAt: 0,
    quality: 'best',
  })
}
