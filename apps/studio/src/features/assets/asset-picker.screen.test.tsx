import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { allOf, assetRow, click, createTestStudio, nameOf, textOf } from '../../testing'
import { AssetDialog } from './asset-dialog'
import { AssetPicker } from './asset-picker'

/** A picker as it is in a form of the editor. */
function Field({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <AssetPicker
      kind="image"
      label="头图"
      value={value}
      onPick={({ url }) => setValue(url)}
      onClear={() => setValue('')}
    />
  )
}

test('one picture is taken as soon as it is pressed, is shown by its name and can be taken away', async () => {
  await using studio = await createTestStudio({
    at: '/part',
    roles: ['editor'],
    answers: {
      assetList: { list: [assetRow(1), assetRow(2, { kind: 'svg', type: 'image/svg+xml' })], next: null },
      assetDetail: { asset: assetRow(2, { name: '标志.svg' }), variants: [], loaded_bytes: 1, used_in: [] },
    },
    screen: <Field first="https://cdn.example.com/old.png" />,
  })
  await studio.sees('来自 cdn.example.com')
  await click(await studio.find('button', '更换头图'))
  const dialog = await studio.find('dialog')
  expect(studio.asked('assetList')[0]).toMatchObject({ kind: 'picture' })
  expect(studio.asked('assetList')[0]).not.toHaveProperty('hidden')
  await click(await studio.find('button', '选择 图片2.png', dialog))
  await studio.until(() => allOf('dialog').length === 0)
  await studio.sees('标志.svg')
  await click(await studio.find('button', '移除头图'))
  await studio.sees('未选择')
  expect(allOf('button', '移除头图')).toEqual([])
})

test('of several no more are chosen than may be, in the order of choosing', async () => {
  const onPick = vi.fn()
  await using studio = await createTestStudio({
    at: '/part',
    roles: ['editor'],
    answers: { assetList: { list: [assetRow(1), assetRow(2), assetRow(3)], next: null } },
    screen: <AssetDialog kind="image" title="选择图片" most={2} onClose={() => undefined} onPick={onPick} />,
  })
  const tile = (number: number) => studio.find('button', `选择 图片${number}.png`)
  expect(await studio.find('button', '添加')).toHaveProperty('disabled', true)
  for (const number of [3, 1, 2]) await click(await tile(number))
  await studio.sees('已选 2 张')
  expect((await tile(2)).getAttribute('aria-pressed')).toBe('false')
  await click(await tile(3))
  await studio.sees('已选 1 张')
  await click(await tile(2))
  await click(await studio.find('button', '添加 2 张'))
  expect(onPick.mock.calls[0]?.[0].map(({ name }: { name: string }) => name)).toEqual([
    '图片1.png',
    '图片2.png',
  ])
})

/** Simulates a file that is dragged over the window, or pasted into it. */
function hand(kind: string, file: File): Event {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  const data = { types: ['Files'], files: [file] }
  Object.assign(event, { dataTransfer: data, clipboardData: data })
  window.dispatchEvent(event)
  return event
}

test('what is dropped or pasted anywhere is uploaded, a screenshot by the time it was taken', async () => {
  await using studio = await createTestStudio({
    at: '/part',
    roles: ['administrator'],
    answers: {
      assetList: { list: [], next: null },
      assetUpload: ({ name }) => ({ asset: assetRow(7, { name }), is_new: true, removed: [] }),
    },
    screen: <AssetDialog kind="image" title="选择图片" onClose={() => undefined} onPick={() => undefined} />,
  })
  await studio.find('dialog')
  const curtain = () => document.querySelector('.st-curtain')
  hand('dragenter', new File(['x'], 'a.svg'))
  hand('dragenter', new File(['x'], 'a.svg'))
  hand('dragleave', new File(['x'], 'a.svg'))
  await studio.until(() => curtain() !== null)
  hand('dragleave', new File(['x'], 'a.svg'))
  await studio.until(() => curtain() === null)
  // Otherwise the browser would leave the Studio and show the file.
  expect(hand('drop', new File(['x'], 'a.svg', { type: 'image/svg+xml' })).defaultPrevented).toBe(true)
  await studio.sees('已上传 1 个文件')
  hand('paste', new File(['x'], 'image.png', { type: 'image/png' }))
  await studio.until(() => studio.asked('assetUpload').length === 2)
  const [dropped, pasted] = studio.asked('assetUpload').map(({ name }) => name)
  expect(dropped).toBe('a.svg')
  expect(pasted).toMatch(/^截图 \d{4}-\d\d-\d\d \d{6}\.png$/)
  await studio.find('button', `使用 ${pasted}`)
  await click(await studio.find('button', '收起上传列表'))
  expect(allOf('button', /^使用/).map(nameOf)).toEqual([])
})

test('who may not upload is not asked to, and a video is no picture', async () => {
  const onPick = vi.fn()
  await using studio = await createTestStudio({
    at: '/part',
    roles: ['auditor'],
    answers: {
      assetList: {
        list: [assetRow(4, { kind: 'video', type: 'video/mp4', width: null, height: null })],
        next: null,
      },
    },
    screen: <AssetDialog kind="image" title="选择图片" onClose={() => undefined} onPick={onPick} />,
  })
  const dialog = await studio.find('dialog')
  await click(await studio.find('button', '选择 图片4.png', dialog))
  expect(onPick).not.toHaveBeenCalled()
  expect(textOf(dialog)).not.toContain('上传文件')
  expect(hand('drop', new File(['x'], 'a.svg')).defaultPrevented).toBe(false)
})
