import { expect, test } from 'vitest'
import { onDraftSaved, tellDraftSaved } from './draft-news'

test('a save is heard by who waits for that page, until they stop', async () => {
  const heard: string[] = []
  const { promise, done } = wait()
  const stop = onDraftSaved('etf', () => heard.push('stopped'))
  stop()
  const end = onDraftSaved('etf', () => {
    heard.push('etf')
    done()
  })
  tellDraftSaved('another')
  tellDraftSaved('etf')
  await promise
  end()
  expect(heard).toEqual(['etf'])
})

function wait() {
  let done = (): void => undefined
  const promise = new Promise<void>((resolve) => {
    done = resolve
  })
  return { promise, done: () => done() }
}
