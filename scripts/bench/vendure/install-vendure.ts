import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedProduct } from '../generated-product.ts'

const installMinutes = 5
const populateMinutes = 20

interface Installation {
  /** New and empty. */
  folder: string
  databaseUrl: string
  products: number
}

/** Installs the current Vendure from npm and loads the same products; returns its version. */
export async function installVendure(installation: Installation): Promise<string> {
  const { folder, databaseUrl, products } = installation
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  // Its install scripts are not needed: the password hash comes as a ready binary.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runIn(folder, 'npm', ['install', '@vendure/core', 'pg', ...flags], installMinutes)
  copyFileSync(join(import.meta.dirname, program), join(folder, program))
  writeFileSync(join(folder, 'products.csv'), catalogue(products))
  await runIn(folder, 'node', [program, 'populate'], populateMinutes, vendureEnv(databaseUrl, 0))
  return versionIn(folder)
}

export const program = 'vendure-process.mjs'

export function vendureEnv(databaseUrl: string, port: number): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    NODE_ENV: 'production',
    NODE_NO_WARNINGS: '1',
  }
}

async function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  minutes: number,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: minutes * 60_000,
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${args[0]} of Vendure failed (${String(code)})`)
}

async function versionIn(folder: string): Promise<string> {
  const file = join(folder, 'node_modules/@vendure/core/package.json')
  const { default: about } = await import(file, { with: { type: 'json' } })
  return String(about.version)
}

const heads =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'

/** The generated products in Vendure's import format: a row per variant, the first with the product. */
function catalogue(products: number): string {
  const rows = Array.from({ length: products }, (_, at) => rowsOf(at + 1)).flat()
  return [heads, ...rows, ''].join('\n')
}

function rowsOf(number: number): string[] {
  const { title, handle, description, category, colours, sizes, ...product } =
    generatedProduct(number)
  const variants = colours.flatMap((colour) => sizes.map((size) => [colour, size] as const))
  return variants.map(([colour, size], at) => {
    const own =
      at === 0
        ? [title.en, handle, description.en, '', `category:${category}`, 'colour|size']
        : ['', '', '', '', '', '']
    const price = (product.price_cents / 100).toFixed(2)
    const sku = `${product.style_number}-${colour}-${size}`
    const cells = [...own, `${colour}|${size}`, sku, price, 'standard', '100000', 'true', '', '']
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  })
}
