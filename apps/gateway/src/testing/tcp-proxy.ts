import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a server on this machine that can fail as networks do. */
export interface TcpProxy extends AsyncDisposable {
  /** The same address, through this line. */
  urlOf(url: string): string
  /** Breaks every connection, and each new one immediately. */
  cut(): void
  /** Accepts everything and passes nothing on, either way, as a network that drops packets does. */
  swallow(): void
  /** Ends both: what was swallowed arrives now. */
  mend(): void
}

/** Opens a line to the server of this address. */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'swallowing' = 'whole'

  const server = createServer((near) => {
    if (state === 'cut') return near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.on('data', (data) => other.write(data))
      if (state === 'swallowing') socket.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo

  return {
    urlOf(url) {
      const byProxy = new URL(url)
      byProxy.host = `127.0.0.1:${own}`
      return byProxy.href
    },
    cut() {
      state = 'cut'
      for (const socket of sockets) socket.resetAndDestroy()
    },
    swallow() {
      state = 'swallowing'
      for (const socket of sockets) socket.pause()
    },
    mend() {
      state = 'whole'
      for (const socket of sockets) socket.resume()
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
