import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** What a release takes from a built checkout, and where it goes in the release: the same place unless given. */
const PARTS = [
  { from: 'ops/release/bin', to: 'bin' },
  { from: 'LICENSE' },
  { from: 'UPGRADING.md' },
  { from: 'apps/gateway/dist' },
  // What is read at run time is next to the sources: pictures, fonts, what workers start from.
  { from: 'apps/gateway/src', leaves: /\.ts$|\/testing(\/|$)/ },
  { from: 'apps/gateway/drizzle', leaves: /_snapshot\.json$/ },
  { from: 'apps/h5/dist' },
  { from: 'apps/studio/dist' },
  { from: 'packages/pages/reserved' },
  { from: 'packages/pages/sections' },
  { from: 'packages/pages/templates' },
  { from: 'demo' },
]

const NEVER = /\/\.(built-from|DS_Store)$/

/** Copies our part of a built checkout into a folder. Throws when something has not been built. */
export function copyOurFiles(to) {
  for (const part of PARTS) copyPart(part, to)
}

function copyPart({ from, to = from, leaves = NEVER }, target) {
  cpSync(join(root, from), join(target, to), {
    recursive: true,
    filter: (path) => !leaves.test(path.slice(root.length)) && !NEVER.test(path),
  })
}
