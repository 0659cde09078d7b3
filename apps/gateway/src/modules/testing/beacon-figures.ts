import { expect, vi } from 'vitest'
import type { TestGateway } from './start-test-gateway'

/** What becomes of the reports of one kind, by the prefix of their metrics' names: `visits`, `page_events`. */
export async function beaconFigures({ app }: Pick<TestGateway, 'app'>, kind: string) {
  const text = await app.metrics.metrics()
  const figure = (name: string) => Number(new RegExp(`^${kind}_${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    received: figure('received_total'),
    stored: figure('stored_total'),
    waiting: figure('waiting'),
    dropped: countsByReason(text, `${kind}_dropped_total`),
  }
}

/** The counts of a metric that names reasons. */
export function countsByReason(metrics: string, name: string): Record<string, number> {
  const found = metrics.matchAll(new RegExp(`^${name}\\{reason="(\\w+)"\\} (\\d+)$`, 'gm'))
  return Object.fromEntries(Array.from(found, ([, reason = '', count]) => [reason, Number(count)]))
}

/** The figures once nothing is waiting any longer. */
export function untilNoneWaits<Figures extends { waiting: number }>(
  look: () => Promise<Figures>,
): Promise<Figures> {
  return vi.waitFor(
    async () => {
      const figures = await look()
      expect(figures.waiting).toBe(0)
      return figures
    },
    { timeout: 20_000, interval: 20 },
  )
}
