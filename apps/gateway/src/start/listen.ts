import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { StartError } from '../config/start-error'

interface Place {
  host: string
  port: number
  /** The setting that names the port. */
  setting?: 'PORT' | 'METRICS_PORT'
}

/** Checks, before the long steps, whether the ports are available. Throws a StartError when not. */
export async function checkPorts(config: Pick<Config, 'host' | 'port' | 'metrics'>): Promise<void> {
  for (const place of placesOf(config)) {
    const probe = createServer()
    await listenOn(probe, place)
    await new Promise<void>((resolve) => probe.close(() => resolve()))
  }
}

/** Opens the port and returns its number. Throws a StartError when it is not available. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw cannotListen(error as NodeJS.ErrnoException, { host, port })
  }
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Opens a port for a server. Throws a StartError when it is not available. */
export function listenOn(server: Server, place: Place): Promise<void> {
  const { host, port } = place
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, place)))
    server.listen({ host, port }, resolve)
  })
}

function placesOf({ host, port, metrics }: Pick<Config, 'host' | 'port' | 'metrics'>): Place[] {
  if (metrics.port === undefined) return [{ host, port }]
  return [
    { host, port },
    { host, port: metrics.port, setting: 'METRICS_PORT' },
  ]
}

function cannotListen(error: NodeJS.ErrnoException, { host, port, setting = 'PORT' }: Place): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program, so nothing could be served there. Stop that program, or set ${setting} to a free one.`,
    )
  }
  return new StartError(
    `Cannot listen on ${host}:${port} (${error.message}), so nothing could be served. Set HOST and ${setting} to an address that this user may open.`,
  )
}
