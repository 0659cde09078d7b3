import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  assetRow,
  click,
  closeWindow,
  createTestStudio,
  refusal,
  settings,
  type TestStudio,
  textOf,
  type,
} from '../../testing'

const { hash } = assetRow(1)

const detail = (change: Partial<Answer<'assetDetail'>> = {}): Answer<'assetDetail'> => ({
  asset: assetRow(1),
  variants: [],
  loaded_bytes: 2048,
  used_in: [],
  ...change,
})

const library: Answers = {
  assetList: { list: [assetRow(1)], next: null },
  assetDetail: detail(),
  studioSettings: settings(),
}

/** Simulates what a browser reports of a file that is dropped on its window. */
function drop(file: File): void {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } })
  window.dispatchEvent(event)
}

/** The list of uploads outlives the screen, as uploads do: a test leaves it empty. */
async function putAway(studio: TestStudio): Promise<void> {
  await click(await studio.find('button', '收起上传列表'))
  await studio.until(() => document.querySelector('.st-uploads') === null)
}

test('who only reads sees what a file is and where it is used, and changes nothing', async () => {
  await using studio = await createTestStudio({
    at: `/assets?asset=${hash}`,
    roles: ['auditor'],
    answers: { ...library, assetDetail: detail({ asset: assetRow(1, { created_by: null }) }) },
  })
  const drawer = await studio.find('dialog')
  await studio.sees('还没有页面使用它。', '这个文件没有更小的版本', '随页面导入', '使用位置（0）')
  expect(allOf('button', undefined, drawer).map(textOf).filter(Boolean)).toEqual(['复制地址'])
  expect(allOf('field', '名称', drawer)).toEqual([])
})

test('uploads go on while somebody is elsewhere, keep the window, and can be taken back', async () => {
  let arrive = (_: Answer<'assetUpload'>): void => undefined
  await using studio = await createTestStudio({
    at: '/assets',
    roles: ['administrator'],
    answers: {
      ...library,
      memberList: { list: [] },
      assetUpload: () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    },
  })
  await studio.sees('图片1.png')
  expect(closeWindow()).toBe(false)
  drop(new File(['x'], 'long.png', { type: 'image/png' }))
  await studio.sees('正在上传，还有 1 个（共 1 个）', '50%')
  await studio.until(() => closeWindow())
  await click(await studio.find('link', '成员'))
  await studio.find('button', '添加成员')
  await click(await studio.find('link', '素材库'))
  await studio.sees('正在上传，还有 1 个（共 1 个）')
  expect(studio.asked('assetUpload')).toHaveLength(1)
  arrive({ asset: assetRow(3, { name: 'long.png' }), is_new: true, removed: [] })
  await studio.sees('已上传 1 个文件')
  await studio.until(() => !closeWindow())
  await click(await studio.find('button', '查看 long.png'))
  await studio.until(() => studio.address() === `/assets?asset=${assetRow(3).hash}`)
  await putAway(studio)
})

test('a name that is being typed outlives what else is done with the file', async () => {
  await using studio = await createTestStudio({
    at: `/assets?asset=${hash}`,
    roles: ['editor'],
    answers: { ...library, assetChange: { asset: assetRow(1, { is_hidden: true }) } },
  })
  const drawer = await studio.find('dialog')
  await type(await studio.find('field', '名称', drawer), '首屏.png')
  studio.answer({ assetDetail: detail({ asset: assetRow(1, { is_hidden: true, uses: 2 }) }) })
  await click(await studio.find('button', '隐藏', drawer))
  await studio.find('button', '取消隐藏', drawer)
  expect(allOf('field', '名称', drawer)[0]).toHaveProperty('value', '首屏.png')
  studio.answer({ assetChange: refusal('serverError') })
  await click(await studio.find('button', '取消隐藏', drawer))
  await studio.sees('服务器开小差了')
  await studio.find('button', '取消隐藏', drawer)
  expect(studio.asked('assetChange').at(-1)).toEqual({ hash, is_hidden: false })
})

test('proportions of one’s own are whole numbers from 1 to 100, and the result is told before it is made', async () => {
  await using studio = await createTestStudio({
    at: `/assets?asset=${hash}`,
    roles: ['editor'],
    answers: { ...library, assetCrop: { asset: assetRow(9, { name: '图片1-裁剪.png' }) } },
  })
  await click(await studio.find('button', '裁剪'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('自定义')))
  await click(await studio.find('radio', '自定义', dialog))
  await studio.sees('裁剪后 600 × 400')
  const [width, height] = allOf('field', undefined, dialog).filter((field) =>
    field.matches('.ant-input-number-input'),
  )
  await type(width, '1')
  await type(height, '2')
  await studio.sees('裁剪后 200 × 400')
  await type(width, '')
  await studio.sees('裁剪后 200 × 400')
  const [submit] = [...dialog.querySelectorAll('.ant-modal-footer .ant-btn-primary')]
  await click(submit)
  await studio.sees('已存为 图片1-裁剪.png')
  expect(studio.asked('assetCrop')).toEqual([
    { hash, ratio_width: 1, ratio_height: 2, focus_x: 0.5, focus_y: 0.5 },
  ])
})

test('a drawing or a video is not cropped, and an address of a page is copied without the Studio’s own', async () => {
  const drawing = assetRow(1, { kind: 'svg', type: 'image/svg+xml', width: null, height: null })
  await using studio = await createTestStudio({
    at: `/assets?asset=${hash}`,
    roles: ['editor'],
    answers: {
      ...library,
      assetDetail: detail({ asset: drawing }),
      studioSettings: settings({ pages_origin: '' }),
    },
  })
  const drawer = await studio.find('dialog')
  await studio.sees('尺寸\n矢量图')
  expect(allOf('button', '裁剪', drawer)).toEqual([])
  await click(await studio.find('button', '复制地址', drawer))
  await studio.until(() => studio.around.copied.length === 1)
  expect(studio.around.copied).toEqual([`${location.origin}/assets/${hash}.png`])
})

test('a search that fails says so, and the one after it shows what it found', async () => {
  await using studio = await createTestStudio({
    at: '/assets?q=logo',
    roles: ['operator'],
    answers: { ...library, assetList: refusal('serverError') },
  })
  const again = await studio.find('button', '重试')
  studio.answer(library)
  await click(again)
  await studio.sees('图片1.png')
  expect(studio.asked('assetList').every(({ q }) => q === 'logo')).toBe(true)
})
