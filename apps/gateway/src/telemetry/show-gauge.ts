import { Gauge, type Registry } from 'prom-client'

type Labels = Readonly<Record<string, string>>

/** A figure that is looked up when it is requested. */
export interface ShownGauge {
  name: string
  help: string
  labelNames?: readonly string[]
  /**
   * Its current value, by labels where it has any. Nothing, or an error: the figure is absent, and the others are still
   * exported.
   */
  read(): Found | Promise<Found>
}

type Found = number | ReadonlyArray<readonly [Labels, number]> | undefined

/** Exports a figure alongside the others of a registry. */
export function showGauge(metrics: Registry, { name, help, labelNames = [], read }: ShownGauge): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [metrics],
    async collect() {
      const found = await readSafely(read)
      // One without labels is then 0, not absent.
      this.reset()
      if (found === undefined && labelNames.length === 0) this.remove()
      if (found === undefined) return
      if (typeof found === 'number') this.set(found)
      else for (const [labels, value] of found) this.set(labels, value)
    },
  })
}

async function readSafely(read: ShownGauge['read']): Promise<Found> {
  try {
    return await read()
  } catch {
    return undefined
  }
}

/** Shares one lookup among all who ask while it is in progress: several figures of one scrape come from one query. */
export function lookTogether<Seen>(look: () => Promise<Seen>): () => Promise<Seen> {
  let looking: Promise<Seen> | undefined
  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}
