import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { type ShownGauge, showGauge } from './show-gauge'

const away = () => Promise.reject(new Error('the database is away'))

/** Returns what is exported besides a figure that always exists. */
async function shown(gauge: Pick<ShownGauge, 'labelNames' | 'read'>): Promise<string[]> {
  const metrics = new Registry()
  showGauge(metrics, { name: 'asked', help: 'The one in question.', ...gauge })
  showGauge(metrics, { name: 'there', help: 'Always.', read: () => 1 })
  const lines = (await metrics.metrics()).split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

test('a figure is shown by itself, or by its labels', async () => {
  expect(await shown({ read: () => 7 })).toEqual(['asked 7', 'there 1'])
  const byQueue = [
    [{ queue: 'a' }, 1],
    [{ queue: 'b' }, 2],
  ] as const
  expect(await shown({ labelNames: ['queue'], read: () => byQueue })).toEqual([
    'asked{queue="a"} 1',
    'asked{queue="b"} 2',
    'there 1',
  ])
})

test.each([
  ['without labels', {}],
  ['with labels', { labelNames: ['queue'] }],
])('a figure %s that cannot be read is not shown, and takes no other with it', async (_how, labels) => {
  expect(await shown({ ...labels, read: away })).toEqual(['there 1'])
  expect(await shown({ ...labels, read: () => undefined })).toEqual(['there 1'])
})
