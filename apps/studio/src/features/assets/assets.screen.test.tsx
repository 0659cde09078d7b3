import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  allOf,
  assetRow,
  click,
  createTestStudio,
  nameOf,
  noReply,
  press,
  refusal,
  settings,
  textOf,
  type,
} from '../../testing'

const hash = assetRow(1).hash

const detail = (change: Partial<Answer<'assetDetail'>> = {}): Answer<'assetDetail'> => ({
  asset: assetRow(1),
  variants: [{ format: 'webp', width: 375, bytes: 512, url: '/assets/small.webp' }],
  loaded_bytes: 512,
  used_in: [{ code: 'etf', title: 'ETF 训练营', where: 'both' }],
  ...change,
})

test('the library is searched by its address, part by part, and says when it is empty', async () => {
  await using studio = await createTestStudio({
    at: '/assets?kind=svg&q=logo&asset=nonsense',
    roles: ['auditor'],
    answers: {
      assetList: ({ after, kind, hidden }) => {
        if (hidden) return { list: [], next: null }
        if (kind === 'video') return { list: [], next: null }
        return after
          ? { list: [assetRow(2, { uses: 3 })], next: null }
          : { list: [assetRow(1, { type: 'image/svg+xml', kind: 'svg' })], next: 'x' }
      },
    },
  })
  await studio.sees('图片1.png', 'SVG', '750 × 400 · 2 KB', '未使用')
  // A member who may not upload is not asked to.
  expect(studio.text()).not.toContain('拖到这里')
  await click(await studio.find('button', '加载更多'))
  await studio.sees('图片2.png', '3 个页面使用')
  expect(studio.asked('assetList').map(({ q, kind, after, limit }) => [q, kind, after, limit])).toEqual([
    ['logo', 'svg', undefined, 60],
    ['logo', 'svg', 'x', 60],
  ])
  await click(await studio.find('radio', '视频'))
  await studio.sees('没有找到符合条件的素材')
  expect(studio.address()).toBe('/assets?q=logo&kind=video')
  await click(await studio.find('button', '清空条件'))
  await studio.sees('图片1.png')
  expect(studio.address()).toBe('/assets')
  await click(await studio.find('switch'))
  await studio.sees('没有隐藏的素材。')
  expect(studio.address()).toBe('/assets?hidden=1')
})

test('a file is renamed, hidden and copied by its address; a failure says so and changes nothing', async () => {
  await using studio = await createTestStudio({
    at: `/assets?asset=${hash}`,
    roles: ['editor'],
    answers: {
      assetList: { list: [assetRow(1)], next: null },
      assetDetail: detail(),
      assetChange: refusal('notFound'),
      studioSettings: settings({ pages_origin: 'https://pages.example.com' }),
    },
  })
  const drawer = await studio.find('dialog')
  await studio.sees('WebP 宽 375', '省 75%', 'ETF 训练营')
  expect((await studio.find('link', /ETF/, drawer)).getAttribute('href')).toBe('/studio/pages/etf/edit')
  const rename = await studio.find('button', '改名', drawer)
  expect(rename).toHaveProperty('disabled', true)
  await type(await studio.find('field', '名称', drawer), '   ')
  await studio.until(() => !rename.matches(':disabled'))
  await click(rename)
  await studio.sees('请输入名称')
  await type(await studio.find('field', '名称', drawer), '首屏.png')
  await studio.until(() => !rename.matches(':disabled'))
  await click(rename)
  await studio.sees('内容不存在或已被删除')
  studio.answer({ assetChange: { asset: assetRow(1, { name: '首屏.png' }) } })
  await studio.until(() => !rename.matches(':disabled'))
  await click(rename)
  await studio.sees('已保存')
  expect(studio.asked('assetChange').at(-1)).toEqual({ hash, name: '首屏.png' })
  await click(await studio.find('button', '隐藏', drawer))
  await studio.sees('已隐藏，可在“查看已隐藏”中找回')
  expect(studio.asked('assetChange').at(-1)).toEqual({ hash, is_hidden: true })
  await click(await studio.find('button', '复制地址', drawer))
  await studio.sees('地址已复制')
  expect(studio.around.copied).toEqual([`https://pages.example.com/assets/${hash}.png`])
})

test('a crop is moved by keys, says how large it will be, and opens what it has made', async () => {
  await using studio = await createTestStudio({
    at: `/assets?asset=${hash}`,
    roles: ['administrator'],
    answers: {
      assetList: { list: [assetRow(1)], next: null },
      assetDetail: ({ hash: asked }) =>
        detail({ asset: asked === hash ? assetRow(1) : assetRow(9), used_in: [] }),
      assetCrop: refusal('unusableFile'),
      studioSettings: settings(),
    },
  })
  await click(await studio.find('button', '裁剪'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('1:1')))
  const submit = () =>
    [...dialog.querySelectorAll<HTMLElement>('.ant-modal-footer button')].at(-1) as HTMLElement
  await studio.sees(/400 × 400/)
  const stage = dialog.querySelector('.st-crop-stage button') as HTMLElement
  await press(stage, 'ArrowRight', { shiftKey: true })
  await press(stage, 'ArrowUp')
  await studio.until(() => textOf(dialog).includes('60') && textOf(dialog).includes('48'))
  // The whole picture is not a crop.
  await click(await studio.find('radio', '750:400', dialog))
  await studio.until(() => submit().matches(':disabled'))
  await click(await studio.find('radio', '16:9', dialog))
  await studio.until(() => !submit().matches(':disabled'))
  await click(submit())
  await studio.sees('文件无法使用，请换一个文件')
  studio.answer({ assetCrop: { asset: assetRow(9) } })
  await click(submit())
  await studio.until(() => studio.address().includes(assetRow(9).hash))
  expect(studio.asked('assetCrop').at(-1)).toEqual({
    hash,
    ratio_width: 16,
    ratio_height: 9,
    focus_x: 0.6,
    focus_y: 0.48,
  })
})

test('one that is gone says so without a second try, others may be asked for again', async () => {
  await using studio = await createTestStudio({
    at: `/assets?asset=${hash}`,
    roles: ['auditor'],
    answers: { assetList: refusal('serverError'), assetDetail: refusal('notFound') },
  })
  const drawer = await studio.find('dialog')
  await studio.until(() => textOf(drawer).includes('内容不存在或已被删除'))
  expect(allOf('button', '重试', drawer)).toEqual([])
  expect(allOf('button', '重试')).toHaveLength(1)
})

test('of several files one that fails stops no other, and leaves the list only when somebody says so', async () => {
  let isUp = false
  await using studio = await createTestStudio({
    at: '/assets',
    roles: ['editor'],
    answers: {
      assetList: { list: [], next: null },
      assetUpload: ({ name }) => {
        if (name === 'line.png' && !isUp) return noReply
        if (name === 'fake.png') return refusal('unusableFile')
        return {
          asset: assetRow(3, { name }),
          is_new: name !== 'twice.png',
          removed: name.endsWith('svg') ? ['script'] : [],
        }
      },
    },
  })
  await studio.sees('还没有素材。')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  const files = ['line.png', 'fake.png', 'twice.png', 'logo.svg', 'empty.png'].map(
    (name) =>
      new File(name === 'empty.png' ? [] : ['x'], name, {
        type: name.endsWith('svg') ? 'image/svg+xml' : 'image/png',
      }),
  )
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await studio.sees(
    '已上传 2 个文件，3 个没有成功',
    '素材库里已有',
    '已移除不安全的内容：script',
    '网络异常',
    '文件是空的',
  )
  // What the gateway will never take is not offered again.
  expect(allOf('button', /^重新上传/).map(nameOf)).toEqual(['重新上传 line.png'])
  expect(studio.asked('assetUpload').map(({ name }) => name)).not.toContain('empty.png')
  await studio.until(() => studio.asked('assetList').length > 1)
  isUp = true
  await click(await studio.find('button', '重新上传 line.png'))
  await studio.sees('已上传 3 个文件，2 个没有成功')
  await click(await studio.find('button', '从列表中移除 fake.png'))
  await studio.misses('fake.png')
  await click(await studio.find('button', '收起上传列表'))
  await studio.misses('line.png')
})
