import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  click,
  createTestStudio,
  nameOf,
  pageDetail,
  pageRow,
  refusal,
  textOf,
  versionRow,
} from '../../testing'

const text = (id: string, words: string) => ({ name: 'text', id, value: { html: `<p>${words}</p>` } })
const documentOf = (title: string, ...blocks: object[]) => ({ code: 'etf', title, page_schema: blocks })

const draftOf = (
  document: Record<string, unknown>,
  change: Partial<Answer<'pageDetail'>> = {},
): Answer<'pageDetail'> =>
  pageDetail(pageRow('etf', { title: 'ETF 训练营', updated_at: '2026-11-01T00:00:00Z', newest_version: 3 }), {
    document,
    base_version: 3,
    ...change,
  })

const pages: Record<number, object> = {
  1: documentOf('第一次', text('a', '旧文案')),
  2: documentOf('定投训练营', text('a', '原来的文案'), text('b', '要删的')),
  3: documentOf('定投训练营', text('a', '后来的文案'), text('c', '新来的')),
}

const answers: Answers = {
  pageDetail: draftOf(pages[3] as Record<string, unknown>),
  versionList: ({ after }) =>
    after === undefined
      ? { list: [versionRow(3, { is_published: true }), versionRow(2, { kept_for: 1 })], next: '2' }
      : { list: [versionRow(1, { restored_from: 9 })], next: null },
  versionDetail: ({ version }) => ({ version, document: pages[version] as Record<string, unknown> }),
}

test('the two newest are compared by words at first, any two by the address, and older ones come part by part', async () => {
  await using studio = await createTestStudio({ at: '/pages/etf/versions', roles: ['auditor'], answers })
  await studio.sees(
    'ETF 训练营 · 版本记录',
    '第 2 版 与 第 3 版 的差异',
    '访客可见',
    '恢复第 1 版时留下的草稿',
  )
  await studio.sees('新增 1', '删除 1', '修改 1', '要删的', '新来的')
  // Only the part of a text that differs is marked.
  await studio.until(() => [...document.querySelectorAll('del')].some((one) => one.textContent === '原'))
  expect([...document.querySelectorAll('.vs-fields ins')].map((one) => one.textContent)).toContain('后')
  await click(await studio.find('button', '加载更多'))
  await studio.sees('恢复自第 9 版', '没有更多了')
  expect(studio.asked('versionList').map(({ after }) => after)).toEqual([undefined, 2])
  await click(await studio.find('radio', '以 第 1 版 为旧'))
  await studio.sees('第 1 版 与 第 3 版 的差异', '页面设置 1')
  expect(studio.address()).toBe('/pages/etf/versions?from=1&to=3')
  await click(await studio.find('radio', '以 第 1 版 为新'))
  await studio.sees('请在左侧选择两个不同的版本。')
  // Versions never change, so each was fetched once.
  expect(
    studio
      .asked('versionDetail')
      .map(({ version }) => version)
      .sort(),
  ).toEqual([1, 2, 3])
  // Whoever may not write can read, but not restore.
  await click(await studio.find('button', '第 3 版 的更多操作'))
  expect(allOf('menuitem').map(nameOf)).toEqual(['预览', '导出'])
  await studio.find('button', '查看页面')
})

test('what was saved since stands against the newest version; looks are drawn beside each other', async () => {
  await using studio = await createTestStudio({
    at: '/pages/etf/versions',
    roles: ['editor'],
    answers: {
      ...answers,
      pageDetail: draftOf(pages[2] as Record<string, unknown>, {
        page: pageRow('etf', { updated_at: '2026-11-20T00:00:00Z', newest_version: 3 }),
        restored_from: 2,
      }),
    },
  })
  await studio.sees('第 3 版 与 当前草稿 的差异', '恢复自第 2 版')
  await click(await studio.find('radio', '外观'))
  await studio.until(() => document.querySelectorAll('iframe').length === 2)
  expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual([
    '第 3 版 的外观',
    '当前草稿 的外观',
  ])
  for (const frame of document.querySelectorAll('iframe'))
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
})

test('restoring says what becomes of the draft before it does it, and a draft that moved on is not lost', async () => {
  await using studio = await createTestStudio({
    at: '/pages/etf/versions',
    roles: ['editor'],
    answers: { ...answers, draftRestore: refusal('conflict') },
  })
  const restore = async () => {
    await click(await studio.find('button', '第 2 版 的更多操作'))
    await click(await studio.find('menuitem', '恢复为草稿'))
    await studio.sees('把第 2 版恢复为草稿？', '先保存为第 4 版，不会丢失')
    expect(allOf('dialog')).toHaveLength(1)
    return studio.find('button', '恢复为草稿')
  }
  const first = await restore()
  expect(studio.asked('draftRestore')).toEqual([])
  await click(first)
  await studio.sees('草稿刚刚被修改，请刷新后重试')
  await studio.until(() => studio.asked('pageDetail').length === 2)
  await studio.until(() => allOf('dialog').length === 0)
  studio.answer({ draftRestore: { revision: 5, kept_version: 4 } })
  await click(await restore())
  await studio.sees('草稿已恢复自第 2 版，原草稿保存为第 4 版')
  expect(studio.asked('draftRestore').at(-1)).toEqual({ code: 'etf', version: 2, base_revision: 4 })
})

test('a page that is not there says so; one that does not answer can be asked again; one version has nothing to compare', async () => {
  {
    await using studio = await createTestStudio({
      at: '/pages/gone/versions',
      roles: ['editor'],
      answers: { pageDetail: refusal('notFound'), versionList: refusal('notFound') },
    })
    await studio.sees('404', '页面不存在')
  }
  await using studio = await createTestStudio({
    at: '/pages/etf/versions',
    roles: ['editor'],
    answers: { pageDetail: refusal('serverError'), versionList: { list: [versionRow(3)], next: null } },
  })
  const again = await studio.find('button', '重试')
  studio.answer({ pageDetail: draftOf(pages[3] as Record<string, unknown>) })
  await click(again)
  await studio.sees('只有一个版本，还没有可以对比的内容。')
  expect(textOf(document.querySelector('.vs-list') as Element)).toContain('2 个组件')
})
