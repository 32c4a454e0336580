import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { code } from '#test/sources.ts'

/** Defences of docs/security.md that hold as long as some code is not written. */

const product = code(
  /^(console|contract|db|domain|server|storefront|ui)\/.*(?<!\.test)\.(tsx?|mjs)$/,
)

function filesWith(pattern: RegExp): string[] {
  return product.filter(([, text]) => pattern.test(text)).map(([file]) => file)
}

function named(pattern: RegExp): string[] {
  const all = product.flatMap(([, text]) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  )
  return [...new Set(all)].toSorted()
}

test('no code is made from text, and HTML reaches a page in two places', () => {
  expect(filesWith(/(?<![\w$.])eval\(|new Function\(/)).toEqual([])
  const html = /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/
  expect(filesWith(html)).toEqual(['storefront/start/header-count.tsx', 'ui/html-prose.tsx'])
})

test('hashes are SHA-256, and the one cipher is AES-256-GCM', () => {
  expect(named(/createHash\(([^)]*)\)/g)).toEqual(["'sha256'"])
  expect(named(/createHmac\(([^,]*),/g)).toEqual(["'sha256'"])
  expect(filesWith(/create(C|Dec)ipheriv/)).toEqual(['server/platform/access/sealed-text.ts'])
  expect(product.find(([file]) => file.endsWith('/sealed-text.ts'))?.[1]).toContain("'aes-256-gcm'")
})

test('chance that others could foresee draws only a port and the time of a retry', () => {
  expect(filesWith(/Math\.random/)).toEqual([
    'db/embedded/free-port.ts',
    'server/notifications/webhooks/delivery-pauses.ts',
  ])
})

test('programs are started without a shell, and none by a request but the text reader', () => {
  expect(filesWith(/(?<![\w.])exec(Sync)?\(|\bshell: /)).toEqual([])
  expect(
    filesWith(/node:child_process/).filter((file) => !file.startsWith('db/embedded/')),
  ).toEqual(['server/platform/adapters/recogniser/tesseract.ts'])
})

test('certificates are checked: nothing switches that off', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT/)).toEqual([])
})

test('the sample proxies speak TLS 1.2 and newer, with forward secrecy', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8')
  expect(/ssl_protocols (.*);/.exec(nginx)?.[1]).toBe('TLSv1.2 TLSv1.3')
  const ciphers = /ssl_ciphers (.*);/.exec(nginx)?.[1]?.split(':') ?? []
  expect(ciphers.length).toBeGreaterThan(3)
  expect(ciphers.filter((name) => !/^ECDHE-.*(GCM|CHACHA20)/.test(name))).toEqual([])
  expect(readFileSync('deploy/Caddyfile', 'utf8')).not.toMatch(/^\s*(protocols|ciphers)\b/m)
})

test('passwords are typed into one kind of field, which is masked and takes a paste', () => {
  const fields = product.flatMap(([, text]) => text.match(/<PasswordInput\b[^]*?\/>/g) ?? [])
  expect(fields.length).toBeGreaterThan(8)
  for (const field of fields) expect(field).toMatch(/autoComplete=/)
  for (const field of fields) expect(field).not.toMatch(/onPaste|type=/)
  const input = product.find(([file]) => file === 'ui/password-input.tsx')?.[1]
  expect(input).toContain("type={isShown ? 'text' : 'password'}")
  expect(input).toContain('useState(false)')
})
