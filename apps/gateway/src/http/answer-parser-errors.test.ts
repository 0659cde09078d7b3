import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverForTest } from './testing/server-for-test'

const REFUSED = { code: 400001, msg: '参数错误', response: null }

let port: number
let close: () => Promise<void>
beforeAll(async () => {
  const { app } = await serverForTest()
  app.get('/page', { config: { site: 'page' } }, async () => 'page')
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as { port: number }).port
  close = () => app.close()
})
afterAll(() => close())

/** Everything that comes back for these bytes until the connection ends. */
function send(bytes: string, to = port): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (text) => {
      received += text
    })
    socket.on('close', () => resolve(received)).on('error', reject)
  })
}

function read(reply: string) {
  const [head = '', body = ''] = reply.split('\r\n\r\n')
  const [line = '', ...headers] = head.split('\r\n')
  return { line, headers: headers.map((header) => header.toLowerCase()), body: JSON.parse(body) }
}

const UNREADABLE: [what: string, bytes: string, line: string][] = [
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  [
    'an address that is too long',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  ['no HTTP at all', 'HELLO\r\n\r\n', '400 Bad Request'],
  ['a header with a space in its name', 'GET / HTTP/1.1\r\nhost: a\r\nx y: z\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    '400 Bad Request',
  ],
  ['no host', 'GET /page HTTP/1.1\r\nconnection: close\r\n\r\n', '400 Bad Request'],
]

describe('what never became a request', () => {
  test.each(UNREADABLE)('%s is refused with the envelope', async (_what, bytes, line) => {
    const reply = read(await send(bytes))
    expect(reply.line).toBe(`HTTP/1.1 ${line}`)
    expect(reply.body).toEqual(REFUSED)
    expect(reply.headers).toEqual(
      expect.arrayContaining([
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        'connection: close',
      ]),
    )
  })

  // What is proved above must be able to fail.
  test('has none in a plain server', async () => {
    const app = Fastify()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port: plain } = app.server.address() as { port: number }
    for (const [what, bytes] of UNREADABLE) {
      const [, body = ''] = (await send(bytes, plain)).split('\r\n\r\n')
      expect([what, body]).not.toEqual([what, JSON.stringify(REFUSED)])
    }
    await app.close()
  })
})

test('a request of HTTP/1.0 need not name a host', async () => {
  expect(await send('GET /page HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+page$/)
})
