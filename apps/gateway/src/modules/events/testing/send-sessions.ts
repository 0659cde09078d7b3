import { connect } from 'node:net'
import { operations } from '@yingzao/contract/server'
import type { TestGateway } from '../../testing/start-test-gateway'

/** One phone's report of a view and of what was tapped in it. */
export interface SentSession {
  id: string
  /** Its connection is cut within the last report. */
  isCut: boolean
  isBot: boolean
}

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/156.0.0.0 Mobile Safari/537.36'
const BOT = 'Mozilla/5.0 (compatible; Baiduspider/2.0)'
const AT_ONCE = 50

/** Every twentieth connection is cut, and every fifth session is a bot's. */
export function sessions(count: number): SentSession[] {
  return Array.from({ length: count }, (_none, number) => ({
    id: `s-${number}`,
    isCut: number % 20 === 7,
    isBot: number % 5 === 0,
  }))
}

/**
 * Sends them over real connections, some of which break in the middle of a body. The gateway must trust 127.0.0.1 as a
 * proxy: each session has its own address.
 */
export async function sendSessions(
  { app }: Pick<TestGateway, 'app'>,
  all: readonly SentSession[],
): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const port = Number(new URL(address).port)
  const waiting = [...all]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await sendSession(port, one)
    }),
  )
}

async function sendSession(port: number, { id, isCut, isBot }: SentSession): Promise<void> {
  const number = Number(id.slice(2))
  const sender = {
    'user-agent': isBot ? BOT : PHONE,
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  }
  const view = { session_id: id, view_seq: 1, code: 'sale', version: 1, container: 'mb' }
  const event = { block_id: 'buy', block: 'button', age_ms: 5 }
  const events = [
    { ...event, seq: 1, name: 'expose' },
    { ...event, seq: 2, name: 'click' },
  ]
  await post(port, operations.pageView.path, sender, JSON.stringify(view))
  await post(port, operations.pageEvents.path, sender, JSON.stringify({ ...view, events }), isCut)
}

/** Resolves when the connection closes. */
function post(
  port: number,
  path: string,
  headers: Record<string, string>,
  body: string,
  isCut = false,
): Promise<void> {
  const lines = Object.entries({
    ...headers,
    host: 'localhost',
    connection: 'close',
    'content-type': 'text/plain',
  })
  const head = [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)]
  const whole = `${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  return new Promise((resolve, reject) => {
    const line = connect(port, '127.0.0.1')
    line.on('error', reject)
    line.on('close', () => resolve())
    line.resume()
    if (isCut) line.write(whole.slice(0, -20), () => line.destroy())
    else line.write(whole)
  })
}
