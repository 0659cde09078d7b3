import { Agent, request } from 'node:http'

export interface Answer {
  path: string
  /** 0: no answer. */
  status: number
  ms: number
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
/** Longer than anybody waits. */
const GIVE_UP_MS = 30_000

/** A gateway as phones reach it through a proxy, which keeps its connections open. */
export class VisitLine {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 128 })

  constructor(private readonly port: number) {}

  get(path: string, from: string): Promise<Answer> {
    return this.timed({ path, from }).then(({ answer }) => answer)
  }

  post(path: string, from: string, body: object): Promise<Answer> {
    return this.timed({ path, from, body: JSON.stringify(body) }).then(({ answer }) => answer)
  }

  /** Posts this, and returns the text of the reply as well. */
  tell(path: string, from: string, body: object): Promise<{ answer: Answer; text: string }> {
    return this.timed({ path, from, body: JSON.stringify(body) })
  }

  /** The gateway's own metrics. */
  async metrics(): Promise<string> {
    return (await this.timed({ path: '/metrics' })).text
  }

  close(): void {
    this.agent.destroy()
  }

  private timed(asked: {
    path: string
    from?: string
    body?: string
  }): Promise<{ answer: Answer; text: string }> {
    const began = performance.now()
    return new Promise((resolve) => {
      const end = (status: number, text = '') =>
        resolve({ answer: { path: asked.path, status, ms: performance.now() - began }, text })
      const call = request({
        agent: this.agent,
        host: '127.0.0.1',
        port: this.port,
        path: asked.path,
        method: asked.body === undefined ? 'GET' : 'POST',
        timeout: GIVE_UP_MS,
        headers: {
          'user-agent': PHONE,
          // As phones ask; metrics are read directly, as nobody behind a proxy may see them.
          ...(asked.from !== undefined && { 'x-forwarded-for': asked.from, 'accept-encoding': 'br' }),
          ...(asked.body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(asked.body),
          }),
        },
      })
      call.on('timeout', () => call.destroy())
      call.on('error', () => end(0))
      call.on('response', async (reply) => {
        let text = ''
        try {
          for await (const part of reply.setEncoding('utf8')) text += part
          end(reply.statusCode ?? 0, text)
        } catch {
          end(0)
        }
      })
      call.end(asked.body)
    })
  }
}
