import { Agent, request } from 'node:http'

const CALLERS = 32

/** Has all callers work through a list, each one piece after the other. Answers how long it took, in milliseconds. */
export async function workThrough<T>(
  pieces: readonly T[],
  work: (piece: T) => Promise<void>,
): Promise<number> {
  const left = [...pieces]
  const began = performance.now()
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let piece = left.pop(); piece !== undefined; piece = left.pop()) await work(piece)
    }),
  )
  return performance.now() - began
}

interface Post {
  path: string
  headers?: Record<string, string>
  body?: string
}

/** A gateway as its callers reach it, over connections that stay open. */
export class GatewayLine {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CALLERS })

  constructor(private readonly port: number) {}

  /**
   * Answers what the gateway says, and throws unless that is well. A machine that is busy with other things makes it say
   * that it takes too long; then it is asked again.
   */
  async post(message: Post): Promise<string> {
    for (;;) {
      const { status, text } = await this.send(message)
      if (status === 200 || status === 204) return text
      if (status !== 503) throw new Error(`${message.path} answered ${status} ${text}`)
    }
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
