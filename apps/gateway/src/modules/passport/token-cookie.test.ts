import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { setTokenCookie } from './token-cookie'

async function cookieOf(config: {
  cookieDomain: string | undefined
  publicOrigin: string
}): Promise<unknown> {
  const app = Fastify()
  app.get('/', (_request, reply) => {
    setTokenCookie(reply, config, 'a.b.c')
    return {}
  })
  return (await app.inject('/')).headers['set-cookie']
}

test('the cookie lasts a year on the parent domain, and scripts may read it', async () => {
  expect(await cookieOf({ cookieDomain: 'example.com', publicOrigin: 'https://h5.example.com' })).toBe(
    'token=a.b.c; Max-Age=31536000; Path=/; SameSite=Lax; Domain=example.com; Secure',
  )
})

test('without a parent domain and without https it stays on its host', async () => {
  expect(await cookieOf({ cookieDomain: undefined, publicOrigin: 'http://192.168.1.7:8080' })).toBe(
    'token=a.b.c; Max-Age=31536000; Path=/; SameSite=Lax',
  )
})
