import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A user of this system other than the one that runs this process. */
export interface SystemUser {
  name: string
  uid: number
  gid: number
}

export interface CommandResult {
  /** undefined when a signal ended it or it could not be started. */
  code: number | undefined
  /** What it wrote to both outputs, together. */
  output: string
}

/**
 * Runs a program to its end in a plain environment and in English; a failure is returned as a value. Given a user, it
 * runs as that one, which only root may do.
 */
export async function runCommand(command: string, args: string[], user?: SystemUser): Promise<CommandResult> {
  const child = spawn(command, args, {
    // The current folder may be closed to that user.
    cwd: '/',
    // Out of the terminal's reach: a Ctrl-C ends this process in its own order, not a half-made database.
    detached: true,
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  try {
    const [code] = await once(child, 'close')
    return { code: code ?? undefined, output: output.trim() }
  } catch (error) {
    return { code: undefined, output: (error as Error).message }
  }
}
