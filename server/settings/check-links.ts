import { sql, type RawBuilder } from 'kysely'
import { linkUrl } from '#contract/own-path.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { refuseIssues, type Issue } from '#domain/errors.ts'
import { locales, type LocalizedText } from '#domain/locale.ts'
import { isPathAbove, needsOfPath, type PathNeed } from '#domain/own-path.ts'
import type { Trx } from '../platform/database/db.ts'

/** Fields that name a page of the shop; `paths` of a pop-up also name all pages below one. */
const linkFields = ['path', 'url', 'paths']

/** Fields of the home page that name a product, a category or a shop. */
const namingFields: Readonly<Record<string, Exclude<Thing['kind'], 'article'>>> = {
  handle: 'product',
  handles: 'product',
  slugs: 'category',
  warehouse: 'warehouse',
}

type Thing = PathNeed | { kind: 'warehouse'; key: string }

interface Named {
  /** Place in the value. */
  at: string
  field: string
  value: string
}

/** Throws `invalid` for each link that answers nothing, and each thing that does not exist. */
export async function requireLinks(trx: Trx, value: unknown, below: string): Promise<void> {
  const issues: Issue[] = []
  for (const { at, field, value: name } of namedIn(value, below)) {
    if (!(await isThere(trx, field, name))) {
      const isLink = linkFields.includes(field)
      issues.push({ path: at, message: isLink ? issueSentences.no_page : issueSentences.not_found })
    }
  }
  refuseIssues(issues)
}

/** The same of the links in a written text. A path without its slash would lead astray. */
export async function requireTextLinks(
  trx: Trx,
  text: LocalizedText,
  below: string,
): Promise<void> {
  const issues: Issue[] = []
  for (const locale of locales) {
    for (const [, target = ''] of text[locale].matchAll(/\]\(\s*<?([^\s)>]+)/g)) {
      const path = `${below}.${locale}`
      if (target.startsWith('#')) continue
      if (!isLink(target)) issues.push({ path, message: issueSentences.link })
      else if (!(await isThere(trx, 'url', target))) {
        issues.push({ path, message: issueSentences.no_page })
      }
    }
  }
  refuseIssues(issues)
}

/** The form it is stored in, in a field of its own. */
function isLink(target: string): boolean {
  return linkUrl.safeParse(target).data === target
}

async function isThere(trx: Trx, field: string, name: string): Promise<boolean> {
  const kind = namingFields[field]
  if (kind !== undefined) return exists(trx, { kind, key: name })
  // An address elsewhere was checked by its shape, where one may be.
  if (!/^\/(?![/\\])/.test(name)) return field === 'url'
  if (name.startsWith('/files/')) return true
  if (field === 'paths' && isPathAbove(name)) return true
  const needs = needsOfPath(name)
  if (needs === null) return false
  const found = await Promise.all(needs.map((need) => exists(trx, need)))
  return found.every(Boolean)
}

async function exists(trx: Trx, thing: Thing): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (${queryOf(thing)}) as found`.execute(trx)
  return rows[0]?.found === true
}

/** Planned pages count as there, drafts and archived ones do not. */
function queryOf(thing: Thing): RawBuilder<unknown> {
  const { key } = thing
  switch (thing.kind) {
    case 'content':
      return sql`select from contents where slug = ${key} and published_at is not null`
    case 'category':
      return sql`select from categories where slug = ${key} or id = ${key}
        union all select from former_slugs where kind = 'category' and slug = ${key}`
    case 'product':
      return sql`select from products where (handle = ${key} or id = ${key}) and status = 'active'`
    case 'post':
      return sql`select from posts p where p.status = 'ACTIVE' and (p.slug = ${key} or p.id in (
        select subject_id from former_slugs where kind = 'post' and slug = ${key}))`
    case 'library':
      return sql`select from libraries where slug = ${key} and archived_at is null`
    case 'article':
      return sql`select from articles a join libraries l on l.id = a.library_id
        where l.slug = ${thing.library} and l.archived_at is null and a.status = 'ACTIVE'
          and (a.slug = ${key} or a.id in (
            select subject_id from former_slugs where kind = 'article' and slug = ${key}))`
    case 'collection':
      return sql`select from collections where slug = ${key}`
    case 'warehouse':
      return sql`select from warehouses where slug = ${key}`
  }
}

/** Every field of a structured value that leads somewhere. Pictures bring their own address. */
function namedIn(value: unknown, at: string, field = ''): Named[] {
  const isNaming = linkFields.includes(field) || field in namingFields
  if (typeof value === 'string') return isNaming && value !== '' ? [{ at, field, value }] : []
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, place) => namedIn(each, `${at}.${place}`, field))
  }
  if (typeof value !== 'object' || value === null || 'file_id' in value) return []
  return Object.entries(value).flatMap(([name, each]) => namedIn(each, `${at}.${name}`, name))
}
