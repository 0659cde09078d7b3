import { mustRun } from './run.mjs'

/**
 * Formats what was made, and names it. Ends the process when that fails.
 * @param {readonly string[]} files Made or changed, from the root.
 */
export async function formatNew(files) {
  // Long names need different line breaks, and affect how imports are sorted.
  await mustRun('Formatting it', ['node_modules/.bin/biome', 'check', '--write', ...files])
  for (const file of files) console.log(file)
}

/** Does the same, and writes the generated files that depend on it. */
export async function finishNew(files) {
  await formatNew(files)
  await mustRun('Writing what follows from it', [process.execPath, 'tools/generate.mjs'])
}

/** Says why nothing was made, and ends the process. */
export function refuse(reason) {
  console.error(reason)
  process.exit(1)
}
