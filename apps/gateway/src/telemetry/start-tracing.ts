import { context, trace } from '@opentelemetry/api'
import type { TracingSettings } from '../config/tracing-settings'
import { INSTANCE, SERVICE } from './instance'
import { keepErrors } from './keep-errors'
import { setTracing } from './spans'

/** How long a collector may take, in milliseconds. */
const EXPORT_MS = 5_000

export interface Tracing {
  /** Sends what is waiting, then accepts nothing more. Never rejects. */
  stop(): Promise<void>
}

/**
 * Has spans sent to a collector, if one is configured; otherwise the SDK is not even loaded. Call it before anything is
 * served: what has no spans by then gets none.
 */
export async function startTracing(settings: TracingSettings | undefined, build: string): Promise<Tracing> {
  if (settings === undefined) return { stop: async () => {} }
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { samplePart }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('./sample-part'),
  ])
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  })
  const next = new sdk.BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_MS })
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': SERVICE,
      'service.version': build,
      'service.instance.id': INSTANCE,
    }),
    sampler: samplePart(settings.ratio),
    spanProcessors: [keepErrors({ next })],
  })
  provider.register()
  setTracing(true)
  return {
    async stop() {
      setTracing(false)
      await provider.shutdown().catch(() => {})
      trace.disable()
      context.disable()
    },
  }
}
