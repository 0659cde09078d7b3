import { expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'
import { PRODUCTION } from './testing/production'

const { load, problemsOf } = useOwnFolder()

const SET = {
  FILE_STORE_URL: 'https://s3.example.com/pictures/',
  FILE_STORE_REGION: 'cn-hangzhou',
  FILE_STORE_KEY_ID: 'AKID',
  FILE_STORE_SECRET: 'a secret',
}

test('files are on this disk unless a store is set', () => {
  expect(load().fileStore).toBeUndefined()
  expect(load(SET).fileStore).toEqual({
    url: 'https://s3.example.com/pictures',
    region: 'cn-hangzhou',
    keyId: 'AKID',
    secret: 'a secret',
    cacheBytes: 4_096 * 1024 * 1024,
  })
})

test('the bucket may stand in the host', () => {
  expect(load({ ...SET, FILE_STORE_URL: 'https://b.oss-cn-hangzhou.aliyuncs.com' }).fileStore?.url).toBe(
    'https://b.oss-cn-hangzhou.aliyuncs.com',
  )
})

test.each([
  ['a part of it', { FILE_STORE_SECRET: '' }, 'FILE_STORE_SECRET: not set'],
  ['no address', { FILE_STORE_URL: 's3://bucket' }, 'FILE_STORE_URL is not like'],
  [
    'a key in the address',
    { FILE_STORE_URL: 'https://AKID:pass-word@s3.example.com/b' },
    'FILE_STORE_URL is not like',
  ],
  ['a folder of a bucket', { FILE_STORE_URL: 'https://s3.example.com/b/c' }, 'FILE_STORE_URL is not like'],
  ['no region', { FILE_STORE_REGION: '杭州' }, 'FILE_STORE_REGION'],
  ['too little room', { FILE_CACHE_MB: '10' }, 'FILE_CACHE_MB'],
])('%s is refused', (_what, changes, words) => {
  const problems = problemsOf({ ...SET, ...changes })
  expect(problems).toEqual([expect.stringContaining(words)])
  expect(problems.join()).not.toContain('pass-word')
})

test('production sends files in clear within its own network only', () => {
  const of = (url: string) => problemsOf({ ...PRODUCTION, ...SET, FILE_STORE_URL: url })
  expect(of('http://s3.example.com/b')).toEqual([expect.stringContaining('http://')])
  for (const url of ['http://10.0.0.7:3900/b', 'http://garage:3900/b', 'http://store.internal/b'])
    expect(of(url)).toEqual([])
})
