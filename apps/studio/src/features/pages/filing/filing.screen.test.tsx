import { expect, test } from 'vitest'
import type { Answer } from '../../../state/calls'
import {
  type Answers,
  allOf,
  aroundPages,
  choose,
  click,
  createTestStudio,
  doWith,
  pageRow,
  press,
  refusal,
  settings,
  type,
} from '../../../testing'

type Row = Answer<'pageList'>['list'][number]

const SPRING = { id: 3, name: '春季', count: 2 }
const FILING: Answer<'filingList'> = {
  folders: [SPRING, { id: 4, name: '夏季', count: 0 }],
  unfiled: 5,
  tags: [
    { name: '直播', count: 2 },
    { name: 'ETF', count: 1 },
  ],
}

const answersWith = (...list: Row[]): Answers => ({
  ...aroundPages,
  filingList: FILING,
  studioSettings: settings(),
  pageList: {
    list,
    next: null,
    counts: { draft: list.length, published: 0, taken_down: 0, archived: 0 },
  },
})

const open = (answers: Answers, { at = '/pages', roles = ['editor'] as ('editor' | 'auditor')[] } = {}) =>
  createTestStudio({ at, roles, answers })

test('a folder and a tag narrow the list; the address says so, and a search leaves the folder', async () => {
  await using studio = await open(
    answersWith(pageRow('etf', { folder: { id: 3, name: '春季' }, tags: ['直播'] })),
  )
  await studio.sees('页面 etf', '春季', '直播 2')
  await choose(await studio.find('combobox', '文件夹'), '春季 2')
  await studio.until(() => studio.asked('pageList').at(-1)?.folder === 3)
  await click(await studio.find('button', 'ETF 1'))
  await studio.until(() => studio.asked('pageList').at(-1)?.tag === 'ETF')
  expect(window.location.search).toBe('?folder=3&tag=ETF')
  const search = await studio.find('field', '页面标题或代码')
  await type(search, '开户')
  await press(search, 'Enter')
  await studio.until(() => studio.asked('pageList').at(-1)?.q === '开户')
  expect(studio.asked('pageList').at(-1)).toMatchObject({ tag: 'ETF' })
  expect(studio.asked('pageList').at(-1)).not.toHaveProperty('folder')
})

test('an empty folder says how to fill it', async () => {
  await using studio = await open(answersWith(), { at: '/pages?folder=4' })
  await studio.sees('这里还没有页面')
})

test('pages that are chosen go to a folder together', async () => {
  await using studio = await open({ ...answersWith(pageRow('one'), pageRow('two')), pageMove: { moved: 2 } })
  for (const code of ['one', 'two']) await click(await studio.find('checkbox', `选中 页面 ${code}`))
  await studio.sees('已选 2 条')
  await choose(await studio.find('combobox', '移到文件夹'), '春季')
  await studio.sees('已把 2 个页面移到“春季”')
  expect(studio.asked('pageMove')).toEqual([{ codes: ['one', 'two'], folder: 3 }])
  await studio.misses('已选 2 条')
})

test('one page gets its folder and tags; what was refused leaves the dialog open', async () => {
  const page = pageRow('etf', { folder: { id: 3, name: '春季' }, tags: ['直播'] })
  await using studio = await open({ ...answersWith(page), pageTag: {}, pageMove: refusal('notFound') })
  await doWith(studio, '页面 etf', '文件夹和标签')
  await studio.find('dialog')
  await choose(await studio.find('combobox', '标签'), 'ETF')
  await choose(await studio.find('combobox', '文件夹', await studio.find('dialog')), '夏季')
  await click(await studio.find('button', '保存'))
  await studio.sees('内容不存在或已被删除')
  expect(studio.asked('pageTag')).toEqual([{ codes: ['etf'], add: ['ETF'], remove: [] }])
  expect(studio.asked('pageMove')).toEqual([{ codes: ['etf'], folder: 4 }])
  expect(allOf('dialog')).toHaveLength(1)
})

test('folders are made, renamed and deleted, and before that it is said where their pages go', async () => {
  await using studio = await open({
    ...answersWith(pageRow('etf')),
    folderCreate: refusal('alreadyExists'),
    folderChange: {},
    folderDelete: { released: 2 },
  })
  await click(await studio.find('button', '管理文件夹'))
  const dialog = await studio.find('dialog')
  await type(await studio.find('field', '新文件夹的名称', dialog), '春季')
  await click(await studio.find('button', '新建', dialog))
  await studio.sees('已存在同名内容，请换一个')
  await click(await studio.find('button', '重命名 夏季', dialog))
  await type(await studio.find('field', '文件夹名称', dialog), '暑期')
  await click(await studio.find('button', '保存', dialog))
  await studio.until(() => studio.asked('folderChange').length === 1)
  expect(studio.asked('folderChange')).toEqual([{ id: 4, name: '暑期' }])
  await click(await studio.find('button', '删除 春季', dialog))
  await studio.sees('里面的页面（2 个，不含已归档的）不会删除，会移到“未分类”。')
  await click(await studio.find('button', '删除'))
  await studio.sees('文件夹已删除')
  expect(studio.asked('folderDelete')).toEqual([{ id: 3 }])
})

test('pages that colleagues write on are marked', async () => {
  await using studio = await open({
    ...answersWith(pageRow('etf'), pageRow('fund')),
    presenceList: { list: [{ code: 'fund', members: [{ member_id: 2, name: '赵编辑' }] }] },
  })
  await studio.sees('赵编辑 正在编辑')
  expect(document.body.textContent?.match(/正在编辑/g)).toHaveLength(1)
})

test('who may only read sees the order and changes nothing of it', async () => {
  await using studio = await open(answersWith(pageRow('etf', { tags: ['直播'] })), { roles: ['auditor'] })
  await studio.sees('页面 etf', '直播')
  expect(allOf('checkbox')).toEqual([])
  expect(allOf('button', '管理文件夹')).toEqual([])
})
