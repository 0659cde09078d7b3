import { expect, test } from 'vitest'
import { networkAddress } from '../../../http/network-address'
import { callStudio } from '../../testing/studio-calls'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'

async function link(gateway: GatewayWithPage, version?: number) {
  const payload = version === undefined ? { code: 'sale' } : { code: 'sale', version }
  return callStudio(gateway, 'previewLink', payload, gateway.editor)
}

const open = async (gateway: GatewayWithPage, url: string) =>
  (await gateway.app.inject(url.replace('https://h5.example.com', ''))).payload

test('a link shows what is being written whenever it is opened, also what is written later', async () => {
  await using gateway = await startWithPage()
  const { url, expires_at } = (await link(gateway)).response
  const minutes = (Date.parse(expires_at) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(29)
  expect(minutes).toBeLessThanOrEqual(30)
  expect(await open(gateway, url)).toContain('第一版')
  await gateway.write('写了一半')
  expect(await open(gateway, url)).toContain('写了一半')
  await gateway.write('写完了')
  expect(await open(gateway, url)).toContain('写完了')
  expect(await open(gateway, '/h5-page/h5/sale')).toContain('第一版')
})

test('a link to a version shows that one, whatever is written', async () => {
  await using gateway = await startWithPage()
  const { url } = (await link(gateway, 1)).response
  await gateway.write('写了一半')
  expect(await open(gateway, url)).toContain('第一版')
})

test('a link needs a page, and a version that is there', async () => {
  await using gateway = await startWithPage()
  expect((await link(gateway, 9)).status).toBe(404)
  expect((await callStudio(gateway, 'previewLink', { code: 'none' }, gateway.editor)).status).toBe(404)
})

test('a phone is told another address only where the link leads to this very machine', async () => {
  await using open = await startWithPage()
  expect((await link(open)).response).not.toHaveProperty('lan_url')
  await using local = await startWithPage({
    config: { publicOrigin: 'http://localhost:8080', host: '0.0.0.0' },
  })
  const { url, lan_url } = (await link(local)).response
  const host = networkAddress('0.0.0.0')
  expect(lan_url).toBe(host && url.replace('localhost', host))
  await using closed = await startWithPage({
    config: { publicOrigin: 'http://localhost:8080', host: '127.0.0.1' },
  })
  expect((await link(closed)).response).not.toHaveProperty('lan_url')
})
