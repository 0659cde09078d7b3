import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PURGERS } from '../../config/edge'
import type { Context } from '../../context'
import { type PurgeVendor, startPurgeVendor } from '../../testing/vendors/purge-vendor'
import { choosePagePurge } from './choose-page-purge'
import { PurgeQuotaSpent } from './page-purge-port'

const URLS = Array.from({ length: 1_000 }, (_, index) => `https://h5.example.com/h5-page/h5/page-${index}`)

describe.each(PURGERS)('%s', (by) => {
  let vendor: PurgeVendor
  beforeEach(async () => {
    vendor = await startPurgeVendor(by)
  })
  afterEach(() => vendor[Symbol.asyncDispose]())

  function open({ purge = vendor.settings, tryMs = 3_000, lines = [] as string[] } = {}) {
    const edge = { staleIfError: 0, probeOrigin: 'https://h5.example.com', purge }
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    return choosePagePurge({ config: { edge }, log } as unknown as Context, { tryMs, restMs: 100_000 })
  }

  test('throws a thousand addresses away in one signed call, also those with signs of their own', async () => {
    await open().purge(URLS)
    await open().purge(["https://h5.example.com/h5-page/h5/a_b-c?q=1&x='(*)!~ü"])
    expect(vendor.purged).toEqual([URLS, ["https://h5.example.com/h5-page/h5/a_b-c?q=1&x='(*)!~ü"]])
  })

  test('says so when no more may be thrown away today', async () => {
    vendor.isSpent = true
    await expect(open().purge(URLS)).rejects.toBeInstanceOf(PurgeQuotaSpent)
    await expect(open().purge(URLS)).rejects.toMatchObject({ failure: 'refused', isOutage: false })
  })

  test.each([
    ['a reply that is lost', { kind: 'cut' }],
    ['a proxy that is down', { kind: 'text', text: '<html>nginx</html>' }],
    ['no reply in time', { kind: 'hang' }],
  ] as const)(
    'after %s nobody knows, and after five of them it is left alone for a while',
    async (_what, fault) => {
      vendor.break('/', fault)
      const purge = open({ tryMs: fault.kind === 'hang' ? 60 : 3_000 })
      const failures: string[] = []
      for (let time = 0; time < 6; time += 1)
        await purge.purge(URLS).catch(({ failure }) => failures.push(failure))
      expect(new Set(failures)).toEqual(new Set(['no_answer', 'unavailable']))
      expect(failures.at(-1)).toBe('unavailable')
      expect(vendor.requests().length).toBeLessThanOrEqual(5)
    },
  )

  test('a key that is wrong stands in no error and no line of the log', async () => {
    const gone = await startPurgeVendor(by)
    await gone[Symbol.asyncDispose]()
    const lines: string[] = []
    const purge = open({ purge: gone.settings, lines })
    const errors: string[] = []
    for (let time = 0; time < 6; time += 1)
      await purge.purge(URLS).catch(({ message, stack }) => errors.push(`${message} ${stack}`))
    expect(errors).toHaveLength(6)
    expect([...errors, ...lines].join('\n')).not.toContain(vendor.settings.account.keySecret)
  })
})

test('a deployment that names no cache tells none', async () => {
  const purge = choosePagePurge({
    config: { edge: undefined },
    log: pino({ level: 'silent' }),
  } as unknown as Context)
  expect(purge.adapter).toBe('absent')
  await expect(purge.purge(URLS)).rejects.toMatchObject({ failure: 'unavailable' })
})
