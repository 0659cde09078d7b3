import type { Finding, JsonRecord, JsonValue } from '@yingzao/schema/client'
import { expect } from 'vitest'
import { checkDocument } from '../check-document'
import type { PageFacts } from '../facts'
import { documentOf, LINK_HOSTS, NOW } from './sample'

/** The findings on a page that is in order except for these blocks. */
export function findingsOf(
  blocks: JsonValue[],
  facts: PageFacts = {},
  head: JsonRecord = {},
): readonly Finding[] {
  return checkDocument(documentOf({ blocks, head }), { linkHosts: LINK_HOSTS, now: NOW, facts }).findings
}

/** Returns the values for which a page breaks a rule. */
export function breaking<Value>(
  values: readonly Value[],
  rule: string,
  blocksOf: (value: Value) => JsonValue[],
  facts?: PageFacts,
): Value[] {
  return values.filter((value) => findingsOf(blocksOf(value), facts).some((finding) => finding.rule === rule))
}

/** Tests values on either side of a rule's border: the first break it, the others do not. */
export function expectBorder<Value>(
  rule: string,
  blocksOf: (value: Value) => JsonValue[],
  { breaks, holds, facts }: { breaks: readonly Value[]; holds: readonly Value[]; facts?: PageFacts },
): void {
  expect(breaking([...breaks, ...holds], rule, blocksOf, facts)).toEqual(breaks)
}
