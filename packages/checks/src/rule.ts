import type { Block, Finding, PageDocument } from '@yingzao/schema/client'
import type { Specs } from '@yingzao/schema/server'

/** What a rule may look at. */
export interface Page {
  document: PageDocument
  specs: Specs
  /** Hosts that links may lead to. */
  linkHosts: readonly string[]
  /** Milliseconds; the moment at which the page is judged. */
  now: number
}

/** One place where a rule does not hold. */
export interface Hit {
  /** Absent when the page as a whole is concerned. */
  block?: Block
  /** Below the block, or below the page: `value.alt`. */
  path: string
  message: string
  /** Where the case weighs other than the rule. */
  severity?: Finding['severity']
}

/** One thing that must be true of a page before it is published (`error`), or had better be (`warning`). */
export interface Rule {
  /** Stable: findings, tests and pages refer to it. */
  id: string
  severity: Finding['severity']
  /** Chinese, like everything operators read. */
  title: string
  /** Why the rule exists, in a sentence. */
  why: string
  fix: string
  find(page: Page): Iterable<Hit>
}
