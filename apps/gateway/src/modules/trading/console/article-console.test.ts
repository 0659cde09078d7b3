import { cleanHtml } from '@yingzao/schema/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { meetingOf, race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { BY_TEST, startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { DEMO_ARTICLES } from '../demo/demo-articles'
import { erasePlayer } from '../players/erase-player'
import { addPlayer, openMarket } from '../testing/trading-days'
import { decideArticle } from './decide-article'

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let writer: SignedInMember
let deciders: SignedInMember[]
let player: Awaited<ReturnType<typeof addPlayer>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await openMarket(gateway)
  player = await addPlayer(gateway)
  writer = await signInMember(gateway, { roles: ['operator', 'approver'] })
  deciders = [
    await signInMember(gateway, { roles: ['compliance'] }),
    await signInMember(gateway, { roles: ['approver'] }),
  ]
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})
beforeEach(() => rows('DELETE FROM sim_article'))

const { does, rows, logOf } = consoleOf(() => ({ gateway, member: writer }))
type State = 'waiting' | 'approved' | 'refused' | 'removed'
type Row = { article_id: number; seen: string; title: string; body: string; state: State; is_own: boolean }

const write = (change: object = {}) =>
  does('simArticleWrite', {
    ...{
      article: null,
      player_id: player.player_id,
      title: '复盘',
      body: '<p>只是记录。</p>',
      is_member_only: false,
    },
    ...change,
  })
const listed = async (filter: object = {}) => (await does('simArticleList', filter)).response
const rowOf = async (article_id: number): Promise<Row> =>
  (await listed()).list.find((row: Row) => row.article_id === article_id)
const written = async (change: object = {}): Promise<Row> => rowOf((await write(change)).response.article_id)
const decide = (
  { article_id, seen, state }: Row,
  to: State,
  { member = deciders[0], reason = to === 'refused' || to === 'removed' ? '像荐股' : '', from = state } = {},
) => does('simArticleDecide', { article_id, seen, from, to, reason }, member)
const read = async (article_id: number) =>
  call(gateway, 'simulateArticleDetail', { article_id: String(article_id) })

describe('a note', () => {
  test('is read once another member has approved it, and no longer once it was removed', async () => {
    const row = await written({ title: ' 第一篇 ' })
    expect(row).toMatchObject({ title: '第一篇', state: 'waiting', is_own: true })
    expect((await read(row.article_id)).code).toBe(404001)
    expect((await decide(row, 'approved')).response).toEqual({ state: 'approved' })
    expect((await read(row.article_id)).response).toMatchObject({
      title: '第一篇',
      body: '<p>只是记录。</p>',
    })
    const out = await rowOf(row.article_id)
    expect((await decide(out, 'removed', { reason: '' })).status).toBe(400)
    expect((await decide(out, 'removed')).status).toBe(200)
    expect((await read(row.article_id)).code).toBe(404001)
    expect((await decide(await rowOf(row.article_id), 'waiting')).response).toEqual({ state: 'waiting' })
    expect((await logOf(`sim_article:${row.article_id}`)).map(({ action }) => action)).toEqual([
      'sim_article.write',
      'sim_article.approve',
      'sim_article.remove',
      'sim_article.reopen',
    ])
  })

  test('that is changed waits again, and nobody reads it meanwhile', async () => {
    const row = await written()
    await decide(row, 'approved')
    const { article_id, seen } = await rowOf(row.article_id)
    expect((await write({ article: { article_id, seen }, title: '改过' })).status).toBe(200)
    expect(await rowOf(article_id)).toMatchObject({
      title: '改过',
      state: 'waiting',
      decided_by: null,
      reason: '',
    })
    expect((await read(article_id)).code).toBe(404001)
    // Somebody who has seen the previous text can neither change nor approve it.
    expect((await write({ article: { article_id, seen }, title: '又改' })).status).toBe(409)
    expect((await decide(row, 'approved')).status).toBe(409)
    const other = await addPlayer(gateway)
    const now = await rowOf(article_id)
    expect(
      (await write({ article: { article_id, seen: now.seen }, player_id: other.player_id })).status,
    ).toBe(400)
  })

  test('is neither approved nor refused by who entered it, who may remove it', async () => {
    const row = await written()
    for (const to of ['approved', 'refused'] as const)
      expect(await decide(row, to, { member: writer })).toMatchObject({
        status: 400,
        msg: '不能审核自己录入的笔记，请由其他同事审核',
      })
    await decide(row, 'approved')
    expect((await decide(await rowOf(row.article_id), 'removed', { member: writer })).status).toBe(200)
  })

  test.each([
    ['approved', 'refused'],
    ['refused', 'approved'],
    ['waiting', 'removed'],
    ['waiting', 'waiting'],
  ] as const)('that is %s does not become %s', async (from, to) => {
    const row = await written()
    expect((await decide(row, to, { from })).status).toBe(400)
  })

  test('stands where it stood, whatever somebody believes', async () => {
    const row = await written()
    expect((await decide(row, 'removed', { from: 'approved' })).status).toBe(409)
    expect((await decide({ ...row, article_id: 99_999_999 }, 'approved')).status).toBe(404)
  })

  test('of a player who was erased is not entered, approved or put back', async () => {
    const gone = await addPlayer(gateway)
    const row = await written({ player_id: gone.player_id })
    await gateway.ctx.db.orm.transaction((tx) => erasePlayer(tx, gone))
    await rows('UPDATE sim_player SET uid = NULL WHERE player_id = $1', [gone.player_id])
    const erased = await rowOf(row.article_id)
    expect(erased).toMatchObject({ state: 'removed', title: '已删除', is_erased: true })
    expect((await decide(erased, 'waiting')).status).toBe(400)
    expect((await write({ player_id: gone.player_id })).status).toBe(400)
    expect((await write({ player_id: 99_999_999 })).status).toBe(400)
  })
})

describe('what is stored', () => {
  const UNCLEAN = [
    '<p onclick="steal()">文</p>',
    '<script>steal()</script><p>文</p>',
    '<p>文<img src=x onerror=steal()></p>',
    '<a href="javascript:steal()">文</a>',
    '<a href="https://evil.example/x">文</a>',
    '<iframe src="https://evil.example"></iframe><p>文</p>',
    '<p style="position:fixed;background:url(https://evil.example)">文</p>',
    '<svg><script>steal()</script></svg><p>文</p>',
    '<p>文<!-- <img src=x onerror=steal()> --></p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=steal()></style></table></mtext></math>文',
    '<form action="https://evil.example"><input name=a></form>文',
    '<p>文<b>没有结束',
    '<P CLASS="x" id="y" data-z="1">文</P>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">文',
  ]

  test.each(UNCLEAN)('is clean, or nothing is: %s', async (body) => {
    const made = await write({ body })
    const { article_id, seen } = await written()
    await write({ article: { article_id, seen }, body })
    if (made.status !== 200) expect(made.status).toBe(422)
    for (const row of await rows('SELECT body FROM sim_article')) {
      expect(cleanHtml(row.body, '', { linkHosts: gateway.ctx.config.linkHosts })).toEqual({
        html: row.body,
        findings: [],
      })
      expect(row.body).not.toMatch(/steal|evil|<script|<iframe|onerror|style=|data-z/i)
    }
  })

  test('is clean in the demo too', () => {
    for (const { body } of [...DEMO_ARTICLES.over, ...DEMO_ARTICLES.traded])
      expect(cleanHtml(body, '', { linkHosts: [] })).toEqual({ html: body, findings: [] })
  })

  test('by others before is not approved as long as it is not clean', async () => {
    const body = '<p class="x">文</p>'
    const [{ article_id }] = await rows(
      "INSERT INTO sim_article (player_id, title, body) VALUES ($1, '旧', $2) RETURNING article_id::int",
      [player.player_id, body],
    )
    expect((await decide(await rowOf(article_id), 'approved')).status).toBe(400)
  })

  test.each([
    ['a title with a promise', { title: '稳赚不赔的方法' }, 422],
    ['a text with a promise', { body: '<p>跟着我<b>稳</b>赚不赔</p>' }, 422],
    ['no text', { body: '<p> </p><p><br></p>' }, 400],
  ])('has not %s', async (_what, change, status) => {
    expect((await write(change)).status).toBe(status)
    expect(await rows('SELECT FROM sim_article')).toEqual([])
  })
})

describe('the list', () => {
  test('has those that wait the first first, others the newest first, part by part', async () => {
    const ids: number[] = []
    for (const title of ['一', '二', '三']) ids.push((await written({ title })).article_id)
    const all = async (filter: object) => {
      const found: number[] = []
      let after: string | undefined
      do {
        const { list, next } = await listed({ ...filter, limit: 2, ...(after !== undefined && { after }) })
        found.push(...list.map((row: Row) => row.article_id))
        after = next ?? undefined
      } while (after !== undefined)
      return found
    }
    expect(await all({ state: 'waiting' })).toEqual(ids)
    expect(await all({})).toEqual(ids.toReversed())
    expect(await listed({ state: 'approved' })).toMatchObject({ list: [], waiting: 3 })
    expect((await listed({ q: '二' })).list).toHaveLength(1)
    expect((await listed({ q: '选手' })).list).toHaveLength(3)
    expect((await listed({ q: '%' })).list).toEqual([])
    expect((await listed({ competition_id: 'other' })).list).toEqual([])
  })

  test('of players finds them by a part of their name, and by their number', async () => {
    const find = async (q: string) => (await does('simArticlePlayers', { q })).response.list
    expect(await find(String(player.player_id))).toMatchObject([
      { player_id: player.player_id, nick_name: '选手', competition: '大赛' },
    ])
    expect((await find('选')).length).toBeGreaterThan(0)
    expect(await find('%')).toEqual([])
  })
})

describe('of ten who decide at once', () => {
  const doer = (index: number) => ({ member: deciders[index % 2] as SignedInMember, actor: BY_TEST })
  const outcome = (running: Promise<unknown>) =>
    running.then(
      () => 'done',
      (error) => error.error?.code ?? String(error),
    )

  test('one does, and the others are told, whatever they meant', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { article_id, seen } = await written({ title: `第 ${round} 篇` })
      const outcomes = await race(10, (index) =>
        outcome(
          decideArticle(index % 2 ? gateway.ctx : twin.ctx, doer(index), {
            ...{ article_id, seen, from: 'waiting' },
            ...(index % 3 ? { to: 'approved', reason: '' } : { to: 'refused', reason: '像荐股' }),
          }),
        ),
      )
      expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
      expect(outcomes.filter((one) => one === 409001)).toHaveLength(9)
      expect(await logOf(`sim_article:${article_id}`)).toHaveLength(2)
    }
  })

  test('nobody approves what was changed meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const row = await written({ title: `见过 ${round}` })
      const { article_id, seen } = row
      await Promise.all([
        outcome(
          decideArticle(twin.ctx, doer(0), { article_id, seen, from: 'waiting', to: 'approved', reason: '' }),
        ),
        write({ article: { article_id, seen }, title: `没见过 ${round}` }),
      ])
      const now = await rowOf(article_id)
      if (now.state === 'approved') expect(now.title).toBe(`见过 ${round}`)
    }
  })

  test('where it is looked at first, two approve', async () => {
    await rows(
      `CREATE TABLE article_without_lock (state text, decided int);
       GRANT ALL ON article_without_lock TO PUBLIC; INSERT INTO article_without_lock VALUES ('waiting', 0)`,
    )
    const meet = meetingOf(2)
    await Promise.all(
      [gateway.ctx, twin.ctx].map(async ({ db: { pool } }) => {
        const { rows: seen } = await pool.query('SELECT state FROM article_without_lock')
        await meet()
        if (seen[0]?.state === 'waiting')
          await pool.query("UPDATE article_without_lock SET state = 'approved', decided = decided + 1")
      }),
    )
    expect(await rows('SELECT decided FROM article_without_lock')).toEqual([{ decided: 2 }])
  })
})

test.each([
  ['auditor', 'simArticleWrite'],
  ['compliance', 'simArticleWrite'],
  ['operator', 'simArticleDecide'],
] as const)('%s may not make %s', async (role, id) => {
  const member = await signInMember(gateway, { roles: [role] })
  expect((await does(id, {} as never, member)).status).toBe(403)
})
