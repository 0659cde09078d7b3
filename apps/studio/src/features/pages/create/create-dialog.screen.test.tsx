import { expect, test, vi } from 'vitest'
import {
  allOf,
  click,
  createTestStudio,
  press,
  refusal,
  type TestStudio,
  textOf,
  type,
} from '../../../testing'
import type { Template } from '../templates/use-templates'
import { CreateDialog } from './create-dialog'

const CODE_OF_TODAY = /^lead-\d{8}$/

const template = (id: string, title: string, page_title: string): Template => ({
  id,
  title,
  page_title,
  purpose: 'acquire',
  about: '',
  words: [],
  look: `/studio/looks/library/templates/${id}?preview_token=t`,
})
const lead = template('lead', '线索表单', '免费领取资料')
const other = template('live', '直播', '直播预约')
const DOCUMENT = '{"code":"template","title":"免费领取资料","page_schema":[]}'

const fieldOf = (label: string) => allOf('field', label)[0] as HTMLInputElement

async function openCreate(): Promise<TestStudio> {
  const studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    screen: <CreateDialog onClose={() => undefined} />,
    answers: {
      templateList: { list: [lead, other], own: [] },
      templateUse: { document: DOCUMENT, slots: [], images: {}, files: { images: {}, videos: {} } },
    },
  })
  await studio.find('dialog')
  return studio
}

/** Passes a file to the dialog, as if dropped or chosen. */
async function hand(studio: TestStudio, file: File): Promise<void> {
  // A new input for each file.
  const input = await studio.until(() => document.querySelector('input[type=file]') ?? undefined)
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a template proposes a title and a code, is wanted before anything is made, and goes with the page', async () => {
  await using studio = await openCreate()
  await type(await studio.find('field', '页面标题'), '开户活动')
  await type(await studio.find('field', '页面代码'), 'open-account')
  await click(await studio.find('button', '创建并编辑'))
  await studio.sees('请先选择一个模板')
  expect(studio.asked('pageCreate')).toEqual([])

  studio.answer({ pageCreate: refusal('unusableDocument') })
  await click(await studio.find('radio', new RegExp(`^${lead.title}`)))
  await studio.misses('请先选择一个模板')
  // What somebody has typed stays, whatever they choose then.
  expect([fieldOf('页面标题').value, fieldOf('页面代码').value]).toEqual(['开户活动', 'open-account'])
  // As in any form.
  await press(await studio.find('field', '页面标题'), 'Enter')
  await studio.sees('页面文件无法使用，请检查后重试')

  studio.answer({ pageCreate: { code: 'open-account', findings: [] } })
  await click(await studio.find('button', '创建并编辑'))
  await studio.until(() => studio.address() === '/pages/open-account/edit')
  expect(studio.asked('pageCreate').at(-1)).toEqual({
    title: '开户活动',
    code: 'open-account',
    document: DOCUMENT,
  })
})

test('another template brings its own title and code as long as nobody has typed one', async () => {
  await using studio = await openCreate()
  await click(await studio.find('radio', new RegExp(`^${lead.title}`)))
  await studio.until(() => fieldOf('页面标题').value === lead.page_title)
  expect(fieldOf('页面代码').value).toMatch(CODE_OF_TODAY)
  await click(await studio.find('radio', new RegExp(`^${other.title}`)))
  await studio.until(() => fieldOf('页面标题').value === other.page_title)
  expect(fieldOf('页面代码').value.startsWith(`${other.id}-`)).toBe(true)
})

test('a title that is too long stays as it was written, and says how long it may be', async () => {
  await using studio = await openCreate()
  await click(await studio.find('radio', '空白页面'))
  await type(await studio.find('field', '页面标题'), '长'.repeat(61))
  await click(await studio.find('button', '创建并编辑'))
  await studio.sees('最多 60 个字，请删减', '61 / 60')
  expect(fieldOf('页面标题').value).toHaveLength(61)
  expect(studio.asked('pageCreate')).toEqual([])
  await type(await studio.find('field', '页面标题'), '长'.repeat(60))
  studio.answer({ pageCreate: refusal('serverError') })
  await click(await studio.find('button', '创建并编辑'))
  await studio.sees('服务器开小差了')
  // Another way may work better, so the problem with this one is no longer shown.
  await click(await studio.find('radio', '从模板开始'))
  await click(await studio.find('radio', new RegExp(`^${lead.title}`)))
  await studio.misses('服务器开小差了')
})

test('a file tells what reading it mends, the first few at once, and is handed on as it was written', async () => {
  await using studio = await openCreate()
  await click(await studio.find('radio', '导入文件'))
  await studio.sees('把页面文件拖到这里，或点击选择', '不超过 512 KB')
  const strangers = Array.from({ length: 8 }, (_, at) => ({ name: `wheel-${at}`, value: {} }))
  const text = JSON.stringify({
    code: '不是代码',
    title: '  来自文件  ',
    page_schema: [...strangers, { name: 'text', value: { html: '<p>欢迎</p>' } }],
  })
  await hand(studio, new File([text], 'page.json'))
  await studio.sees('page.json', '换一个文件', '可以使用：1 个组件，读取时修正了', '还有')
  const shown = document.querySelectorAll('.pg-findings li').length
  await click(await studio.find('button', /^还有 \d+ 条$/))
  await studio.until(() => document.querySelectorAll('.pg-findings li').length > shown)

  // The code in the file is invalid, so one with today's date is proposed.
  expect(fieldOf('页面标题').value).toBe('来自文件')
  expect(fieldOf('页面代码').value).toMatch(/^page-\d{8}$/)
  studio.answer({ pageCreate: refusal('alreadyExists') })
  await click(await studio.find('button', '创建并编辑'))
  await studio.sees('已被其他页面使用，可以试试')
  expect(studio.asked('pageCreate').map(({ document }) => document)).toEqual([text])
})

test('a file that cannot be read, or is no page, says so and makes none', async () => {
  await using studio = await openCreate()
  await click(await studio.find('radio', '导入文件'))
  const gone = new File(['{}'], 'gone.json')
  vi.spyOn(gone, 'text').mockRejectedValue(new Error('It lies on a stick that was pulled'))
  await hand(studio, gone)
  await studio.sees('gone.json', '文件读不出来，请重新选择')
  await type(await studio.find('field', '页面标题'), '新页面')
  await type(await studio.find('field', '页面代码'), 'new-page')
  await click(await studio.find('button', '创建并编辑'))
  await studio.sees('请先选择一个页面文件')

  await hand(studio, new File(['{"title":"没有组件"}'], 'none.json'))
  await studio.sees('none.json', '这个文件不能使用')
  await studio.misses('文件读不出来')
  await click(await studio.find('button', '创建并编辑'))
  await studio.sees('这个文件不能使用，请换一个')
  expect(allOf('alert').map(textOf)).toHaveLength(1)
  expect(studio.asked('pageCreate')).toEqual([])
})
