import { expect, test, vi } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  aroundPages,
  click,
  createTestStudio,
  doWith,
  noReply,
  pageRow,
  refusal,
  settings,
  textOf,
  type,
} from '../../testing'

type Row = Answer<'pageList'>['list'][number]

const found = (...list: Row[]): Answer<'pageList'> => ({
  list,
  next: null,
  counts: { draft: 1, published: 0, taken_down: 0, archived: 0 },
})

const answersWith = (...list: Row[]): Answers => ({
  pageList: found(...list),
  studioSettings: settings(),
  ...aroundPages,
})

test('a page is put away after a question and taken out without one', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: { ...answersWith(pageRow('etf')), pageArchive: {} },
  })
  await doWith(studio, '页面 etf', '归档')
  // Enter pressed without reading leaves everything as it was.
  await studio.until(() => textOf(document.activeElement ?? document.body).replace(/\s/g, '') === '取消')
  await click(await studio.find('button', '归档'))
  await studio.sees('已归档，可在“已归档”中找回')
  await studio.until(() => studio.asked('pageList').length === 2)

  studio.answer({ pageList: found(pageRow('etf', { state: 'archived' })) })
  await click(await studio.find('radio', /^已归档/))
  await studio.until(() => studio.asked('pageList').at(-1)?.state === 'archived')
  await studio.until(() => document.querySelector('.pg-card .st-mark-quiet') !== null)
  await doWith(studio, '页面 etf', '取消归档')
  await studio.sees('已取消归档')
  expect(studio.asked('pageArchive')).toEqual([
    { code: 'etf', is_archived: true },
    { code: 'etf', is_archived: false },
  ])
})

test('a code that visitors do not know yet is changed without any word of old addresses', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: { ...answersWith(pageRow('etf')), pageRename: refusal('fixedAddress') },
  })
  await doWith(studio, '页面 etf', '修改代码')
  const dialog = await studio.find('dialog')
  await studio.sees('页面还没有发布过，可以随时修改，旧代码随即空出来。')
  expect(textOf(dialog)).not.toContain('永久转到新地址')
  expect(textOf(dialog)).not.toContain('以前的代码')
  await type(await studio.find('field', '页面代码', dialog), '')
  await click(await studio.find('button', '修改代码', dialog))
  await studio.sees('请输入页面代码')
  await type(await studio.find('field', '页面代码', dialog), 'etf-new')
  await click(await studio.find('button', '修改代码', dialog))
  await studio.sees('固定地址和协议页面发布后不能更换代码')
  expect(allOf('field', '页面代码', dialog)[0]).toHaveProperty('value', 'etf-new')
  expect(studio.asked('pageRename')).toEqual([{ code: 'etf', new_code: 'etf-new' }])
})

test('an export or a preview that fails says so; a window that stood open for it is closed', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['operator'],
    answers: { ...answersWith(pageRow('etf')), pageExport: noReply, previewLink: refusal('notFound') },
  })
  const close = vi.fn()
  vi.stubGlobal('open', () => ({ close, location: { replace: () => undefined } }))
  await doWith(studio, '页面 etf', '导出')
  await studio.sees('网络异常')
  expect(studio.around.saved).toEqual([])
  await doWith(studio, '页面 etf', '预览')
  await studio.sees('内容不存在或已被删除')
  expect(close).toHaveBeenCalledOnce()
})

test('the way into a page is called by what its member may do there', async () => {
  const page = pageRow('etf', { owner: null, start_at: '2026-12-01T00:00:00Z' })
  {
    await using studio = await createTestStudio({
      at: '/pages',
      roles: ['approver'],
      answers: answersWith(page),
    })
    expect(textOf(await studio.find('button', '查看 页面 etf'))).toBe('查看')
    await studio.sees('命令行导入', '2026-12-01 08:00 起')
  }
  await using studio = await createTestStudio({ at: '/pages', roles: ['editor'], answers: answersWith(page) })
  expect(textOf(await studio.find('button', '编辑 页面 etf'))).toBe('编辑')
})

test('pages that were found stay while others are looked for, and a failure says so', async () => {
  let answerWith = (_: Answer<'pageList'>): void => undefined
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: {
      ...answersWith(),
      pageList: ({ state }) =>
        state === 'draft'
          ? new Promise((resolve) => {
              answerWith = resolve
            })
          : state === 'published'
            ? refusal('serverError')
            : found(pageRow('first')),
    },
  })
  await studio.sees('页面 first')
  await click(await studio.find('radio', '草稿 1'))
  await studio.until(() => document.querySelector('.pg-cards.pg-old') !== null)
  await studio.sees('页面 first')
  answerWith(found(pageRow('second')))
  await studio.sees('页面 second')
  expect(document.querySelector('.pg-old')).toBe(null)
  await click(await studio.find('radio', '已发布 0'))
  await studio.sees('服务器开小差了')
  studio.answer({ pageList: found(pageRow('third')) })
  await click(await studio.find('button', '重试'))
  await studio.sees('页面 third')
})

test('an office that forbids sites to store anything still has its list, as cards and as a table', async () => {
  const forbid = () => {
    throw new DOMException('The office forbids it', 'SecurityError')
  }
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: answersWith(pageRow('etf')),
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  await studio.sees('页面 etf')
  await click(await studio.find('radio', '表格'))
  await studio.until(() => allOf('row').length === 1)
  await click(await studio.find('radio', '卡片'))
  await studio.until(() => allOf('row').length === 0)
})

test('a page is drawn once it comes near, without scripts, and not anew with every answer of the list', async () => {
  const watched: (() => void)[] = []
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: answersWith(pageRow('etf', { look: '/look/etf?key=1' })),
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        watched.push(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  await studio.sees('页面 etf')
  expect(document.querySelector('iframe')).toBe(null)
  for (const comeNear of watched) comeNear()
  const frame = await studio.until(() => document.querySelector('iframe') ?? undefined)
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual(['/look/etf?key=1', ''])

  studio.answer({ pageList: found(pageRow('etf', { look: '/look/etf?key=2' })) })
  await studio.refresh()
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/look/etf?key=1')
  studio.answer({ pageList: found(pageRow('etf', { look: '/look/etf?key=3', revision: 5 })) })
  await studio.refresh()
  await studio.until(() => {
    for (const comeNear of watched) comeNear()
    return document.querySelector('iframe')?.getAttribute('src') === '/look/etf?key=3'
  })
})

test('in production a warning says that pages print examples, and who mends that', async () => {
  const site = { ...settings().site, company: '示例公司', phone: '示例电话' }
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: {
      ...aroundPages,
      pageList: found(pageRow('etf')),
      studioSettings: settings({ env: 'production', site }),
    },
  })
  await studio.sees(
    '公司信息中的公司名称、投诉电话还是示例，访客会在页脚看到。',
    '请管理员在“公司信息”中填写',
  )
  expect(allOf('link', '去填写')).toEqual([])
})
