import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../config/start-error'
import { startTimeOf } from './process-info'

const PATIENCE_MS = 1_500
const GIVE_UP_MS = 120_000

export interface ClaimOptions {
  /** Where the claims are kept; created when missing. */
  folder: string
  /** Called once, when another process has kept the claim for longer than a moment. */
  onWait?: (holderPid: number) => void
}

/**
 * Runs the work while no other process on this machine does any under the same folder. Each process puts a file of its
 * own there and proceeds only when it then sees no other living one; so a file left by a killed process needs no taking
 * over, which would be a race of its own. Throws a StartError after two minutes of waiting.
 */
export async function withClaim<T>(options: ClaimOptions, work: () => Promise<T>): Promise<T> {
  const release = await claim(options)
  try {
    return await work()
  } finally {
    release()
  }
}

async function claim({ folder, onWait }: ClaimOptions): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const mine = `${process.pid}-${startTimeOf(process.pid)?.replaceAll(/\W/g, '_')}-${randomUUID()}`
  const path = join(folder, mine)
  const began = Date.now()
  let told = false
  for (;;) {
    writeFileSync(path, '', { flag: 'wx' })
    const holder = otherHolder(folder, mine)
    if (holder === undefined) return () => rmSync(path, { force: true })
    // Step back, so that of two that arrived together one finds the folder empty.
    rmSync(path, { force: true })
    const waited = Date.now() - began
    if (waited > GIVE_UP_MS) {
      throw new StartError(
        `Process ${holder} has kept ${folder} for two minutes, so the database cannot be opened safely. See what that process waits for, end it, and start again.`,
      )
    }
    if (!told && waited > PATIENCE_MS) {
      told = true
      onWait?.(holder)
    }
    await wait(20 + Math.random() * 80)
  }
}

/** The number of a living process with a claim of its own; claims of dead ones are cleared away. */
function otherHolder(folder: string, mine: string): number | undefined {
  for (const name of readdirSync(folder)) {
    if (name === mine) continue
    const [pid, startTime] = name.split('-')
    if (startTimeOf(Number(pid))?.replaceAll(/\W/g, '_') === startTime) return Number(pid)
    rmSync(join(folder, name), { force: true })
  }
  return undefined
}
