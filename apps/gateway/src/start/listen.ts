import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { StartError } from '../config/start-error'

/** Looks before the long steps whether the port can be had. Throws a StartError when not. */
export async function checkPort({ host, port }: Config): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(cannotListen(error, host, port)))
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}

/** Opens the port and answers its number. Throws a StartError when it cannot be had. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw cannotListen(error as NodeJS.ErrnoException, host, port)
  }
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program, so nothing could be served there. Stop that program, or set PORT to a free one.`,
    )
  }
  return new StartError(
    `Cannot listen on ${host}:${port} (${error.message}), so nothing could be served. Set HOST and PORT to an address that this user may open.`,
  )
}
