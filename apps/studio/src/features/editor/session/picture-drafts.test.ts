import { insertBlock, PAGE, setProps } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { StudioProblem } from '../../../state/studio-problem'
import type { UploadOptions } from '../../../state/upload-file'
import { createUploadQueue } from '../../assets'
import { testSession } from '../testing/test-session'
import { pictureDrafts } from './picture-drafts'

const STORED = {
  url: '/packages/assets/stored.png',
  kind: 'image',
  type: 'image/png',
  width: 600,
  height: 300,
}

/** A page whose uploads end when they are told to. */
function pageOfTest() {
  const { editor, facts } = testSession([{ name: 'image', id: 'hero', value: { url: '/packages/old.png' } }])
  let sending: { options: UploadOptions; finish(): void; fail(problem: Error): void } | undefined
  const queue = createUploadQueue(
    (_file, options) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
        const finish = () => resolve({ asset: STORED, is_new: true, removed: [] } as never)
        sending = { options, finish, fail: reject }
      }),
  )
  let made = 0
  const drafts = pictureDrafts({
    editor,
    facts,
    queue,
    measure: async () => ({ width: 600, height: 300 }),
    addressOf: () => `blob:https://studio.example.com/${++made}`,
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const insert = async () => {
    const { url, size } = await drafts.begin(new File(['x'], 'a.png'))
    editor.run(insertBlock, { name: 'image', at: { parentId: PAGE }, value: { url, ...size } })
    return url
  }
  const urls = () => editor.page.page_schema.map(({ value }) => value.url)
  return { editor, drafts, insert, urls, settled, sending: () => sending as NonNullable<typeof sending> }
}

test('a picture is on the page before its file is in the library, and nothing of this is saved before', async () => {
  const { editor, drafts, insert, urls, settled, sending } = pageOfTest()
  const url = await insert()
  expect(urls()).toEqual(['/packages/old.png', url])
  expect(drafts.isWaitedFor()).toBe(true)
  sending().options.onProgress?.(0.4)
  expect(drafts.find(url)?.upload).toMatchObject({ state: 'sending', part: 0.4 })
  const { patch, page } = editor.startSaving()
  expect(JSON.stringify([patch, page])).not.toContain('blob:')

  sending().finish()
  await settled()
  expect(urls()).toEqual(['/packages/old.png', STORED.url])
  expect(drafts.isWaitedFor()).toBe(false)
  expect(drafts.find(url)).toBeUndefined()
})

test('what is undone meanwhile comes back with the stored picture', async () => {
  const { editor, drafts, insert, urls, settled, sending } = pageOfTest()
  await insert()
  editor.undo()
  expect(drafts.isWaitedFor()).toBe(false)
  sending().finish()
  await settled()
  editor.redo()
  expect(urls()).toEqual(['/packages/old.png', STORED.url])
})

test('a failed or cancelled upload keeps the picture in sight until it is sent again or replaced', async () => {
  const { drafts, insert, urls, settled, sending } = pageOfTest()
  const url = await insert()
  sending().fail(new StudioProblem('network', '网络不通'))
  await settled()
  expect(drafts.find(url)?.upload.state).toBe('failed')
  drafts.retry(url)
  drafts.cancel(url)
  await settled()
  expect(drafts.find(url)?.upload.state).toBe('cancelled')
  expect(urls()).toEqual(['/packages/old.png', url])
  expect(drafts.isWaitedFor()).toBe(true)
  drafts.retry(url)
  sending().finish()
  await settled()
  expect(urls()).toEqual(['/packages/old.png', STORED.url])
})

test('a picture that is being replaced stays saved until the new one is stored', async () => {
  const { editor, drafts, settled, sending } = pageOfTest()
  const before = editor.page.page_schema[0]?.value.url as string
  const { url } = await drafts.begin(new File(['x'], 'a.png'), before)
  editor.run(setProps, { ids: ['hero'], values: [{ path: ['url'], value: url }] })
  expect(editor.startSaving().patch).toEqual([])
  sending().finish()
  await settled()
  expect(editor.startSaving().patch).toEqual([
    { op: 'set', id: 'hero', path: ['value', 'url'], value: STORED.url },
  ])
})
