import { expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'

const { load, problemsOf } = useOwnFolder()

const EDGE = { PAGE_CACHE: 'edge' }
const KEY = { EDGE_KEY_ID: 'AKID', EDGE_KEY_SECRET: 'key' }

test('unless somebody says so no cache in front keeps a page', () => {
  expect([load().edge, load({ PAGE_CACHE: 'memory' }).edge]).toEqual([undefined, undefined])
})

test('with caches in front pages go when gateways do, and are looked at by their own address', () => {
  expect(load({ ...EDGE, PUBLIC_ORIGIN: 'https://pages.example.com' }).edge).toEqual({
    staleIfError: 0,
    purge: undefined,
    probeOrigin: 'https://pages.example.com',
  })
})

test.each([
  ['edgeone', 'https://teo.tencentcloudapi.com', 'zone-1'],
  ['tencent-cdn', 'https://cdn.tencentcloudapi.com', ''],
  ['aliyun-cdn', 'https://cdn.aliyuncs.com', ''],
])('%s is told of changes', (by, origin, zoneId) => {
  const settings = {
    ...EDGE,
    ...KEY,
    EDGE_PURGE: by,
    EDGE_STALE_IF_ERROR: '3600',
    EDGE_PROBE_ORIGIN: 'https://cdn.example.com',
  }
  expect(load({ ...settings, ...(zoneId && { EDGE_ZONE_ID: zoneId }) }).edge).toEqual({
    staleIfError: 3_600,
    probeOrigin: 'https://cdn.example.com',
    purge: { by, origin, account: { keyId: 'AKID', keySecret: 'key' }, zoneId },
  })
})

test.each([
  [{ PAGE_CACHE: 'cdn' }, 'PAGE_CACHE is neither memory nor edge'],
  [{ EDGE_STALE_IF_ERROR: '60' }, 'EDGE_STALE_IF_ERROR is for caches in front'],
  [{ EDGE_PURGE: 'edgeone', ...KEY }, 'EDGE_PURGE, EDGE_KEY_ID, EDGE_KEY_SECRET is for caches in front'],
  [{ ...EDGE, EDGE_STALE_IF_ERROR: '1h' }, 'EDGE_STALE_IF_ERROR is no number of seconds'],
  [{ ...EDGE, EDGE_PURGE: 'cloudflare', ...KEY }, 'EDGE_PURGE is none of'],
  [
    { ...EDGE, EDGE_PURGE: 'tencent-cdn', EDGE_KEY_ID: 'AKID' },
    'EDGE_PURGE is set without EDGE_KEY_ID and EDGE_KEY_SECRET',
  ],
  [{ ...EDGE, ...KEY }, 'is set without EDGE_PURGE'],
  [{ ...EDGE, ...KEY, EDGE_PURGE: 'edgeone' }, 'EDGE_ZONE_ID is not set'],
  [{ ...EDGE, EDGE_PROBE_ORIGIN: 'cdn.example.com/x' }, 'EDGE_PROBE_ORIGIN is not an origin'],
])('%o is refused with what to do', (settings, problem) => {
  expect(problemsOf(settings).join('\n')).toContain(problem)
})
