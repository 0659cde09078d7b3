import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A gateway as seen by the caches in front of it. */
export interface CountedOrigin extends AsyncDisposable {
  origin: string
  /** How often this path was requested. */
  asked(path: string): number
  /** Breaks every connection and accepts no more. */
  kill(): Promise<void>
}

/** Serves a gateway on a port. `cacheControl` rewrites that header, for caches whose clock no test can set. */
export async function startCountedOrigin(
  app: FastifyInstance,
  cacheControl: (said: string) => string = (said) => said,
): Promise<CountedOrigin> {
  const counts = new Map<string, number>()
  const server = createServer((request, reply) => {
    const [path = ''] = (request.url ?? '').split('?')
    counts.set(path, (counts.get(path) ?? 0) + 1)
    rewrite(reply, cacheControl)
    app.routing(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const kill = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: (path) => counts.get(path) ?? 0,
    kill,
    [Symbol.asyncDispose]: kill,
  }
}

function rewrite(reply: ServerResponse, cacheControl: (said: string) => string): void {
  const { writeHead } = reply
  reply.writeHead = ((status: number, headers: Record<string, unknown>) => {
    const said = headers['cache-control']
    const written = typeof said === 'string' ? { ...headers, 'cache-control': cacheControl(said) } : headers
    return writeHead.call(reply, status, written as never)
  }) as never
}
