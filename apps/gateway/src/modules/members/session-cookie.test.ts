import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { setSessionCookie } from './session-cookie'

test.each([
  ['https://h5.example.com', undefined, true],
  ['http://localhost:8080', undefined, false],
  ['http://localhost:8080', 'https://studio.example.com', true],
  ['https://h5.example.com', 'http://studio.localhost:8080', false],
])(
  'of pages at %s and a Studio at %s the cookie is for https alone: %s',
  async (publicOrigin, studioOrigin, isSecure) => {
    const app = Fastify()
    app.get('/', (_request, reply) => {
      setSessionCookie(reply, { publicOrigin, studioOrigin }, 't')
      return reply.send()
    })
    const cookie = String((await app.inject('/')).headers['set-cookie'])
    expect(cookie).toMatch(/^studio=t; Max-Age=604800; Path=\/studio-api; HttpOnly; SameSite=Strict/)
    expect(cookie.endsWith('; Secure')).toBe(isSecure)
  },
)
