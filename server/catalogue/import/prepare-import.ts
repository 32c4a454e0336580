import { DomainError, type Issue } from '#domain/errors.ts'
import type { ImportFindings, ImportRemark } from '#db/json-types.ts'
import type { Ctx } from '../../platform/context.ts'
import { checkImport, findingsOf, type CheckedImport } from './check-import.ts'
import { inStaffLanguages } from './import-texts.ts'
import { ownPictures } from './own-pictures.ts'
import { refuseUnconfirmed } from './price-falls.ts'
import { readProducts, type ProductFile } from './read-products.ts'
import { readText } from './read-text.ts'

/** Files with so many rows at most are imported within the call. */
const smallRows = 200
/** Enough to see what is wrong; the check lists all. */
const maxIssues = 20

/** Changes that an import of the file would make, or why it cannot be read. */
export async function checkFile(
  ctx: Ctx,
  bytes: Uint8Array,
  ownSkus: boolean,
): Promise<CheckedImport> {
  const { file } = readFile(bytes, ownSkus)
  return checkImport(ctx, file, { given: new Map(), own: await ownPictures(ctx, file.products) })
}

interface SentFile {
  file: Uint8Array
  name?: string | undefined
  own_skus?: boolean | undefined
  confirms_low_prices?: boolean | undefined
}

/**
 * Reads a file to import, and checks it at once if it is small; the job checks a large one. Throws
 * `invalid` with its problems.
 */
export async function prepareImport(ctx: Ctx, sent: SentFile) {
  const ownSkus = sent.own_skus ?? false
  const confirmsLowPrices = sent.confirms_low_prices ?? false
  const { file, csv } = readFile(sent.file, ownSkus)
  const pictures = { given: new Map<string, string>(), own: await ownPictures(ctx, file.products) }
  const isSmall = file.products.reduce((sum, { variants }) => sum + variants.length, 0) <= smallRows
  const said = { problems: file.problems, notes: file.notes, priceFalls: [] }
  const findings = isSmall
    ? (await checkImport(ctx, file, pictures)).findings
    : findingsOf(ctx, file, pictures, said)
  if (!confirmsLowPrices) refuseUnconfirmed(findings)
  refuseProblems(findings)
  return { fileName: sent.name ?? '', csv, ownSkus, confirmsLowPrices, findings, isSmall }
}

function readFile(bytes: Uint8Array, ownSkus: boolean): { file: ProductFile; csv: string } {
  const csv = readText(bytes)
  if (typeof csv === 'string') return { file: readProducts(csv, { ownSkus }), csv }
  const file = { ...readProducts(''), problems: [csv] }
  return { file, csv: '' }
}

function refuseProblems({ problems }: ImportFindings): void {
  if (problems.length === 0) return
  const [first] = problems
  const sentence = inStaffLanguages((t) => t.hasProblems)
  const issues: Issue[] =
    problems.length === 1 && first
      ? [issueOf(first)]
      : [{ path: 'file', message: sentence }, ...problems.slice(0, maxIssues).map(issueOf)]
  throw new DomainError('invalid', { issues })
}

function issueOf({ line, column, message }: ImportRemark): Issue {
  const at = inStaffLanguages((t) => t.place(line, column))
  const text = (locale: 'en' | 'zh') => `${at[locale]}${message[locale]}`
  return { path: 'file', message: { en: text('en'), zh: text('zh'), cn: '' } }
}
