import { MAX_UPLOAD_BYTES } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import type { UploadOptions } from '../../state/upload-file'
import { createUploadQueue, type UploadQueue } from './upload-queue'

type Result = Awaited<ReturnType<NonNullable<Parameters<typeof createUploadQueue>[0]>>>

/** A queue whose uploads end when the test says so. */
function queueOfTest(measure?: Parameters<typeof createUploadQueue>[1]) {
  const sent: string[] = []
  const open = new Map<
    string,
    { options: UploadOptions; finish(isNew?: boolean): void; fail(error: Error): void }
  >()
  const queue = createUploadQueue((file, options) => {
    sent.push(file.name)
    return new Promise<Result>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      open.set(file.name, {
        options,
        finish: (isNew = true) => resolve({ asset: {}, is_new: isNew, removed: [] } as unknown as Result),
        fail: reject,
      })
    })
  }, measure)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { queue, sent, open, settle }
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const states = (queue: UploadQueue) => queue.list().map(({ file, state }) => `${file.name} ${state}`)

test('three go at a time, in their order, and each that ends lets the next one go', async () => {
  const { queue, sent, open, settle } = queueOfTest()
  queue.add(files('a', 'b', 'c', 'd', 'e'))
  expect(sent).toEqual(['a', 'b', 'c'])
  open.get('b')?.finish()
  await settle()
  expect(sent).toEqual(['a', 'b', 'c', 'd'])
  expect(states(queue)).toEqual(['a sending', 'b stored', 'c sending', 'd sending', 'e waiting'])
})

test('one that fails stops no other, keeps why, and can be sent again', async () => {
  const { queue, open, settle } = queueOfTest()
  queue.add(files('a', 'b'))
  open.get('a')?.fail(new Error('no line'))
  open.get('b')?.finish(false)
  await settle()
  expect(states(queue)).toEqual(['a failed', 'b known'])
  expect(queue.list()[0]?.problem).toMatchObject({ message: 'no line' })
  queue.retry(queue.list()[0]?.id ?? 0)
  open.get('a')?.finish()
  await settle()
  expect(states(queue)).toEqual(['a stored', 'b known'])
})

test('what is taken back is over, whether it waits or is on its way', async () => {
  const { queue, sent, settle } = queueOfTest()
  queue.add(files('a', 'b', 'c', 'd'))
  queue.cancelAll()
  await settle()
  expect(states(queue)).toEqual(['a cancelled', 'b cancelled', 'c cancelled', 'd cancelled'])
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('a file that is empty or far too large is refused without being sent', () => {
  const { queue, sent } = queueOfTest()
  const large = new File([], 'video.mp4')
  Object.defineProperty(large, 'size', { value: MAX_UPLOAD_BYTES + 1 })
  queue.add([new File([], 'empty.png'), large])
  expect([states(queue), sent]).toEqual([['empty.png failed', 'video.mp4 failed'], []])
})

test('progress is told, the list is another one only when something changed, and clearing keeps what goes on', async () => {
  const { queue, open, settle } = queueOfTest()
  let told = 0
  queue.subscribe(() => {
    told += 1
  })
  queue.add(files('a', 'b'))
  const before = queue.list()
  expect(queue.list()).toBe(before)
  const toldBefore = told
  open.get('a')?.options.onProgress?.(0.5)
  expect([told - toldBefore, queue.list()[0]?.part, queue.list() === before]).toEqual([1, 0.5, false])
  open.get('b')?.finish()
  await settle()
  queue.clear()
  expect(states(queue)).toEqual(['a sending'])
})

test('a picture of more pixels than the gateway takes does not travel, and says why', async () => {
  const { queue, sent, settle } = queueOfTest(async ({ name }) => {
    return name === 'video' ? undefined : { width: 8000, height: name === 'large' ? 5001 : 5000 }
  })
  queue.add(files('large', 'fits', 'video'))
  await settle()
  expect(sent).toEqual(['fits', 'video'])
  expect(queue.list()[0]?.problem).toMatchObject({ message: expect.stringContaining('8000 × 5001') })
})

test('a new lot takes away what has ended for good, and leaves what can be sent again', async () => {
  const { queue, open, settle } = queueOfTest()
  const empty = new File([], 'empty')
  queue.add([...files('a', 'b'), empty])
  open.get('a')?.finish()
  open.get('b')?.fail(new Error('no line'))
  await settle()
  queue.add(files('c'))
  expect(states(queue)).toEqual(['b failed', 'c sending'])
})

test('one that has failed can be taken off the list, one that goes on cannot', async () => {
  const { queue, open, settle } = queueOfTest()
  queue.add(files('a', 'b'))
  open.get('a')?.fail(new Error('no line'))
  await settle()
  for (const { id } of queue.list()) queue.forget(id)
  expect(states(queue)).toEqual(['b sending'])
})
