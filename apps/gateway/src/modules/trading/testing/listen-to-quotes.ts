import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** An event as a browser receives it. */
interface QuoteEvent {
  id: string
  data: { list: { code: string; last: number }[]; is_market_open: boolean; server_time: number }
}

/** Somebody who listens. */
export interface Listener {
  status: number
  headers: IncomingMessage['headers']
  /** Everything received so far. */
  text(): string
  events(): QuoteEvent[]
  /** Resolves with how it ended, once nothing more comes. */
  ended: Promise<'end' | 'broken'>
  hangUp(): void
}

/** Begins to serve on a port of its own. */
export async function serve(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Opens a stream over a connection of its own. `isSlow`: nothing is read from it. */
export function listenToQuotes(
  origin: string,
  codes: string,
  { headers = {}, isSlow = false }: { headers?: Record<string, string>; isSlow?: boolean } = {},
): Promise<Listener> {
  const url = `${origin}/n8sf/api/simulate-trading/v1/quotes/stream?codes=${codes}`
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers }, (response) => {
      let text = ''
      const ended = new Promise<'end' | 'broken'>((settle) => {
        response.once('end', () => settle('end'))
        response.once('error', () => settle('broken'))
        response.once('close', () => settle('broken'))
      })
      if (!isSlow) response.setEncoding('utf8').on('data', (part: string) => (text += part))
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        events: () => eventsOf(text),
        ended,
        hangUp: () => request.destroy(),
      })
    })
    request.on('error', reject)
  })
}

function eventsOf(text: string): QuoteEvent[] {
  return text
    .split('\n\n')
    .filter((part) => part.includes('data: '))
    .map((part) => ({
      id: /^id: (.*)$/m.exec(part)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? ''),
    }))
}
