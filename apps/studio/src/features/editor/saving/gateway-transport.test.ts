import { studioErrors } from '@yingzao/contract/studio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatewayTransport } from './gateway-transport'

const send = vi.fn<typeof fetch>()

beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

const transport = gatewayTransport('etf')
const save = () => transport.save({ base_revision: 3, save_id: 'one', patch: [{ op: 'remove', id: 'a' }] })

const success = (response: object) =>
  send.mockImplementation(async () => Response.json({ code: 1, msg: 'success', response }))
const refusal = (name: keyof typeof studioErrors) => {
  const { code, msg, http } = studioErrors[name]
  send.mockImplementation(async () => Response.json({ code, msg, response: null }, { status: http }))
  return msg
}

test('a save is sent with its id and the revision that it was made for', async () => {
  success({ revision: 4 })
  expect(await save()).toEqual({ kind: 'saved', revision: 4 })
  const [, request] = send.mock.calls[0] ?? []
  expect(JSON.parse(String(request?.body))).toEqual({
    code: 'etf',
    base_revision: 3,
    save_id: 'one',
    patch: [{ op: 'remove', id: 'a' }],
  })
})

test('somebody else’s save, and a patch that does not fit, are told apart', async () => {
  refusal('conflict')
  expect(await save()).toEqual({ kind: 'conflict' })
  const msg = refusal('patchRefused')
  expect(await save()).toMatchObject({ kind: 'unfit', msg: expect.stringContaining(msg.slice(0, 4)) })
})

test.each(['signInRequired', 'passwordChangeRequired'] as const)('%s waits for a login', async (name) => {
  refusal(name)
  expect(await save()).toEqual({ kind: 'signedOut' })
})

test('no reply, a proxy’s page, an overloaded and a broken gateway are tried again', async () => {
  send.mockRejectedValue(new TypeError('no connection'))
  expect(await save()).toEqual({ kind: 'lost' })
  send.mockResolvedValue(new Response('<html>502</html>', { status: 502 }))
  expect(await save()).toEqual({ kind: 'lost' })
  refusal('tooManyRequests')
  expect(await save()).toEqual({ kind: 'lost' })
  send.mockResolvedValue(Response.json({ code: 500001, msg: '出错了', response: null }, { status: 500 }))
  expect(await save()).toEqual({ kind: 'lost' })
})

test('what the gateway will not do is said in its words', async () => {
  const msg = refusal('notFound')
  expect(await save()).toEqual({ kind: 'refused', msg })
  expect(await transport.load()).toEqual({ kind: 'refused', msg })
})

test('a draft comes with its revision and who saved it last', async () => {
  const document = { code: 'etf', title: '页', page_schema: [], start_at: null, end_at: null }
  success({ document, revision: 9, page: { updated_by: '王五' } })
  expect(await transport.load()).toMatchObject({
    kind: 'loaded',
    draft: { revision: 9, by: '王五', page: { title: '页' } },
  })
})
