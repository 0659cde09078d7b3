import type { Role } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  press,
  refusal,
  settings,
  type,
} from '../../testing'
import type { ArticleRow } from './article-rows'

const AT = '2026-11-20T02:02:03Z'
const SEEN = 'a'.repeat(64)

function article(article_id: number, change: Partial<ArticleRow> = {}): ArticleRow {
  return {
    article_id,
    competition_id: 'autumn',
    competition: '秋季大赛',
    player_id: 70 + article_id,
    nick_name: `选手${article_id}`,
    is_erased: false,
    is_disqualified: false,
    title: `笔记${article_id}`,
    body: `<p>正文${article_id}</p>`,
    is_member_only: false,
    state: 'waiting',
    seen: SEEN,
    is_own: false,
    written_by: '王芳',
    created_at: AT,
    updated_at: AT,
    decided_by: null,
    decided_at: null,
    reason: '',
    ...change,
  }
}

function openArticles(
  rows: readonly ArticleRow[],
  {
    answers = {},
    at = '/sim-articles',
    roles = ['compliance'] as Role[],
  }: { answers?: Answers; at?: string; roles?: Role[] } = {},
) {
  const left = [...rows]
  return createTestStudio({
    at,
    roles,
    answers: {
      studioSettings: settings(),
      settlementContests: { list: [] },
      simArticleList: ({ state }) => {
        const list = left.filter((row) => row.state === state)
        return { list, waiting: left.filter((row) => row.state === 'waiting').length, next: null }
      },
      simArticleDecide({ article_id, to }) {
        const at = left.findIndex((row) => row.article_id === article_id)
        left[at] = { ...(left[at] as ArticleRow), state: to }
        return { state: to }
      },
      simArticlePlayers: {
        list: [{ player_id: 7, nick_name: '青柠', competition_id: 'autumn', competition: '秋季大赛' }],
      },
      ...answers,
    },
  })
}

const key = (name: string) => press(document.activeElement ?? document.body, name)
const current = () => document.querySelector('li[aria-current=true] h3')?.textContent

test('keys go through what waits, approve what was read, and refuse with a reason', async () => {
  await using studio = await openArticles([article(1), article(2), article(3)])
  await studio.sees('笔记1', '正文1', '选手1', '秋季大赛', '王芳 录入', '待审核（3）')
  await key('j')
  await studio.until(() => current() === '笔记2')
  await key('a')
  await studio.sees('已通过，客户现在可以看到', '待审核（2）')
  await studio.until(() => current() === '笔记3')
  await key('d')
  await type(await studio.find('field', '理由'), '像荐股')
  await click(allOf('button', /^拒\s*绝$/).at(-1))
  await studio.sees('已拒绝', '待审核（1）')
  expect(studio.asked('simArticleDecide')).toEqual([
    { article_id: 2, seen: SEEN, from: 'waiting', to: 'approved', reason: '' },
    { article_id: 3, seen: SEEN, from: 'waiting', to: 'refused', reason: '像荐股' },
  ])
})

test('who entered a note does not decide about it, by button or by key', async () => {
  await using studio = await openArticles([article(1, { is_own: true })], { roles: ['operator', 'approver'] })
  await studio.sees('您录入的笔记由其他同事审核')
  await key('a')
  await key('d')
  expect(allOf('button', '通过《笔记1》')).toEqual([])
  expect([studio.asked('simArticleDecide'), allOf('dialog')]).toEqual([[], []])
})

test('who may only read decides about nothing', async () => {
  await using studio = await openArticles([article(1)], { roles: ['auditor'] })
  await studio.sees('笔记1')
  for (const name of ['a', 'd']) await key(name)
  for (const name of ['通过《笔记1》', '拒绝《笔记1》', '修改《笔记1》', '录入笔记'])
    expect(allOf('button', name)).toEqual([])
  expect(studio.asked('simArticleDecide')).toEqual([])
})

test('what is read is removed with a reason, and what was removed waits again', async () => {
  await using studio = await openArticles(
    [
      article(1, { state: 'approved', decided_by: '赵敏', decided_at: AT }),
      article(2, { state: 'removed', decided_at: AT }),
    ],
    { at: '/sim-articles?state=approved' },
  )
  await click(await studio.find('button', '下架《笔记1》'))
  await studio.sees('下架后客户立即看不到')
  await type(await studio.find('field', '理由'), '选手要求下架')
  await click(allOf('button', /^下\s*架$/).at(-1))
  await studio.sees('还没有展示中的笔记。')
  await click((await studio.find('radio', '已下架')).closest('label'))
  await click(await studio.find('button', '把《笔记2》放回待审'))
  await studio.until(() => studio.asked('simArticleDecide').length === 2)
  expect(studio.asked('simArticleDecide').map(({ from, to }) => [from, to])).toEqual([
    ['approved', 'removed'],
    ['removed', 'waiting'],
  ])
})

test('what a colleague has changed meanwhile is said, and stays', async () => {
  await using studio = await openArticles([article(1)], {
    answers: { simArticleDecide: refusal('conflict') },
  })
  await click(await studio.find('button', '通过《笔记1》'))
  await studio.sees('内容已被他人修改', '笔记1')
})

test('a change says that what is read comes down until it is approved, and what was seen', async () => {
  await using studio = await openArticles([article(1, { state: 'approved', decided_at: AT })], {
    at: '/sim-articles?state=approved',
    roles: ['operator'],
    answers: { simArticleWrite: { article_id: 1 } },
  })
  await click(await studio.find('button', '修改《笔记1》'))
  await studio.sees('这篇笔记正在展示，提交后先下来等待审核')
  await type(await studio.find('field', '标题'), '新的标题')
  await click(await studio.find('button', '提交审核'))
  await studio.sees('已提交，等待其他同事审核')
  expect(studio.asked('simArticleWrite')).toEqual([
    {
      article: { article_id: 1, seen: SEEN },
      player_id: 71,
      title: '新的标题',
      body: '<p>正文1</p>',
      is_member_only: false,
    },
  ])
})

test('a new one needs a player, a title and a text', async () => {
  await using studio = await openArticles([], { roles: ['operator'] })
  await studio.sees('没有等待审核的笔记。')
  await click(await studio.find('button', '录入笔记'))
  await click(await studio.find('button', '提交审核'))
  await studio.sees('请选择', '请填写')
  const player = await studio.find('combobox', '选手')
  await type(player, '青')
  await studio.until(() => studio.asked('simArticlePlayers').some(({ q }) => q === '青'))
  await choose(player, '青柠（秋季大赛，编号 7）')
  expect(studio.asked('simArticleWrite')).toEqual([])
})
