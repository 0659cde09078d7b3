import { expect, test, vi } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  approvalPolicy,
  aroundPages,
  choose,
  click,
  createTestStudio,
  nameOf,
  pageDetail,
  pageRow,
  press,
  refusal,
  settings,
  type TestStudio,
  textOf,
  type,
} from '../../testing'

type Row = Answer<'pageList'>['list'][number]

const found = (list: Row[], change: Partial<Answer<'pageList'>> = {}): Answer<'pageList'> => ({
  list,
  next: null,
  counts: { draft: 1, published: 1, taken_down: 0, archived: 2 },
  ...change,
})

const answersWith = (list: Row[]): Answers => ({
  pageList: found(list),
  ...aroundPages,
  studioSettings: settings(),
})

/** The actions that a page offers, and why some of them are not possible. */
async function actsOf(studio: TestStudio, title: string) {
  await click(await studio.find('button', `${title} 的更多操作`))
  await studio.find('menuitem', '导出')
  return allOf('menuitem').map(nameOf)
}

test('the list is narrowed, counted and drawn as somebody likes it', async () => {
  localStorage.clear()
  await using studio = await createTestStudio({
    at: '/pages?owner=me',
    roles: ['editor'],
    answers: {
      ...aroundPages,
      studioSettings: settings(),
      pageList: ({ after, state, q }) => {
        if (q) return found([])
        if (state === 'published')
          return found([pageRow('live', { state: 'published', published_version: 3 })])
        return after
          ? found([pageRow('second')])
          : found([pageRow('first', { former_codes: ['old'] })], { next: 'n' })
      },
    },
  })
  await studio.sees('页面 first', '有旧地址', '草稿', '长期', '2026-11-20 08:00 · 王芳', '全部 2', '已归档 2')
  await click(await studio.find('button', '加载更多'))
  await studio.sees('页面 second')
  await click(await studio.find('radio', '表格'))
  await studio.until(() => allOf('row').length === 2)
  expect(localStorage.getItem('yingzao.pages.look')).toBe('table')
  await click(await studio.find('radio', '已发布 1'))
  await studio.sees('有未发布的修改', '页面 live')
  expect(studio.address()).toBe('/pages?state=published&owner=me')
  await choose(await studio.find('combobox', '负责人'), '全部人员')
  await studio.until(() => studio.address() === '/pages?state=published')
  await type(await studio.find('field', '页面标题或代码'), '  没有  ')
  await press(await studio.find('field', '页面标题或代码'), 'Enter')
  await studio.sees('没有符合条件的页面，可以放宽或清空条件再试。')
  expect(studio.asked('pageList').at(-1)).toMatchObject({ q: '没有', state: 'published' })
  localStorage.clear()
})

test.each([
  {
    roles: ['editor'] as const,
    page: {},
    acts: [
      '预览',
      '数据',
      '版本记录',
      '复制',
      '修改代码',
      '文件夹和标签',
      '存为模板',
      '导出',
      '提交审批',
      '归档',
    ],
  },
  {
    roles: ['editor'] as const,
    page: { state: 'published' as const, was_published: true },
    acts: ['预览', '推广', '数据', '版本记录', '复制', '文件夹和标签', '存为模板', '导出', '提交审批'],
  },
  {
    roles: ['approver'] as const,
    page: { state: 'published' as const, was_published: true },
    acts: ['预览', '推广', '数据', '版本记录', '修改代码', '导出', '发布', '定时', '下线'],
  },
  {
    roles: ['operator'] as const,
    page: { state: 'published' as const },
    acts: ['预览', '推广', '数据', '版本记录', '导出', '下线'],
  },
  {
    roles: ['administrator'] as const,
    page: { state: 'archived' as const },
    acts: ['预览', '数据', '版本记录', '复制', '修改代码', '文件夹和标签', '存为模板', '导出', '取消归档'],
  },
])('a member who is $roles may do with a page $page: $acts', async ({ roles, page, acts }) => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles,
    answers: answersWith([pageRow('etf', page)]),
  })
  const offered = await actsOf(studio, '页面 etf')
  expect(offered.map((name) => acts.find((act) => name.startsWith(act)) ?? name)).toEqual(acts)
  if (acts.includes('提交审批')) {
    await studio.sees('草稿保存后，审批同事在这里就能看到并发布')
  }
})

test('where pages need approval, an editor submits them from the list', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: {
      ...answersWith([pageRow('etf')]),
      approvalPolicy: approvalPolicy({ is_required: true }),
      pageDetail: pageDetail(pageRow('etf')),
      reviewList: { list: [], next: null, counts: { mine: 0, waiting: 0, overdue: 0 } },
    },
  })
  await actsOf(studio, '页面 etf')
  await click(await studio.find('menuitem', '提交审批'))
  await studio.sees('提交审批“页面 etf”', '页面要通过审批才能发布')
})

test('without pages an editor is told how to begin, and a reader who does', async () => {
  const none = {
    ...aroundPages,
    studioSettings: settings(),
    pageList: found([]),
    templateList: { list: [], own: [] },
  }
  {
    await using studio = await createTestStudio({ at: '/pages', roles: ['operator'], answers: none })
    await studio.sees('还没有页面', '编辑同事新建页面后，会出现在这里。')
    expect(allOf('button', '新建页面')).toEqual([])
  }
  await using studio = await createTestStudio({ at: '/pages', roles: ['editor'], answers: none })
  await studio.sees('从模板开始最快')
  expect(allOf('button', '新建页面')).toHaveLength(2)
})

test('a new page wants something to begin with, keeps what was typed, and says when its code is taken', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: {
      ...answersWith([]),
      templateList: { list: [], own: [] },
      pageCreate: refusal('alreadyExists'),
    },
  })
  await click(await studio.until(() => allOf('button', '新建页面')[0]))
  const dialog = await studio.find('dialog')
  const submit = await studio.find('button', '创建并编辑', dialog)
  const title = (await studio.find('field', '页面标题', dialog)) as HTMLInputElement
  const code = (await studio.find('field', '页面代码', dialog)) as HTMLInputElement
  await click(submit)
  await studio.sees('请输入页面标题', '请输入页面代码')
  await click(await studio.find('radio', '空白页面', dialog))
  await studio.until(() => title.value === '新页面')
  expect(code.value).toMatch(/^page-\d{8}$/)
  await type(title, 'ETF 定投')
  await studio.until(() => /^etf-\d{8}$/.test(code.value))
  await type(code, 'etf 2026')
  await click(submit)
  await studio.sees('页面代码由 1 至 64 个字母、数字、下划线或短横线组成')
  await type(code, 'etf-2026')
  await click(await studio.find('radio', '导入文件', dialog))
  await click(submit)
  await studio.sees('请先选择一个页面文件')
  // What somebody has typed stays, whatever they choose then.
  expect([title.value, code.value]).toEqual(['ETF 定投', 'etf-2026'])
  await click(await studio.find('radio', '空白页面', dialog))
  await studio.misses('请先选择一个页面文件')
  await click(submit)
  await studio.sees('“etf-2026”已被其他页面使用，可以试试“etf-2026-2”')
  expect(studio.asked('pageCreate')).toEqual([{ title: 'ETF 定投', code: 'etf-2026' }])
  await studio.until(() => document.activeElement === code)
})

test('a file is read before it goes anywhere: what would be mended is told, what is no page is refused', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: { ...answersWith([]), templateList: { list: [], own: [] } },
  })
  await click(await studio.until(() => allOf('button', '新建页面')[0]))
  const dialog = await studio.find('dialog')
  await click(await studio.find('radio', '导入文件', dialog))
  const hand = async (name: string, text: string) => {
    // A new one for each file.
    const input = await studio.until(() => dialog.querySelector('input[type=file]') ?? undefined)
    Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], name)] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await hand('photo.json', '<svg>')
  await studio.sees('photo.json', '这个文件不能使用')
  await click(await studio.find('button', '创建并编辑', dialog))
  await hand('page.json', JSON.stringify({ code: 'from-file', title: '来自文件', page_schema: [] }))
  await studio.sees('page.json', '可以使用：0 个组件')
  await studio.until(() => (allOf('field', '页面代码', dialog)[0] as HTMLInputElement).value === 'from-file')
  expect(allOf('field', '页面标题', dialog)[0]).toHaveProperty('value', '来自文件')
  await hand('huge.json', ' '.repeat(512 * 1024 + 1))
  await studio.sees('文件超过 512 KB，请换一个文件')
  expect(studio.asked('pageCreate')).toEqual([])
})

test('publishing says what goes live where, lists what stands in the way and what was not drawn', async () => {
  const page = pageRow('etf', { state: 'published', published_version: 3, end_at: '2026-12-01T00:00:00Z' })
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['approver'],
    answers: {
      ...answersWith([page]),
      pageDetail: refusal('serverError'),
      pagePublish: refusal('conflict'),
      versionList: { list: [], next: null },
    },
  })
  const open = async () => {
    await actsOf(studio, '页面 etf')
    await click(await studio.find('menuitem', '发布'))
    return studio.find('dialog')
  }
  let dialog = await open()
  const again = await studio.find('button', '重试', dialog)
  expect(allOf('button', '发布', dialog)[0]).toHaveProperty('disabled', true)
  studio.answer({
    pageDetail: pageDetail(page, { base_version: 3 }),
  })
  await click(again)
  await studio.sees(
    '替换访客正在看的第 3 版',
    'https://pages.example.com/h5-page/h5/etf',
    '至 2026-12-01 08:00，之后访客看到“活动已结束”',
  )
  await click(await studio.find('button', '复制地址', dialog))
  await studio.until(() => studio.around.copied[0] === 'https://pages.example.com/h5-page/h5/etf')
  await click(await studio.find('button', '发布', dialog))
  await studio.sees('页面刚刚又有修改，请关闭后重新打开')
  expect(studio.asked('pagePublish')).toEqual([{ code: 'etf', revision: 4 }])
  const finding = {
    rule: 'no-risk',
    severity: 'error' as const,
    path: 'page_schema[2]',
    message: '缺少风险提示',
    fix: '添加页脚',
  }
  studio.answer({ pagePublish: { is_published: false, version: null, findings: [finding], failures: [] } })
  await click(await studio.find('button', '发布', dialog))
  await studio.sees('还不能发布，请先处理以下问题', '必须修改（1）', '第 3 个组件缺少风险提示', '添加页脚')
  // The same draft would be refused again.
  expect(allOf('button', '发布', dialog)[0]).toHaveProperty('disabled', true)
  await click(await studio.find('button', '取消', dialog))

  dialog = await open()
  studio.answer({
    pagePublish: {
      is_published: true,
      version: 4,
      findings: [],
      failures: [{ blockId: 'b1', name: 'countdown', message: '时间不对' }],
    },
  })
  await click(
    await studio.until(() => allOf('button', '发布', dialog).find((one) => !one.matches(':disabled'))),
  )
  await studio.sees('已发布第 4 版', '访客看不到它们', /倒计时：时间不对/)
  expect((await studio.find('link', '打开页面')).getAttribute('href')).toBe(
    'https://pages.example.com/h5-page/h5/etf',
  )
  studio.answer({ pageShare: { title: '页面 etf', desc: '', image: '', has_card: true } })
  await click(await studio.find('button', '推广'))
  await studio.sees('推广“页面 etf”', '微信中的样子')
})

test('what is published without a fault can be brought among people at once', async () => {
  const page = pageRow('etf', { state: 'draft' })
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['approver'],
    answers: {
      ...answersWith([page]),
      studioSettings: settings({ public_origin: 'https://pages.example.com' }),
      pageDetail: pageDetail(page),
      pagePublish: { is_published: true, version: 1, findings: [], failures: [] },
      pageShare: { title: '页面 etf', desc: '七天学会', image: '', has_card: true },
    },
  })
  await actsOf(studio, '页面 etf')
  await click(await studio.find('menuitem', '发布'))
  const dialog = await studio.find('dialog')
  await click(
    await studio.until(() => allOf('button', '发布', dialog).find((one) => !one.matches(':disabled'))),
  )
  await studio.sees('已发布第 1 版', '推广“页面 etf”', '复制链接', '七天学会')
})

test('a page is taken down once, for a reason', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['operator'],
    answers: { ...answersWith([pageRow('etf', { state: 'published' })]), pageTakeDown: refusal('notFound') },
  })
  await actsOf(studio, '页面 etf')
  await click(await studio.find('menuitem', '下线'))
  const dialog = await studio.find('dialog')
  await click(await studio.find('button', '下线', dialog))
  await studio.sees('请写明原因，至少 2 个字')
  expect(studio.asked('pageTakeDown')).toEqual([])
  for (const reason of dialog.querySelectorAll('.ant-tag'))
    if (textOf(reason) === '合规要求') await click(reason)
  await click(await studio.find('button', '下线', dialog))
  await studio.sees('内容不存在或已被删除')
  let finish = (_: Answer<'pageTakeDown'>): void => undefined
  studio.answer({
    pageTakeDown: () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  })
  const field = await studio.find('field', '下线原因', dialog)
  await press(field, 'Enter')
  await studio.until(() => dialog.querySelector('.ant-btn-loading') !== null)
  await press(field, 'Enter')
  finish({})
  await studio.sees('已下线，访客不再看到这个页面')
  expect(studio.asked('pageTakeDown')).toEqual(Array(2).fill({ code: 'etf', reason: '合规要求' }))
})

test('a new code says what becomes of the old one, refuses the same, and names the page that has it', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['administrator'],
    answers: {
      ...answersWith([pageRow('etf', { was_published: true, former_codes: ['a', 'b'] })]),
      pageRename: refusal('formerAddress'),
    },
  })
  await actsOf(studio, '页面 etf')
  await click(await studio.find('menuitem', '修改代码'))
  const dialog = await studio.find('dialog')
  await studio.sees('旧地址 …/etf 永久转到新地址', '以前的代码：a、b')
  await click(await studio.find('button', '修改代码', dialog))
  await studio.sees('和现在的代码一样，没有改动')
  await type(await studio.find('field', '页面代码', dialog), 'etf-2')
  await studio.sees('访客看到的地址变为 https://pages.example.com/h5-page/h5/etf-2')
  await click(await studio.find('button', '修改代码', dialog))
  await studio.sees('这个代码是另一个页面以前的地址，请换一个')
  // At its field, and nowhere else.
  expect(textOf(dialog).split('这个代码是另一个页面以前的地址')).toHaveLength(2)
  studio.answer({ pageRename: { code: 'etf-2' } })
  await click(await studio.find('button', '修改代码', dialog))
  await studio.sees('页面代码已改为 etf-2')
})

test('archiving asks first, an export is saved, and a preview that no window may show says so', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    answers: {
      ...answersWith([pageRow('etf')]),
      pageArchive: refusal('stillPublished'),
      pageExport: { name: 'etf.json', text: '{}' },
    },
  })
  const menu = async (act: string) => {
    await actsOf(studio, '页面 etf')
    await click(await studio.find('menuitem', act))
  }
  await menu('导出')
  await studio.sees('已导出 etf.json')
  expect(studio.around.saved.map(({ name }) => name)).toEqual(['etf.json'])
  await menu('归档')
  await studio.sees('归档“页面 etf”？', '可以在“已归档”中随时取消归档')
  expect(studio.asked('pageArchive')).toEqual([])
  await click(await studio.find('button', '归档'))
  await studio.sees('页面已发布或已定时发布，请先下线')
  await studio.until(() => allOf('dialog').length === 0)
  studio.answer({
    previewLink: { url: 'https://p.example.com/1', frame_url: '/f', expires_at: '2026-11-20T00:30:00Z' },
  })
  await menu('预览')
  await studio.until(() => studio.around.opened[0] === 'https://p.example.com/1')
  vi.stubGlobal('open', () => null)
  await menu('预览')
  await studio.sees('浏览器拦截了新窗口，请允许本站打开窗口后重试')
})

test('a schedule takes days as people write them, says what is wrong with a moment, and can be ended', async () => {
  const page = pageRow('etf', {
    schedule: {
      publish_at: '2099-12-01T01:00:00Z',
      version: 3,
      take_down_at: null,
      by: '李雷',
      problem: '页面有错误',
    },
  })
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['approver'],
    answers: {
      ...answersWith([page]),
      pageDetail: pageDetail(page, { base_version: 3 }),
      pageSchedule: refusal('pastMoment'),
      versionList: { list: [], next: null },
    },
  })
  await studio.sees('定时未执行')
  const open = async () => {
    await actsOf(studio, '页面 etf')
    await click(await studio.find('menuitem', '定时'))
    return studio.find('dialog')
  }
  let dialog = await open()
  await studio.sees('上次定时没有执行：页面有错误', '李雷 设置的定时')
  const write = async (label: string, words: string) => {
    const field = await studio.find('field', label, dialog)
    await type(field, words)
    await press(field, 'Enter')
    await studio.until(() => (field as HTMLInputElement).value.startsWith(words.slice(0, 4)))
  }
  await write('发布时间', '2020/1/2')
  await click(await studio.find('button', '保存定时', dialog))
  await studio.sees('这个时间已经过去，请改成以后的时间')
  await write('发布时间', '2099-12-31')
  await write('下线时间', '20991130')
  await click(await studio.find('button', '保存定时', dialog))
  await studio.sees('下线时间要晚于发布时间')
  expect(studio.asked('pageSchedule')).toEqual([])
  await write('下线时间', '2099年12月31日')
  await click(await studio.find('button', '保存定时', dialog))
  await studio.until(() => studio.asked('pageSchedule').length === 1)
  const [asked] = studio.asked('pageSchedule')
  expect(asked).toMatchObject({ code: 'etf', revision: 4, take_down_at: '2099-12-31T15:59:59.000Z' })
  // A full hour of that day in Beijing.
  expect(asked?.publish_at).toMatch(/^2099-12-3[01]T\d\d:00:00.000Z$/)
  studio.answer({ pageSchedule: { schedule: null, findings: [] } })
  await click(await studio.find('button', '取消定时', dialog))
  await studio.sees('已取消定时')
  expect(studio.asked('pageSchedule').at(-1)).toMatchObject({ publish_at: null, take_down_at: null })
  await studio.until(() => allOf('dialog').length === 0)

  studio.answer({
    pageSchedule: {
      schedule: null,
      findings: [{ rule: 'r', severity: 'error', path: 'title', message: '标题为空' }],
    },
  })
  dialog = await open()
  await write('发布时间', '2099-12-31')
  await click(await studio.find('button', '保存定时', dialog))
  await studio.sees('还不能定时，请先处理以下问题', '标题为空')
})
