// @vitest-environment jsdom
import { removeBlocks } from '@yingzao/editor-core'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { choose, click, leave, open, press, type } from '../../../testing/hand'
import { RightPanel } from '../right-panel'
import type { EditorSession } from '../session/editor-session'
import { mount } from '../testing/mount'
import { testSession } from '../testing/test-session'
import { waitUntil } from '../testing/wait-until'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mount>>

afterEach(() => screen?.[Symbol.asyncDispose]())

async function show(blocks: Parameters<typeof testSession>[0], ...selected: string[]): Promise<void> {
  session = testSession(blocks)
  session.editor.select(selected)
  const panel = (
    <MemoryRouter>
      <RightPanel />
    </MemoryRouter>
  )
  screen = await mount(session, panel)
}

const row = (path: string) => screen.place.querySelector<HTMLElement>(`[data-path="${path}"]`)
const input = (path: string) =>
  row(path)?.querySelector<HTMLInputElement>('.ed-field-body input, .ed-field-body textarea') ?? null
const propsOf = (id: string) => session.editor.tree.index.get(id)?.block.value
const labels = () => session.editor.history.steps.map(({ label }) => label)
const named = (name: string) =>
  [...screen.place.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === name)

const button = (id: string, text: string) => ({ name: 'button', id, value: { text } })
const slides = {
  name: 'swiper',
  id: 'kv',
  value: {
    list: [
      { image: '/a.png', alt: '一' },
      { image: '/b.png', alt: '二' },
    ],
  },
}

test('a word that is typed is one step to undo', async () => {
  await show([button('join', '报名')], 'join')
  for (const text of ['立', '立即', '立即报名']) await type(input('value.text'), text)
  expect(propsOf('join')).toMatchObject({ text: '立即报名' })
  expect(labels()).toEqual(['修改“文字”'])
  await act(async () => void session.editor.undo())
  expect(input('value.text')?.value).toBe('报名')
})

test('settings that count for nothing beside the others are not there', async () => {
  await show([button('join', '报名')], 'join')
  await click(row('value.type')?.querySelectorAll('input')[1])
  expect(row('value.text')).toBeNull()
  expect(row('value.image')).not.toBeNull()
})

test('the first setting of an object that was left out brings the others with it', async () => {
  await show([{ name: 'button', id: 'join', value: { type: 'image' } }], 'join')
  await type(input('value.image.alt'), '报名')
  expect(propsOf('join')?.image).toEqual({ url: '', join: '', joined: '', alt: '报名' })
})

test('several blocks: what they share is set in all of them at once', async () => {
  await show([button('a', '甲'), button('b', '乙')], 'a', 'b')
  expect(input('value.text')?.placeholder).toBe('多个值')
  await type(input('value.text'), '报名')
  expect([propsOf('a')?.text, propsOf('b')?.text]).toEqual(['报名', '报名'])
  expect(labels()).toEqual(['修改 2 个组件的“文字”'])
})

test('blocks of two kinds: only settings of both', async () => {
  await show([button('a', '甲'), { name: 'image', id: 'm', value: { alt: '图' } }], 'a', 'm')
  expect(row('value.text')).toBeNull()
  expect(row('common.action')).not.toBeNull()
})

test('items are added, moved by keys, copied and removed', async () => {
  await show([slides], 'kv')
  const alts = () => ((propsOf('kv')?.list ?? []) as { alt: string }[]).map(({ alt }) => alt)
  await press(screen.place.querySelector('.ed-item-grip'), 'ArrowDown')
  expect(alts()).toEqual(['二', '一'])
  await click(named('复制“二”'))
  expect(alts()).toEqual(['二', '二', '一'])
  await click(named('删除“一”'))
  expect(alts()).toEqual(['二', '二'])
  await click(screen.place.querySelector('.ed-list-add'))
  expect(alts()).toEqual(['二', '二', ''])
})

test('an action that opens a new popup is one step, and the block stays selected', async () => {
  await show([button('join', '报名')], 'join')
  await choose(input('common.action'), '打开弹窗')
  await open(input('common.action.popupId'))
  await click([...document.querySelectorAll('.ed-menu-act')].at(-1))
  const { common } = session.editor.tree.index.get('join')?.block ?? {}
  expect(common?.action).toEqual({ type: 3, popupId: session.editor.page.page_schema[1]?.id })
  expect(session.editor.selection.ids).toEqual(['join'])
  expect(labels()).toEqual(['修改“点击动作”', '新建弹窗并设为点击动作'])
})

test('a button scrolls to a form that is chosen by its words, and says so when the form is gone', async () => {
  const form = { name: 'leadForm', id: 'form', value: { title: '留下电话' } }
  await show([button('join', '报名'), form, { name: 'survey', id: 'ask', value: { title: '问卷' } }], 'join')
  const action = () => session.editor.tree.index.get('join')?.block.common.action
  await choose(input('common.action'), '滚动到表单或版块')
  expect(action()).toEqual({ type: 7, atext: '#form' })
  await choose(input('common.action.atext'), '表单 · 问卷')
  expect(action()).toEqual({ type: 7, atext: '#ask' })
  expect(labels()).toEqual(['修改“点击动作”', '修改“点击动作”'])
  await act(async () => void session.editor.run(removeBlocks, { ids: ['ask'] }))
  await act(async () => session.editor.select(['join']))
  expect(row('common.action.atext')?.textContent).toContain('ask（已不在页面中）')
  await choose(input('common.action'), '打开链接')
  expect(action()).toEqual({ type: 7 })
})

test('a link to a place that is typed keeps the input it is typed into, and is a choice afterwards', async () => {
  await show([button('join', '报名'), { name: 'leadForm', id: 'form', value: {} }], 'join')
  await choose(input('common.action'), '打开链接')
  for (const text of ['#', '#f', '#form']) await type(input('common.action.atext'), text)
  expect(input('common.action.atext')?.value).toBe('#form')
  expect(row('common.action.atext')?.textContent).toContain('本页中的位置')
  await act(async () => session.editor.select(['form']))
  await act(async () => session.editor.select(['join']))
  expect(row('common.action.atext')?.textContent).toContain('去编辑这里')
})

test('a web page and an ad are pages to choose, and the web page asks for its address', async () => {
  await show([button('join', '报名')], 'join')
  await choose(input('common.action'), '打开 App 页面')
  await choose(input('common.action.pageName'), '广告位')
  expect(document.body.textContent).toContain('页面参数必须写 id=…')
  expect(row('common.action.atext')).toBeNull()
  await choose(input('common.action.pageName'), '网页（App 内新窗口）')
  expect(document.body.textContent).toContain('页面参数可写 title=…')
  await type(input('common.action.atext'), '/h5-page/h5/rules')
  await leave(input('common.action.atext'))
  expect(session.editor.tree.index.get('join')?.block.common.action).toEqual({
    type: 1,
    pageName: 'webPage',
    atext: '/h5-page/h5/rules',
  })
})

test('another action keeps nothing of the one before that it does not know', async () => {
  await show(
    [
      {
        name: 'button',
        id: 'join',
        value: { text: '去', action: { type: 7, atext: '/a', actionName: '去' } },
      },
    ],
    'join',
  )
  await choose(input('common.action'), '返回')
  expect(session.editor.tree.index.get('join')?.block.common.action).toEqual({ type: 14, actionName: '去' })
})

test('where a tap does nothing nobody is asked what it does, and what is set all the same can be taken away', async () => {
  await show([{ name: 'text', id: 'words', value: { html: '<p>字</p>' } }], 'words')
  expect(row('common.action')).toBeNull()
  expect(row('common.isNeedLogin')).toBeNull()
  await screen[Symbol.asyncDispose]()
  await show([{ name: 'text', id: 'words', value: { html: '<p>字</p>', action: { type: 14 } } }], 'words')
  expect(row('common.action')).not.toBeNull()
  expect(screen.place.textContent).toContain('点击这个组件没有反应')
})

test('the product is asked for where a tap pays, and nowhere else', async () => {
  await show([button('join', '报名')], 'join')
  expect(row('common.mark')).toBeNull()
  await choose(input('common.action'), '支付')
  expect(row('common.mark')?.textContent).toContain('产品代号')
  expect(screen.place.textContent).not.toContain('产品标记')
})

test('the tab that is open first is chosen by its title, and kept as its place', async () => {
  const list = ['赛程', '', '奖品'].map((title) => ({ title, children: [] }))
  await show([{ name: 'tabs', id: 'panes', value: { list, active: 0 } }], 'panes')
  expect(row('value.active')?.textContent).toContain('1. 赛程')
  await choose(input('value.active'), '3. 奖品')
  expect(propsOf('panes')).toMatchObject({ active: 2 })
  await choose(input('value.active'), '第 2 项')
  expect(propsOf('panes')).toMatchObject({ active: 1 })
})

test('an empty consent says what visitors are shown in its place', async () => {
  await show([{ name: 'leadForm', id: 'form', value: {} }], 'form')
  expect(input('value.consent')?.placeholder).toBe('留空时显示：我已阅读并同意《隐私政策》')
})

test('what is submitted has a name, and a call that nobody knows is shown as it is', async () => {
  const order = (api: string) => ({
    name: 'button',
    id: 'buy',
    value: { text: '买', action: { type: 8, api } },
  })
  await show([order('/oabase/api/shop/v1/order')], 'buy')
  expect(row('common.action.api')?.textContent).toContain('创建订单')
  expect(row('common.action.api')?.textContent).not.toContain('/oabase')
  await screen[Symbol.asyncDispose]()
  await show([order('/oabase/api/other')], 'buy')
  expect(row('common.action.api')?.textContent).toContain('不认识的接口 /oabase/api/other')
})

test('what the checks find stands at its setting, and the panel leads there', async () => {
  await show([button('join', ''), slides], 'kv')
  await waitUntil(() => expect(screen.place.querySelector('.ed-tab sup')?.textContent).toBeTruthy())
  await click([...screen.place.querySelectorAll('[role=tab]')].find((it) => it.textContent?.includes('检查')))
  await click(
    [...screen.place.querySelectorAll('button')].find((it) =>
      it.getAttribute('aria-label')?.includes('“文字”是必填项'),
    ),
  )
  await waitUntil(() => expect(document.activeElement).toBe(input('value.text')))
  expect(session.editor.selection.ids).toEqual(['join'])
  expect(row('value.text')?.textContent).toContain('请填写“文字”')
  expect(input('value.text')?.getAttribute('aria-invalid')).toBe('true')
})

test('a key draws the field it is pressed in, and no other', async () => {
  await show([slides, { name: 'button', id: 'join', value: { text: '报名', action: { type: 14 } } }], 'join')
  const drawn: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      drawn.push(element?.closest<HTMLElement>('[data-path]')?.dataset.path ?? '')
    }
  })
  watch.observe(screen.place, { subtree: true, childList: true, attributes: true, characterData: true })
  await type(input('value.text'), '立即报名')
  // Elements in no row are the tabs, which antd measures at arbitrary times.
  expect(new Set(drawn.filter((path) => path !== ''))).toEqual(new Set(['value.text']))
})
