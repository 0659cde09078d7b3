import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.mjs'

/**
 * Runs a program in the checkout, showing what it writes, and answers its exit code; 1 when a signal ended it or
 * it could not be started.
 * @param {string[]} commandLine
 * @param {NodeJS.ProcessEnv} [environment] Added to this process's own.
 */
export async function run([command, ...args], environment = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  try {
    const [code] = await once(child, 'exit')
    return code ?? 1
  } catch (error) {
    console.error(`${command} could not be started: ${error.message}`)
    return 1
  }
}

/**
 * The same for a step that nothing after it can do without: ends this process when it fails.
 * @param {string} name What a person calls the step.
 * @param {string[]} commandLine
 */
export async function mustRun(name, commandLine) {
  const code = await run(commandLine)
  if (code === 0) return
  console.error(`${name} failed; its own messages above say why.`)
  process.exit(code)
}
