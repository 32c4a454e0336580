import { configurationValues } from '#contract/staff/configuration-values.ts'
import { allLanguages, shownLocale, type Languages } from '#domain/languages.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { cached } from './cache/cached.ts'
import type { Ctx } from './context.ts'
import type { Db } from './database/db.ts'

const key = 'languages'

/** The one place that knows which languages the shop shows; all of them unless staff chose. */
export function readLanguages(ctx: Ctx): Promise<Languages> {
  return cached(ctx, key, async () => ({
    value: await findLanguages(ctx.db),
    tags: ['configuration'],
  }))
}

/** Reads what is stored now, for the colleague who has just changed it. */
export async function findLanguages(db: Db): Promise<Languages> {
  const row = await db
    .selectFrom('configurations')
    .select('value')
    .where('slug', '=', 'languages')
    .executeTakeFirst()
  return languagesOf(row?.value)
}

/** Undefined until they are read, and for a moment after a change. */
export function knownLanguages({ cache }: Pick<Ctx, 'cache'>): Languages | undefined {
  // Only `readLanguages` writes this key.
  return cache.peek(key) as Languages | undefined
}

/** Answers for a request whose caller is known: languages were read for that. */
export function currentLanguages(ctx: Pick<Ctx, 'cache'>): Languages {
  return knownLanguages(ctx) ?? allLanguages
}

/** The language of an email, text or page for someone who reads this one. */
export async function readerLocale(ctx: Ctx, wanted: Locale | null | undefined): Promise<Locale> {
  return shownLocale(await readLanguages(ctx), wanted)
}

function languagesOf(value: unknown): Languages {
  if (value === null || value === undefined) return allLanguages
  const { shown, fallback } = configurationValues.languages.parse(value)
  return { shown: locales.filter((locale) => shown.includes(locale)), fallback }
}
