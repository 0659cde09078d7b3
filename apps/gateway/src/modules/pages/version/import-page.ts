import type { CampaignWindow } from '@yingzao/contract/server'
import {
  type Finding,
  type JsonValue,
  type PageDocument,
  parseDocument,
  walkBlocks,
} from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { inspectAsset, storeAsset } from '../../assets'
import { currentCode } from '../address/page-address'
import { checkPage } from '../document/check-page'
import { headOf } from '../document/page-head'
import { type FileStore, type StoredFiles, storeFiles } from '../document/store-files'
import type { DocumentFiles } from '../document-files'
import { wasPublished } from '../page-state'
import { lockOrCreatePage, updatePage, type VersionRow } from '../page-store'
import { addVersion } from './add-version'

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

/** What reading a document gives. The findings say what was repaired, skipped and refused, and what to do. */
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
 * repairs or skips is reported and kept in the version. A document over a limit, without a usable code, or that
 * is no JSON object is refused as a value. Repeating it with the same content stores nothing new.
 * `by`: who stores it, for the record.
 */
export async function importPage(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  input: DocumentInput & { by: string },
): Promise<RefusedDocument | ImportedDocument> {
  const reading = await readInput(ctx, input, (file) => storeAsset(ctx, file))
  if (!('raw' in reading)) return reading
  const { code, version, isNew } = await storeVersion(ctx, { ...reading, by: input.by })
  return { ...acceptedReport(reading), code, version: version.version, isNew }
}

/** A document with its files brought in, as it is stored and as visitors get it. */
interface Reading {
  raw: JsonValue
  read: PageDocument
  window: CampaignWindow
  files: StoredFiles['files']
  findings: Finding[]
  publishable: boolean
}

async function readInput(
  ctx: Pick<Context, 'config' | 'company'>,
  { text, files }: DocumentInput,
  store: FileStore,
): Promise<RefusedDocument | Reading> {
  const parsed = parseDocument(text)
  if (!parsed.ok) return { accepted: false, findings: parsed.findings }
  // Before any file is stored: without a code there is no page to store them for.
  const reasons = await identityProblems(ctx, parsed.value)
  if (reasons.length > 0) return { accepted: false, findings: [...parsed.findings, ...reasons] }
  const stored = await storeFiles(parsed.value, files, store)
  const checked = await checkPage(ctx, { document: stored.document, fileFindings: stored.findings })
  return {
    raw: stored.document,
    read: checked.document,
    window: checked.window,
    files: stored.files,
    findings: [...parsed.findings, ...checked.findings],
    publishable: checked.publishable,
  }
}

function acceptedReport({ read, files, findings, publishable }: Reading): AcceptedDocument {
  const { code, title } = read
  return { accepted: true, code, title, blocks: [...walkBlocks(read)].length, files, findings, publishable }
}

/** Why a document cannot be stored at all; empty when it can. */
async function identityProblems(
  ctx: Pick<Context, 'config' | 'company'>,
  value: JsonValue,
): Promise<Finding[]> {
  const unusable = new Set(['not-a-document', 'bad-code'])
  const { findings } = await checkPage(ctx, { document: value, fileFindings: [] })
  return findings.filter((finding) => unusable.has(finding.rule))
}

async function storeVersion(
  ctx: Pick<Context, 'db'>,
  { raw, read, window, findings, by }: Reading & { by: string },
): Promise<{ code: string; version: VersionRow; isNew: boolean }> {
  const head = headOf({ document: read, window })
  return ctx.db.orm.transaction(async (tx) => {
    // By a former code the page is meant that has another one now.
    const code = await currentCode(tx, read.code)
    const page = await lockOrCreatePage(tx, { code, ...head })
    const stored = await addVersion(tx, page, { document: raw, findings, by })
    // A page that visitors see keeps what its published version says of itself.
    if (stored.isNew && !wasPublished(page)) await updatePage(tx, page.id, head)
    return { ...stored, code }
  })
}
