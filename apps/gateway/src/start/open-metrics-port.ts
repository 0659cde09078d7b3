import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { metricsServer } from '../http/metrics'
import { listenOn } from './listen'

/**
 * Serves `/metrics` on a separate port, if one is set, and closes it with the app: a process that is shutting down can
 * be watched to its end. Throws a StartError when the port is not available.
 */
export async function openMetricsPort(
  app: FastifyInstance,
  { host, metrics: { port, token } }: Pick<Config, 'host' | 'metrics'>,
): Promise<void> {
  if (port === undefined) return
  const server = metricsServer(app, token)
  await listenOn(server, { host, port, setting: 'METRICS_PORT' })
  app.server.once('close', () => {
    server.close()
    server.closeAllConnections()
  })
}
