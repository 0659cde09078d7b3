import { specs as allSpecs } from '@yingzao/blocks/props'
import type { Finding, JsonValue, PageDocument } from '@yingzao/schema/client'
import { type ReadResult, readDocument, type Specs } from '@yingzao/schema/server'
import type { PageFacts, RuleWeight } from './facts'
import { createPage } from './page'
import type { PageWeight } from './page-weight'
import { type PageRisk, risksOf } from './risks'
import type { Hit, Rule } from './rule'
import { rules } from './rules'
import { isOff, weighed } from './weights'

export interface CheckOptions {
  /** Hosts that links may lead to: `h5.example.com`, `*.example.com`. */
  linkHosts: readonly string[]
  /** What is known besides the document; rules that need more than this report nothing. */
  facts?: PageFacts
  /** Every registered block unless given. */
  specs?: Specs
  /** The schema version the document was written in; today's unless given. */
  version?: number
  /** Milliseconds; the present unless given. */
  now?: number
}

export interface CheckResult {
  document: PageDocument
  /** What the reader and the rules report, in that order, each place and rule once. */
  findings: Finding[]
  /** No finding is an error. */
  publishable: boolean
  /** The document holds addresses on hosts that links may not lead to. Reading it with `linkHosts` empties those; without any it gives this document. */
  hasForeign: boolean
  /** What it makes a phone load; undefined where the caller knows nothing of the build. */
  weight: PageWeight | undefined
  /** What it does that somebody besides its author has to review. */
  risks: PageRisk[]
}

/**
 * Reads a document and checks it against every rule. Never throws on a document. Check the document as it was
 * submitted: one that has already been read has lost what the reader had to drop, and with it the reason not to
 * publish.
 */
export function checkDocument(input: JsonValue, options: CheckOptions): CheckResult {
  const { linkHosts, facts = {}, specs = allSpecs, version, now = Date.now() } = options
  let hasForeign = false
  // A foreign link stays in the document, and the rule names it.
  const onForeign = () => {
    hasForeign = true
  }
  const read = readDocument(input, specs, { linkHosts, onForeign, ...(version !== undefined && { version }) })
  const page = createPage({ document: read.document, specs, linkHosts, now, facts })
  const found = rules.flatMap((rule) => {
    const weight = facts.rules?.[rule.id]
    return isOff(rule.id, weight)
      ? []
      : Array.from(rule.find(page), (hit) => toFinding(rule, hit, read, weight))
  })
  const findings = withoutRepeats([...read.findings, ...found])
  return {
    document: read.document,
    findings,
    publishable: findings.every(({ severity }) => severity !== 'error'),
    hasForeign,
    weight: page.weight,
    risks: risksOf(page),
  }
}

function toFinding(rule: Rule, hit: Hit, { paths }: ReadResult, weight: RuleWeight | undefined): Finding {
  const { id, severity, fix } = rule
  const blockPath = hit.block === undefined ? '' : (paths.get(hit.block.id) ?? '')
  return {
    rule: id,
    severity: weighed(id, hit.severity ?? severity, weight),
    path: [blockPath, hit.path].filter((part) => part !== '').join('.'),
    message: hit.message,
    fix,
    ...(hit.block !== undefined && { blockId: hit.block.id }),
    ...(hit.correction !== undefined && { correction: hit.correction }),
  }
}

/** The first of several findings of one rule at one place. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ rule, path }) => {
    const key = `${rule} ${path}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
