import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeAddress } from '../address'
import type { PageDocument } from '../document'
import type { Finding } from '../finding'
import type { JsonValue } from '../json'
import { anyDocument } from '../testing/documents'
import { sampleSpecs } from '../testing/sample-specs'
import { walkBlocks } from '../walk-blocks'
import { toWireDocument } from '../wire-document'
import { actionFields } from './action-props'
import { type ReadResult, readDocument } from './read-document'
import { walkFields } from './walk-fields'

const RUNS = 2000
const ADDRESSES = new Set(['link', 'image', 'media', 'path'])
const ALLOWED_TAG =
  /^<\/?(?:b|i|u|span|p|h[234]|[uo]l|li|blockquote)>$|^<[bh]r \/>$|^<span class="yz-l">$|^<\/a>$|^<a(?: href="([^"]*)")?>$/

/** Looks like a text with a length, but comparing that length throws. */
const NO_TEXT = { page_schema: [{ name: 'progress', value: { percent: { length: [{ toString: null }] } } }] }

test(`reading ${RUNS} hostile documents`, () => {
  fc.assert(
    fc.property(anyDocument, (input) => {
      const before = JSON.stringify(input)
      const result = readDocument(input as JsonValue, sampleSpecs)
      expect(JSON.stringify(input)).toBe(before)
      expectToSatisfyProps(result)
      expectToBeHarmless(result.document)
      expectToStay(result, result.document)
      expectToStay(result, toWireDocument(result.document))
    }),
    { numRuns: RUNS, examples: [[NO_TEXT]] },
  )
}, 60_000)

function expectToSatisfyProps({ document, findings }: ReadResult): void {
  const ids = new Set<string>()
  for (const { block } of walkBlocks(document)) {
    ids.add(block.id)
    const spec = sampleSpecs.all.find(({ name }) => name === block.name)
    const issues = spec?.props.safeParse(block.value).error?.issues ?? []
    const reported = findings.filter(({ rule }) => rule === 'too-long' || rule === 'too-many')
    for (const issue of issues) {
      expect(issue.code).toBe('too_big')
      expect(reported.some(({ blockId }) => blockId === block.id)).toBe(true)
    }
  }
  expect(ids.size).toBe([...walkBlocks(document)].length)
}

function expectToBeHarmless(document: PageDocument): void {
  expect(JSON.parse(JSON.stringify(document))).toEqual(withoutMinusZero(document))
  expect(
    document.background === '' || !/[:;]/.test(document.background) || isImage(document.background),
  ).toBe(true)
  for (const { block } of walkBlocks(document)) {
    const fields = sampleSpecs.find(block.name)?.fields ?? []
    for (const walked of walkFields(block.value, fields)) expectSafe(walked.field.control, walked.value)
    for (const walked of walkFields({ ...block.common.action }, actionFields)) {
      expectSafe(walked.field.control, walked.value)
    }
    expect(JSON.stringify(block.common.style ?? {})).not.toMatch(/url|expression|[;\\<]/)
  }
}

function isImage(address: string): boolean {
  return isSafeAddress(address, { use: 'image' })
}

function expectSafe(control: string | undefined, value: unknown): void {
  if (control === 'html') expectOnlyAllowedTags(String(value))
  if (!ADDRESSES.has(control ?? '') || value === '') return
  const safe = (['link', 'image', 'media', 'path'] as const).filter((use) => isSafeAddress(value, { use }))
  expect(safe).toContain(control)
}

function expectOnlyAllowedTags(html: string): void {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    const [matched, href] = ALLOWED_TAG.exec(tag) ?? []
    expect(matched).toBe(tag)
    if (href !== undefined) expect(isSafeAddress(href.replaceAll('&amp;', '&'))).toBe(true)
  }
}

/** Reading the result again gives the same document, and reports errors only for blocks that had errors before. */
function expectToStay(first: ReadResult, again: unknown): void {
  const second = readDocument(JSON.parse(JSON.stringify(again)), sampleSpecs)
  expect(second.document).toEqual(withoutMinusZero(first.document))
  const faulty = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'error')
  const known = new Set(faulty(first.findings).map(({ blockId }) => blockId))
  expect(faulty(second.findings).filter(({ blockId }) => !known.has(blockId))).toEqual([])
}

/** JSON text has one zero, so a stored document cannot tell -0 from 0. */
function withoutMinusZero(value: unknown): unknown {
  if (typeof value === 'number') return value + 0
  if (Array.isArray(value)) return value.map(withoutMinusZero)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMinusZero(inner)]))
}
