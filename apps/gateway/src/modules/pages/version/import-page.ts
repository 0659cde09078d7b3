import {
  type Finding,
  type JsonValue,
  parseDocument,
  SCHEMA_VERSION,
  walkBlocks,
} from '@yingzao/schema/server'
import type { Company } from '../../../company/company-data'
import type { Context } from '../../../context'
import { type DocumentFiles, inspectAsset, storeAsset } from '../../assets'
import { currentCode } from '../address/page-address'
import { checkPage } from '../document/check-page'
import { readMeasures } from '../document/check-stored'
import { headOf } from '../document/page-head'
import { identityProblems } from '../document/reading/identity-problems'
import type { CheckedPage } from '../document/reading/judge-page'
import { type FileStore, type StoredFiles, storeFiles } from '../document/store-files'
import { wasPublished } from '../page-state'
import { lockOrCreatePage, updatePage } from '../page-store'
import type { CheckedVersion } from '../publish/checked-version'
import { addVersion } from './add-version'
import type { VersionRow } from './version-store'

export interface DocumentInput {
  /** The document as JSON text. */
  text: string
  /** Where its relative paths lead. */
  files: DocumentFiles
}

export interface RefusedDocument {
  accepted: false
  findings: Finding[]
}

/** The result of reading a document. The findings say what was repaired, skipped and refused, and what to do. */
export interface AcceptedDocument {
  accepted: true
  code: string
  title: string
  /** Blocks that visitors would get. */
  blocks: number
  files: StoredFiles['files']
  findings: Finding[]
  publishable: boolean
}

export interface ImportedDocument extends AcceptedDocument {
  version: number
  /** False: the newest version already has exactly this content, so no other was stored. */
  isNew: boolean
  /** For publishing it at once. Undefined: the version was stored in an older schema version, and is read by that one's rules. */
  checked: CheckedVersion | undefined
}

/** Says what importing a document would report, and stores nothing. */
export async function checkText(
  ctx: Pick<Context, 'config' | 'company'>,
  input: DocumentInput,
): Promise<RefusedDocument | AcceptedDocument> {
  const reading = await readInput(ctx, input, inspectAsset)
  return 'raw' in reading ? acceptedReport(reading) : reading
}

/**
 * Stores a document as the next version of its page, with the files it names; publishes nothing. What the reader
 * repairs or skips is reported and kept in the version. A document that is over a limit, has no usable code or is not a
 * JSON object is refused as a value. Repeating it with the same content stores nothing new. `by`: who stores it, for
 * the record.
 */
export async function importPage(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  input: DocumentInput & { by: string },
): Promise<RefusedDocument | ImportedDocument> {
  const reading = await readInput(ctx, input, (file) => storeAsset(ctx, file))
  if (!('raw' in reading)) return reading
  const { code, version, isNew } = await storeVersion(ctx, { ...reading, by: input.by })
  const { checked, company } = reading
  const isToday = version.schema_version === SCHEMA_VERSION
  return {
    ...acceptedReport(reading),
    code,
    version: version.version,
    isNew,
    checked: isToday ? { version, checked, company } : undefined,
  }
}

/** A document with its files imported, as it is stored and as visitors get it. */
interface Reading {
  raw: JsonValue
  checked: CheckedPage
  company: Company
  files: StoredFiles['files']
  /** Including those from parsing the text. */
  findings: Finding[]
}

async function readInput(
  ctx: Pick<Context, 'config' | 'company'>,
  { text, files }: DocumentInput,
  store: FileStore,
): Promise<RefusedDocument | Reading> {
  const parsed = parseDocument(text)
  if (!parsed.ok) return { accepted: false, findings: parsed.findings }
  // Before any file is stored: without a code there is no page to store them for.
  const reasons = identityProblems(parsed.value)
  if (reasons.length > 0) return { accepted: false, findings: [...parsed.findings, ...reasons] }
  const stored = await storeFiles(parsed.value, files, store)
  const measures = await readMeasures(ctx)
  const checked = await checkPage(ctx, {
    document: stored.document,
    fileFindings: stored.findings,
    ...measures,
  })
  return {
    raw: stored.document,
    checked,
    company: measures.company,
    files: stored.files,
    findings: [...parsed.findings, ...checked.findings],
  }
}

function acceptedReport({ checked: { document, publishable }, files, findings }: Reading): AcceptedDocument {
  const { code, title } = document
  const blocks = [...walkBlocks(document)].length
  return { accepted: true, code, title, blocks, files, findings, publishable }
}

async function storeVersion(
  ctx: Pick<Context, 'db'>,
  { raw, checked, findings, by }: Reading & { by: string },
): Promise<{ code: string; version: VersionRow; isNew: boolean }> {
  const head = headOf(checked)
  return ctx.db.orm.transaction(async (tx) => {
    // A former code means the page, which has another one now.
    const code = await currentCode(tx, checked.document.code)
    const page = await lockOrCreatePage(tx, { code, ...head })
    const stored = await addVersion(tx, page, { document: raw, findings, by })
    // A page that visitors see keeps the row data of its published version.
    if (stored.isNew && !wasPublished(page)) await updatePage(tx, page.id, head)
    return { ...stored, code }
  })
}
