import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { reloadPages } from './reload-pages'

const POLICY = "default-src 'none'; script-src 'self'"

test('a page carries the script, and its policy lets that in', async () => {
  const app = serving('<html><body>页面</body></html>', { policy: POLICY })
  const { body, headers } = await app.inject('/page')
  const [, script = ''] = /<script>(.*)<\/script><\/body><\/html>$/.exec(body) ?? []
  expect(script).toContain("EventSource('/dev/reload')")
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'sha256-${await sha256(script)}' 'self'`,
  )
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
})

test('a policy that says nothing of scripts lets in this one beside those of its default', async () => {
  const { headers } = await serving('<html><body></body></html>', {
    policy: "default-src 'self'; img-src data:",
  }).inject('/page')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'self'; img-src data:; script-src 'sha256-[^']+' 'self'$/,
  )
})

test('what runs no scripts and what is no page stay as they are', async () => {
  const html = '<html><body></body></html>'
  expect((await serving(html, { policy: `${POLICY}, sandbox` }).inject('/page')).body).toBe(html)
  expect((await serving(html, { policy: POLICY, type: 'text/plain' }).inject('/page')).body).toBe(html)
})

test('who listens is told the same until there is something new', async () => {
  const reloading = reloadPages()
  reloading.install(Fastify())
  const server = createServer((request, response) => {
    if (!reloading.answer(request, response)) response.end('another')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const first = await open(port)
    const told = await next(first)
    const second = await open(port)
    expect(await next(second)).toBe(told)
    reloading.install(Fastify())
    reloading.reload()
    const toldNew = await Promise.all([next(first), next(second)])
    expect(toldNew[0]).toBe(toldNew[1])
    expect(toldNew[0]).not.toBe(told)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

function serving(
  html: string,
  { policy, type = 'text/html; charset=utf-8' }: { policy: string; type?: string },
) {
  const app = Fastify()
  reloadPages().install(app)
  app.get('/page', (_request, reply) =>
    reply.headers({ 'content-type': type, 'content-security-policy': policy }).send(Buffer.from(html)),
  )
  return app
}

function open(port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/dev/reload' }, resolve).on('error', reject)
  })
}

async function next(stream: IncomingMessage): Promise<string> {
  const [data] = await once(stream, 'data')
  return /data: (.+)/.exec(String(data))?.[1] ?? ''
}

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64')
}
