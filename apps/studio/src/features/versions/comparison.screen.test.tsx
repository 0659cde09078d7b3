import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  assetRow,
  click,
  createTestStudio,
  nameOf,
  noReply,
  pageDetail,
  pageRow,
  refusal,
  textOf,
  versionRow,
} from '../../testing'

const text = (id: string, words: string) => ({ name: 'text', id, value: { html: `<p>${words}</p>` } })
const documentOf = (page_schema: object[]) => ({
  code: 'etf',
  title: '训练营',
  page_schema,
})

/** A page with two versions and nothing written since. */
function twoVersions(older: object, newer: object): Answers {
  return {
    pageDetail: pageDetail(pageRow('etf', { updated_at: '2026-11-01T00:00:00Z', newest_version: 2 })),
    versionList: { list: [versionRow(2), versionRow(1)], next: null },
    versionDetail: ({ version }) => ({
      version,
      document: (version === 1 ? older : newer) as Record<string, unknown>,
    }),
  }
}

const openVersions = (answers: Answers, at = '/pages/etf/versions') =>
  createTestStudio({ at, roles: ['editor'], answers })

/** The rows of changes: the field, its old value, its new value. */
const rowsOfFields = () =>
  [...document.querySelectorAll('.vs-fields tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

test('what was moved says from where to where, what came or went how much came with it', async () => {
  const box = (id: string, ...children: object[]) => ({ name: 'container', id, value: {}, children })
  await using studio = await openVersions(
    twoVersions(
      documentOf([text('a', '甲'), text('b', '乙'), box('c', text('d', '丁')), box('e')]),
      documentOf([text('b', '乙'), text('a', '甲'), box('e', text('d', '丁')), box('f', text('g', '庚'))]),
    ),
  )
  await studio.sees('新增 1', '删除 1', '移动 2', '含 1 个组件')
  const moved = [...document.querySelectorAll('.vs-moved li')].map((one) => textOf(one)).join('\n')
  expect(moved).toMatch(/换了顺序/)
  expect(moved).toMatch(/从“.+”移到“.+”/)
  expect(moved).toContain('丁')
})

test('values are told as people say them: files by their names, switches by yes and no', async () => {
  const first = assetRow(1)
  const second = assetRow(2)
  const picture = (url: string, lazy: boolean) => ({
    name: 'image',
    id: 'p',
    value: { url, alt: '头图', lazy },
  })
  await using studio = await openVersions({
    ...twoVersions(documentOf([picture(first.url, true)]), documentOf([picture(second.url, false)])),
    assetDetail: ({ hash }) => ({
      asset: assetRow(hash === first.hash ? 1 : 2),
      variants: [],
      loaded_bytes: 1,
      used_in: [],
    }),
  })
  await studio.sees('图片1.png', '图片2.png')
  expect(rowsOfFields()).toEqual([
    ['图片', '图片1.png', '图片2.png'],
    ['滚动到附近才加载', '是', '否'],
  ])
  // Readers cannot see how two addresses differ.
  expect(document.querySelector('.vs-differences')?.textContent).not.toContain(first.hash)
})

test('two that are the same say so, and one that did not come can be asked for again', async () => {
  const same = documentOf([text('a', '甲')])
  await using studio = await openVersions({
    ...twoVersions(same, same),
    versionDetail: refusal('serverError'),
  })
  const again = await studio.find('button', '重试')
  studio.answer(twoVersions(same, same))
  await click(again)
  await studio.sees('内容完全一样。')
})

test('looks are marked as long as somebody wants it, and one that the list has not come to is told of', async () => {
  const page = documentOf([text('a', '甲')])
  await using studio = await openVersions(
    {
      ...twoVersions(page, documentOf([text('a', '乙')])),
      versionList: { list: [versionRow(2)], next: '2' },
    },
    '/pages/etf/versions?from=1&to=2',
  )
  await studio.sees('第 1 版 与 第 2 版 的差异')
  await click(await studio.find('radio', '外观'))
  await studio.sees('请先在左侧加载到这个版本。')
  expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(['第 2 版 的外观'])
  const marks = await studio.find('checkbox', '标出差异')
  expect(document.querySelector('.vs-legend')).not.toBe(null)
  await click(marks)
  await studio.until(() => document.querySelector('.vs-legend') === null)
  // The frame stays, as reloading it would lose the scroll position.
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

test('a version is exported and looked at by its number; what fails says so', async () => {
  const page = documentOf([text('a', '甲')])
  await using studio = await openVersions({
    ...twoVersions(page, page),
    pageExport: noReply,
    previewLink: { url: 'https://p.example.com/1', frame_url: '/f', expires_at: '2026-11-20T00:30:00Z' },
  })
  const doWith = async (act: string) => {
    await click(await studio.find('button', '第 1 版 的更多操作'))
    await click(await studio.find('menuitem', act))
  }
  await doWith('导出')
  await studio.sees('网络异常')
  studio.answer({ pageExport: { name: 'etf-v1.json', text: '{}' } })
  await doWith('导出')
  await studio.until(() => studio.around.saved.length === 1)
  expect(studio.asked('pageExport')).toEqual(Array(2).fill({ code: 'etf', version: 1 }))
  await doWith('预览')
  await studio.until(() => studio.around.opened[0] === 'https://p.example.com/1')
  expect(studio.asked('previewLink')).toEqual([{ code: 'etf', version: 1 }])
  // The draft has a preview, but no version file.
  await click(await studio.find('button', '当前草稿 的更多操作'))
  await studio.until(() => allOf('menuitem').map(nameOf).join() === '预览')
})

test('an address that names no version is read as if it named none', async () => {
  const page = documentOf([text('a', '甲')])
  await using studio = await openVersions(twoVersions(page, page), '/pages/etf/versions?from=-1&to=latest')
  await studio.sees('第 1 版 与 第 2 版 的差异')
})

test('a page that was never published has no versions yet, and says when there will be one', async () => {
  await using studio = await openVersions({
    pageDetail: pageDetail(),
    versionList: { list: [], next: null },
  })
  await studio.sees(
    '还没有版本。页面发布后，第一个版本会出现在这里。',
    '只有一个版本，还没有可以对比的内容。',
  )
})
