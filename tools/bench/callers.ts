import { Agent, request } from 'node:http'

const CALLERS = 32
/** For one piece of work, on a machine that is busy with other things. */
const MOST_TRIES = 20

/**
 * Has all callers work through a list, each one piece after another. Returns how long it took, in milliseconds. On a
 * busy machine a database connection may become free too late; then a piece is repeated, so it must tolerate that.
 */
export async function workThrough<T>(
  pieces: readonly T[],
  work: (piece: T) => Promise<void>,
): Promise<number> {
  const left = [...pieces]
  const began = performance.now()
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let piece = left.pop(); piece !== undefined; piece = left.pop()) await untilDone(piece, work)
    }),
  )
  return performance.now() - began
}

async function untilDone<T>(piece: T, work: (piece: T) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work(piece)
    } catch (error) {
      if (tries === MOST_TRIES || !isTooBusy(error)) throw error
    }
  }
}

function isTooBusy(error: unknown): boolean {
  if (error instanceof GatewayRefusal) return error.status >= 500
  if (!(error instanceof Error)) return false
  // For a composed statement, it is the cause.
  return error.message === 'timeout exceeded when trying to connect' || isTooBusy(error.cause)
}

class GatewayRefusal extends Error {
  constructor(
    path: string,
    readonly status: number,
    text: string,
  ) {
    super(`${path} answered ${status} ${text}`)
  }
}

interface Post {
  path: string
  headers?: Record<string, string>
  body?: string
}

/** A gateway as its callers reach it, over keep-alive connections. */
export class GatewayLine {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CALLERS })

  constructor(private readonly port: number) {}

  /** Returns what the gateway says; throws unless it succeeded. */
  async post(message: Post): Promise<string> {
    const { status, text } = await this.send(message)
    if (status !== 200 && status !== 204) throw new GatewayRefusal(message.path, status, text)
    return text
  }

  close(): void {
    this.agent.destroy()
  }

  private send({ path, headers = {}, body = '' }: Post): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const call = request({
        agent: this.agent,
        host: '127.0.0.1',
        port: this.port,
        method: 'POST',
        path,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      })
      call.on('error', reject)
      call.on('response', async (reply) => {
        let text = ''
        for await (const chunk of reply.setEncoding('utf8')) text += chunk
        resolve({ status: reply.statusCode ?? 0, text })
      })
      call.end(body)
    })
  }
}
