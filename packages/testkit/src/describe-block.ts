import { describe, test } from 'vitest'
import { type BlockUnderTest, blockChecks } from './suite/block-checks'

/** A block with many props is rendered hundreds of times; a machine may be busy with something else. */
const TIMEOUT_MS = 30_000

/**
 * Registers the tests that every block has to pass: it works with its defaults, renders each of its examples to sound
 * and accessible HTML, wakes to the same text, reads old documents, survives hostile props, and leaves the page intact
 * when it throws. A block's own test file adds only what is special about it.
 */
export function describeBlock(block: BlockUnderTest): void {
  if (typeof document === 'undefined') {
    throw new Error(
      'describeBlock draws into a document. Begin the test file with // @vitest-environment jsdom',
    )
  }
  describe(`every block: ${block.spec.name}`, () => {
    for (const { title, run } of blockChecks(block)) test(title, run, TIMEOUT_MS)
  })
}
