import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a PostgreSQL on this machine that can lose notices and nothing else, as a misplaced pooler does. */
export interface DeafLine extends AsyncDisposable {
  /** The same address, through this line. */
  urlOf(url: string): string
  /** From now on every notice is lost; everything else arrives. */
  loseNotices(): void
  /** Notices arrive again; those that were lost are gone. */
  mend(): void
  /** How many were lost. */
  lost(): number
}

/** Type byte of a NotificationResponse of PostgreSQL's protocol. */
const NOTICE = 'A'.charCodeAt(0)

/** Length of a message's header: its type, and its length without the type. */
const HEAD = 5

/** Opens a line to the server of this address, for connections without TLS. */
export async function openDeafLine(target: string): Promise<DeafLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let losesNotices = false
  let lost = 0

  const isPassed = (message: Buffer) => {
    if (!losesNotices || message[0] !== NOTICE) return true
    lost += 1
    return false
  }

  const server = createServer((near) => {
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
    }
    near.on('data', (data) => far.write(data))
    const read = messagesOf()
    far.on('data', (data) => {
      for (const message of read(data).filter(isPassed)) near.write(message)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo

  return {
    urlOf(url) {
      const byLine = new URL(url)
      byLine.host = `127.0.0.1:${own}`
      return byLine.href
    },
    loseNotices() {
      losesNotices = true
    },
    mend() {
      losesNotices = false
    },
    lost: () => lost,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Splits what a server sends into its messages; an incomplete one is kept for the next call. */
function messagesOf(): (data: Buffer) => Buffer[] {
  let rest: Buffer = Buffer.alloc(0)
  return (data) => {
    rest = Buffer.concat([rest, data])
    const messages: Buffer[] = []
    while (rest.length >= HEAD) {
      const end = 1 + rest.readInt32BE(1)
      if (rest.length < end) break
      messages.push(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
    return messages
  }
}
