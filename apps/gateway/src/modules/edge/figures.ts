import { Counter, Histogram, type Registry } from 'prom-client'

/** Metrics about the caches in front, for this process. */
export interface EdgeFigures {
  /** A page that was taken down is gone from the caches. */
  gone(seconds: number): void
  /** One is still shown when it no longer may be. */
  late(): void
  purged(urls: number): void
  notPurged(reason: string): void
  /** Registers them with the other metrics. */
  register(metrics: Registry): void
}

/** Metrics with nothing counted yet. */
export function createEdgeFigures(): EdgeFigures {
  const seconds = new Histogram({
    name: 'edge_takedown_seconds',
    help: 'Seconds until a page that was taken down was gone from the caches in front, as seen through them.',
    buckets: [1, 2, 5, 10, 20, 30, 60, 120, 300, 600],
    registers: [],
  })
  const late = new Counter({
    name: 'edge_takedown_late_total',
    help: 'Pages that caches in front still showed when their copies must have gone.',
    registers: [],
  })
  const purged = new Counter({
    name: 'edge_purged_urls_total',
    help: 'Addresses that the cache in front was told to throw away.',
    registers: [],
  })
  const failed = new Counter({
    name: 'edge_purge_failed_total',
    help: 'Calls to throw copies away that failed, by why: quota is that of a day.',
    labelNames: ['reason'],
    registers: [],
  })
  return {
    gone: (after) => seconds.observe(after),
    late: () => late.inc(),
    purged: (urls) => purged.inc(urls),
    notPurged: (reason) => failed.inc({ reason }),
    register(metrics) {
      for (const figure of [seconds, late, purged, failed]) metrics.registerMetric(figure)
    },
  }
}
