import { expect, test, vi } from 'vitest'
import { allOf, assetRow, click, createTestStudio } from '../../testing'
import { AssetDialog } from './asset-dialog'

const pictures = [1, 2, 3].map((number) => assetRow(number))

async function openDialog(most: number | undefined, kind: 'image' | 'video' = 'image') {
  const onPick = vi.fn()
  const onClose = vi.fn()
  const studio = await createTestStudio({
    at: '/pages/etf/edit',
    roles: ['editor'],
    answers: {
      assetList: ({ kind }) => ({ list: kind === 'svg' ? [] : pictures, next: null }),
      assetUpload: ({ name }) => ({ asset: assetRow(8, { name }), is_new: true, removed: [] }),
    },
    screen: (
      <AssetDialog
        kind={kind}
        title="选择图片"
        onClose={onClose}
        onPick={onPick}
        {...(most !== undefined && { most })}
      />
    ),
  })
  const dialog = await studio.find('dialog')
  return { studio, dialog, onPick, onClose }
}

const namesOf = (onPick: ReturnType<typeof vi.fn>) =>
  onPick.mock.calls.map(([assets]) => assets.map(({ name }: { name: string }) => name))

test('what is chosen stays while somebody looks for more, and is forgotten when they give up', async () => {
  const { studio, dialog, onPick, onClose } = await openDialog(3)
  await using _ = studio
  await click(await studio.find('button', '选择 图片2.png', dialog))
  await click(await studio.find('radio', '矢量图', dialog))
  await studio.sees('没有找到符合条件的素材', '已选 1 张')
  await click(await studio.find('radio', '全部', dialog))
  await studio.find('button', '选择 图片1.png', dialog)
  await studio.sees('已选 1 张')
  await click(await studio.find('button', '取消', dialog))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onPick).not.toHaveBeenCalled()
})

test('one is taken as soon as it is pressed, and one that was missing as soon as it is there', async () => {
  const { studio, dialog, onPick } = await openDialog(undefined)
  await using _ = studio
  await click(await studio.find('button', '选择 图片2.png', dialog))
  expect(namesOf(onPick)).toEqual([['图片2.png']])
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  const file = new File(['x'], 'new.png', { type: 'image/png' })
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await click(await studio.find('button', '使用 new.png', dialog))
  expect(namesOf(onPick)).toEqual([['图片2.png'], ['new.png']])
  await click(await studio.find('button', '收起上传列表', dialog))
})

test('where a video is wanted a picture that was uploaded is not taken for one', async () => {
  const { studio, dialog, onPick } = await openDialog(undefined, 'video')
  await using _ = studio
  await studio.find('button', '选择 图片1.png', dialog)
  expect(studio.asked('assetList')[0]?.kind).toBe('video')
  expect(allOf('radio', undefined, dialog)).toEqual([])
  await click(await studio.find('button', '选择 图片1.png', dialog))
  expect(onPick).not.toHaveBeenCalled()
})
