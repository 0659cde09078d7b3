import { specs } from '@yingzao/blocks/props'
import { checkDocument, type PageRisk, type ProductFacts } from '@yingzao/checks'
import type { CampaignWindow } from '@yingzao/contract/server'
import {
  type Finding,
  type JsonValue,
  type PageDocument,
  readDocument,
  SCHEMA_VERSION,
} from '@yingzao/schema/server'
import type { Company, WordList } from '../../../../company/company-data'
import type { Config } from '../../../../config/config'
import type { FileFacts } from '../../../assets'
import { leftReferences } from './left-references'
import { readWindow } from './read-window'

export interface CheckedPage {
  /** As visitors get it, when it may be published. */
  document: PageDocument
  window: CampaignWindow
  findings: Finding[]
  /** False: at least one finding is an error. */
  publishable: boolean
  /** The products on sale when it was judged, as passed in. */
  products: readonly ProductFacts[]
  /** What it does that somebody besides its author has to review. */
  risks: PageRisk[]
  /** The revision of the word and rule list that it was judged by; 0: only the built-in one. */
  rules_version: number
}

export interface PageCheck {
  document: JsonValue
  /** What pages say about the company, and who its advisers are. */
  company: Pick<Company, 'site' | 'advisers'>
  /** Compliance's current list of words and rules. */
  list: WordList
  /** What the company currently sells. Without it the rules about products and their prices report nothing. */
  products?: readonly ProductFacts[] | undefined
  /** The schema version it was stored in; defaults to the current one. */
  version?: number
  /** What an import reported about its files. Without it, each reference that still names a file counts as missing. */
  fileFindings?: Finding[]
  /** What the caller knows about its files. Without it the rules about weights and sizes report nothing. */
  files?: FileFacts
}

/** Reads a document and checks it against every rule. Takes a tenth of a second for large ones: see `checkPage`. */
export function judgePage(
  { linkHosts, env }: Pick<Config, 'linkHosts' | 'env'>,
  {
    document,
    company: { site, advisers },
    list: { revision: rules_version, words, rules },
    products,
    version = SCHEMA_VERSION,
    fileFindings = leftReferences(document),
    files,
  }: PageCheck,
): CheckedPage {
  const { window, rest, findings: windowFindings } = readWindow(document)
  const checked = checkDocument(rest, {
    linkHosts,
    version,
    facts: { ...files, site, advisers, words, rules, ...(products && { products }), env, window },
  })
  const findings = [
    ...windowFindings,
    ...checked.findings,
    ...softenInSkipped(fileFindings, checked.findings),
  ]
  const publishable = !findings.some(isError)
  // What the rules allow but visitors do not get is rarely present: a picture on the author's own machine.
  const isEmptied = publishable && checked.hasForeign
  const shown = isEmptied ? readDocument(rest, specs, { linkHosts, version }).document : checked.document
  return {
    document: shown,
    window,
    findings,
    publishable,
    products: products ?? [],
    risks: checked.risks,
    rules_version,
  }
}

/** Whether a finding prevents publishing. */
export function isError(finding: Finding): boolean {
  return finding.severity === 'error'
}

/** A file that only a skipped block needs is not missed by anybody. */
function softenInSkipped(fileFindings: Finding[], all: Finding[]): Finding[] {
  const skipped = all.filter((finding) => finding.rule === 'unknown-block').map((finding) => finding.path)
  return fileFindings.map((finding) =>
    isError(finding) && skipped.some((path) => finding.path.startsWith(`${path}.`))
      ? { ...finding, severity: 'warning' }
      : finding,
  )
}
