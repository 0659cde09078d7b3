import { join } from 'node:path'
import { root } from './root.mjs'
import { mustRun } from './run.mjs'

/**
 * Runs the bundler. Ends the process when it fails.
 * @param {string} name What a person calls the step.
 * @param {string} config Path of its configuration from the root.
 */
export async function rsbuild(name, config) {
  console.log(`${name}.`)
  const program = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js')
  await mustRun(name, [process.execPath, program, 'build', '-c', config])
}
