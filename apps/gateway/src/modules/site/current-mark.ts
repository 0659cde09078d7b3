import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { writeWholeFile } from '../../files/write-whole-file'
import type { Currency } from './currency'

/** What is known about the copies next to it, for a process that starts while nobody else can be asked. */
interface CurrentMark {
  /** The build of the process that wrote it. */
  build: string
  /** The switches under which pages were rendered; see `stampOf`. */
  switches: string
  /**
   * When the copies were last known to match what is published, in milliseconds since 1970 by the clock of this
   * machine.
   */
  at: number
}

const NAME = 'current.json'
const EVERY_MS = 30_000
/** A process that has heard nothing for longer writes no mark. */
const CURRENT_SECONDS = 30

/** Reads the mark. Undefined: no process has written one, or it cannot be read. */
export async function readMark(folder: string): Promise<CurrentMark | undefined> {
  try {
    const mark = JSON.parse(await readFile(join(folder, NAME), 'utf8')) as Partial<CurrentMark>
    const { build, switches, at } = mark
    return typeof build === 'string' && typeof switches === 'string' && typeof at === 'number'
      ? { build, switches, at }
      : undefined
  } catch {
    return undefined
  }
}

interface Marked {
  currency: Pick<Currency, 'age'>
  build: string
  /** The stamp of the switches that are known now. */
  switches: () => string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Writes the mark at once, every half minute and whenever `write` is called, as long as this process is current. */
export function keepMark(
  folder: string,
  { currency, build, switches, log }: Marked,
): { write(): void; close(): Promise<void> } {
  let writing = Promise.resolve()

  function write(): void {
    writing = writing.then(async () => {
      const age = currency.age()
      if (age > CURRENT_SECONDS) return
      const mark: CurrentMark = { build, switches: switches(), at: Math.round(Date.now() - age * 1_000) }
      await writeWholeFile(join(folder, NAME), [Buffer.from(JSON.stringify(mark))]).catch(
        (error: unknown) => {
          log.warn({ err: error }, 'Could not note that the copies of pages on disk are current')
        },
      )
    })
  }

  write()
  const timer = setInterval(write, EVERY_MS).unref()
  return {
    write,
    close: () => {
      clearInterval(timer)
      return writing
    },
  }
}
