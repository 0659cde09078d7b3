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
  pageDetail,
  pageRow,
  refusal,
  settings,
  type,
} from '../../../testing'
import { CreateDialog } from '../create/create-dialog'

type Own = Answer<'templateList'>['own'][number]

const own = (id: number, name: string): Own => ({
  id,
  name,
  purpose: 'event',
  about: '一年四次',
  page_title: '季度报告会',
  look: `/look/own/${id}`,
  updated_at: '2026-11-20T00:00:00Z',
  updated_by: '王芳',
})
const DOCUMENT = { title: '页面 etf', page_schema: [] }

const listAnswers = (templates: Own[]): Answers => ({
  ...aroundPages,
  studioSettings: settings(),
  pageList: {
    list: [pageRow('etf')],
    next: null,
    counts: { draft: 1, published: 0, taken_down: 0, archived: 0 },
  },
  pageDetail: pageDetail(pageRow('etf'), { document: DOCUMENT }),
  templateList: { list: [], own: templates },
})

test('a page of the list is kept as a template; a name that is taken is said, and nothing is lost', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: { ...listAnswers([]), templateCreate: refusal('alreadyExists') },
  })
  await doWith(studio, '页面 etf', '存为模板')
  const dialog = await studio.find('dialog')
  const name = (await studio.find('field', /模板名称/, dialog)) as HTMLInputElement
  expect(name.value).toBe('页面 etf')
  await type(name, '报告会')
  await choose(await studio.find('combobox', '用途'), '活动')
  await click(await studio.find('button', '存为模板', dialog))
  await studio.sees('已存在同名内容，请换一个')
  expect(name.value).toBe('报告会')
  studio.answer({ templateCreate: { template: own(1, '报告会') } })
  await click(await studio.find('button', '存为模板', dialog))
  await studio.sees('已存为模板“报告会”')
  expect(studio.asked('templateCreate').at(-1)).toEqual({
    name: '报告会',
    purpose: 'event',
    about: '',
    document: JSON.stringify(DOCUMENT),
  })
})

test('a page takes the place of a template', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: { ...listAnswers([own(7, '报告会')]), templateChange: { template: own(7, '报告会') } },
  })
  await doWith(studio, '页面 etf', '存为模板')
  await click(await studio.find('radio', '替换已有的'))
  await studio.sees('已经用过它的页面不受影响')
  await choose(await studio.find('combobox', '选择要替换的模板'), '报告会')
  await click(await studio.find('button', '替换'))
  await studio.sees('模板“报告会”已换成这个页面')
  expect(studio.asked('templateChange')).toEqual([{ id: 7, document: JSON.stringify(DOCUMENT) }])
})

const openGallery = (answers: Answers) =>
  createTestStudio({
    at: '/pages',
    roles: ['editor'],
    screen: <CreateDialog onClose={() => undefined} />,
    answers: { ...listAnswers([own(7, '报告会')]), ...answers },
  })

test('the gallery has the company’s own first, to rename and to delete', async () => {
  await using studio = await openGallery({
    templateChange: { template: own(7, '股东会') },
    templateDelete: {},
  })
  await studio.sees('我们的模板', '报告会', '一年四次', '2026-11-20 08:00 · 王芳')
  await click(await studio.find('button', '修改模板“报告会”的名称和用途'))
  await type(await studio.find('field', /模板名称/), '股东会')
  await click(await studio.find('button', '保存'))
  await studio.until(() => studio.asked('templateChange').length === 1)
  expect(studio.asked('templateChange')).toEqual([
    { id: 7, name: '股东会', purpose: 'event', about: '一年四次' },
  ])
  await click(await studio.find('button', '删除模板“报告会”'))
  await studio.sees('删除模板“报告会”？', '已经用过它的页面不受影响。')
  await click(await studio.until(() => allOf('button', '删除').at(-1)))
  await studio.until(() => studio.asked('templateDelete').length === 1)
})

test('a page begins with a template of the company’s own', async () => {
  await using studio = await openGallery({
    templateUse: {
      document: '{"title":"t","page_schema":[]}',
      slots: [],
      images: {},
      files: { images: {}, videos: {} },
    },
    pageCreate: { code: 'own-1', findings: [] },
  })
  await click(await studio.find('radio', /报告会/))
  await click(await studio.find('button', '创建并编辑'))
  await studio.until(() => studio.asked('pageCreate').length === 1)
  expect(studio.asked('templateUse')).toEqual([{ id: 'own/7' }])
  expect(studio.asked('pageCreate')[0]?.code).toMatch(/^page-\d{8}$/)
})
