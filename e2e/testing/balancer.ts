import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** How often gateways are asked whether they may get traffic. */
const LOOK_MS = 250

/**
 * A minimal balancer: takes turns among the gateways that were ready at the last check, over kept-alive connections,
 * and never retries at another. What a gateway refuses reaches the caller.
 */
export class Balancer implements AsyncDisposable {
  private readonly ready = new Set<string>()
  private readonly agent = new Agent({ keepAlive: true })
  private readonly server: Server
  private readonly looking: NodeJS.Timeout
  private turns = 0

  private constructor(private readonly gateways: readonly string[]) {
    this.server = createServer((asked, reply) => this.pass(asked, reply))
    this.looking = setInterval(() => this.look(), LOOK_MS)
  }

  /** `gateways`: their origins. None gets traffic before it has reported that it is ready. */
  static async open(gateways: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(gateways)
    balancer.server.listen(0, '127.0.0.1')
    await once(balancer.server, 'listening')
    return balancer
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Whether this gateway gets traffic. */
  sendsTo(gateway: string): boolean {
    return this.ready.has(gateway)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.looking)
    this.server.close()
    this.server.closeAllConnections()
    this.agent.destroy()
    await once(this.server, 'close')
  }

  private look(): void {
    for (const gateway of this.gateways) {
      const note = (isReady: boolean) => {
        if (isReady) this.ready.add(gateway)
        else this.ready.delete(gateway)
      }
      // A new connection each time, as balancers use for such checks.
      const asking = request(`${gateway}/readyz`, { agent: false }, (reply) => {
        reply.resume()
        note(reply.statusCode === 200)
      })
      asking.on('error', () => note(false))
      asking.end()
    }
  }

  private pass(asked: IncomingMessage, reply: ServerResponse): void {
    const chosen = [...this.ready][this.turns++ % Math.max(this.ready.size, 1)]
    if (chosen === undefined) {
      reply.writeHead(503).end('no gateway is ready')
      return
    }
    const { method, headers } = asked
    const asking = request(`${chosen}${asked.url}`, { method, headers, agent: this.agent }, (answer) => {
      const { connection: _ofThatLine, ...rest } = answer.headers
      reply.writeHead(answer.statusCode ?? 502, rest)
      answer.on('error', () => reply.destroy())
      answer.pipe(reply)
    })
    asking.on('error', (error) => {
      if (reply.headersSent) reply.destroy()
      else reply.writeHead(502).end(`${chosen}: ${error.message}`)
    })
    asked.pipe(asking)
  }
}
