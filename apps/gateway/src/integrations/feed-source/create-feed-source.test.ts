import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { selfSignedCertificate } from '../payment/wechat/sandbox/self-signed-certificate'
import { createFeedSource, type FeedSourceOptions } from './create-feed-source'
import { isPublicAddress } from './public-address'

let server: Server
let ca: string
const asked: string[] = []
beforeAll(async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [from, until] = [new Date('2020-01-01'), new Date('2049-01-01')]
  ca = selfSignedCertificate({ name: 'data.example.com', serial: '01', publicKey, privateKey, from, until })
  server = createServer(
    { cert: ca, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) },
    (request, response) => {
      asked.push(request.url ?? '')
      if (request.url === '/moved') response.writeHead(302, { location: 'https://127.0.0.1/' }).end()
      else if (request.url === '/large') response.end(Buffer.alloc(3 * 1024 * 1024))
      else if (request.url === '/slow') response.write('a')
      else if (request.url === '/missing') response.writeHead(404).end()
      else response.end('代码\n')
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Resolves every name to these addresses. */
const leadingTo = (...addresses: string[]): Pick<FeedSourceOptions, 'lookup'> => ({
  lookup: ((_name: string, _options: object, done: (...args: unknown[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never,
})
const fetchFrom = (path: string, options: FeedSourceOptions = {}) =>
  createFeedSource({ ca, isAllowed: () => true, ...leadingTo('127.0.0.1'), ...options }).fetch(
    `https://data.example.com:${(server.address() as AddressInfo).port}${path}`,
  )

test('the bytes of a file come over https', async () => {
  expect((await fetchFrom('/a.csv')).toString()).toBe('代码\n')
})

test.each([
  ['/moved', '要求转到别的地址', {}],
  ['/missing', 'HTTP 404', {}],
  ['/large', '文件超过 2 MB', { mostBytes: 2 * 1024 * 1024 }],
  ['/slow', '没有传完', { timeMs: 200 }],
  ['/a.csv', '连接失败', { ca: undefined as never }],
])('%s is refused: %s', async (path, why, options) => {
  await expect(fetchFrom(path, options)).rejects.toThrow(why)
})

describe('an address of one’s own network', () => {
  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.1/',
    'https://172.31.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.100.100.200/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
  ])('%s is not asked', async (url) => {
    await expect(createFeedSource().fetch(url)).rejects.toThrow(/内部网络|ENOTFOUND|EAI_AGAIN/)
  })

  test('behind a name is not connected to, nor where only one of its addresses is such', async () => {
    const before = asked.length
    for (const addresses of [['127.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['::1'], []])
      await expect(
        fetchFrom('/a.csv', { isAllowed: isPublicAddress, ...leadingTo(...addresses) }),
      ).rejects.toThrow('内部网络')
    expect(asked.length).toBe(before)
  })

  test('is told from a public one', () => {
    expect(['1.1.1.1', '223.5.5.5', '2400:3200::1'].map(isPublicAddress)).toEqual([true, true, true])
    expect(
      ['', 'localhost', '::', '2002:7f00:1::', '224.0.0.1', '255.255.255.255'].map(isPublicAddress),
    ).not.toContain(true)
  })
})

test.each(['http://data.example.com/', 'https://a:b@data.example.com/'])(
  '%s is no address to ask',
  async (url) => {
    await expect(createFeedSource().fetch(url)).rejects.toThrow('https://')
  },
)
