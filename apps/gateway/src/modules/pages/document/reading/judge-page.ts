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
  /** What was sold when it was judged, as it was handed in. */
  products: readonly ProductFacts[]
  /** What it does that more than its author has to have looked at. */
  risks: PageRisk[]
  /** The number of the list of words and rules that it was judged by; 0: only what is built in. */
  rules_version: number
}

export interface PageCheck {
  document: JsonValue
  /** What pages say of the company, and who advises for it. */
  company: Pick<Company, 'site' | 'advisers'>
  /** What compliance says of words and rules at this moment. */
  list: WordList
  /** What it sells at this moment. Without it the rules about products and their prices say nothing. */
  products?: readonly ProductFacts[] | undefined
  /** The schema version it was stored in; today's unless told. */
  version?: number
  /** What an import has to say of its files. Without them, each reference that still names a file counts as missing. */
  fileFindings?: Finding[]
  /** What the caller knows of its files. Without it the rules about weights and sizes say nothing. */
  files?: FileFacts
}

/** Reads a document and holds it against every rule. Takes a tenth of a second for large ones: see `checkPage`. */
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
  // What the rules let pass and visitors do not get is hardly ever there: a picture on the author's own machine.
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

/** Whether a finding refuses publishing. */
export function isError(finding: Finding): boolean {
  return finding.severity === 'error'
}

/** A file that only a skipped block wants is missed by nobody. */
function softenInSkipped(fileFindings: Finding[], all: Finding[]): Finding[] {
  const skipped = all.filter((finding) => finding.rule === 'unknown-block').map((finding) => finding.path)
  return fileFindings.map((finding) =>
    isError(finding) && skipped.some((path) => finding.path.startsWith(`${path}.`))
      ? { ...finding, severity: 'warning' }
      : finding,
  )
}
