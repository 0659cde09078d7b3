import { basename } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { Site } from '../../../context'
import { assetStorage, storeAsset } from '../../assets'
import { fakeSite } from '../../testing/fake-site'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { BY_TEST, type TestOptions } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { publishPage } from '../publish/publish-page'
import { requireApproval } from '../testing/require-approval'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'
import { remindOverdue } from './tell-members'

interface Reviewed extends GatewayWithPage {
  officer: SignedInMember
  submit(as?: SignedInMember, note?: string): ReturnType<typeof callStudio>
  decide(
    submission: { submission_id: number; hash: string },
    as: SignedInMember,
    more?: Record<string, unknown>,
  ): ReturnType<typeof callStudio>
  goLive(as?: SignedInMember): ReturnType<typeof callStudio>
}

/** As in production: nothing is seen that nobody has approved. */
async function startReviewed(options: TestOptions = {}): Promise<Reviewed> {
  const gateway = await startWithPage(options)
  const officer = await signInMember(gateway, { roles: ['compliance'], name: '陈合规' })
  await requireApproval(gateway)
  return {
    ...gateway,
    officer,
    submit: async (as = gateway.editor, note = '') => {
      const { revision } = (await gateway.detail()).response
      return callStudio(gateway, 'reviewSubmit', { code: 'sale', revision, note }, as)
    },
    decide: ({ submission_id, hash }, as, more = {}) =>
      callStudio(
        gateway,
        'reviewDecide',
        { submission_id, hash, step: 'approver', verdict: 'approved', ...more },
        as,
      ),
    goLive: async (as = gateway.approver) => {
      const { revision } = (await gateway.detail()).response
      return callStudio(gateway, 'pagePublish', { code: 'sale', revision }, as)
    },
  }
}

const seen = async (gateway: GatewayWithPage) => (await gateway.visit()).payload
const untilSeen = (gateway: GatewayWithPage, text: string) =>
  vi.waitFor(async () => expect(await seen(gateway)).toContain(text))

describe('a page that needs approval', () => {
  test('is not published by anybody before somebody else has approved it, and then as it was', async () => {
    await using gateway = await startReviewed()
    await gateway.write('新的一版')
    expect(await gateway.goLive()).toMatchObject({ code: 409016 })
    const { submission } = (await gateway.submit()).response
    expect(submission).toMatchObject({
      state: 'waiting',
      steps: ['approver'],
      open_steps: ['approver'],
      mine: [],
    })
    expect(await gateway.goLive()).toMatchObject({ code: 409016 })
    const decided = await gateway.decide(submission, gateway.approver, { words: '可以' })
    expect(decided).toMatchObject({
      code: 1,
      response: { submission: { state: 'approved', open_steps: [] } },
    })
    expect(await seen(gateway)).not.toContain('新的一版')
    expect((await gateway.goLive()).response).toMatchObject({ is_published: true, version: 2 })
    await untilSeen(gateway, '新的一版')
    const { rows } = await gateway.ctx.db.pool.query(
      'SELECT grounds, submission_id, content_hash, published_by FROM page_publication ORDER BY publication_id DESC LIMIT 1',
    )
    expect(rows).toEqual([
      {
        grounds: 'approved',
        submission_id: String(submission.submission_id),
        content_hash: submission.hash,
        published_by: `member:${gateway.approver.member_id}`,
      },
    ])
  })

  test('is decided by nobody who wrote on it, whatever their roles; the database says so as well', async () => {
    await using gateway = await startReviewed()
    const both = await signInMember(gateway, {
      roles: ['editor', 'approver', 'compliance', 'administrator'],
      name: '赵全能',
    })
    await gateway.write('别人写的')
    const { submission } = (await gateway.submit(both)).response
    expect(submission).toMatchObject({ mine: [], why_not_mine: 'author' })
    expect(await gateway.decide(submission, both)).toMatchObject({ code: 403006 })
    expect(await gateway.decide(submission, gateway.editor)).toMatchObject({ code: 403006 })
    const byHand = gateway.ctx.db.pool.query(
      `INSERT INTO approval (submission_id, step, content_hash, verdict, decided_by, words, accepted)
       VALUES ($1, 'approver', $2, 'approved', $3, '', '[]')`,
      [submission.submission_id, submission.hash, both.member_id],
    )
    await expect(byHand).rejects.toMatchObject({ constraint: 'approval_not_by_author' })
    expect(await gateway.decide(submission, gateway.officer)).toMatchObject({ code: 403001 })
    expect((await gateway.decide(submission, gateway.approver)).code).toBe(1)
  })

  test('that was changed after its approval needs another one; the same bytes again do not', async () => {
    await using gateway = await startReviewed()
    await gateway.write('第一稿')
    const first = (await gateway.submit()).response.submission
    await gateway.decide(first, gateway.approver)
    await gateway.write('第二稿')
    expect(await gateway.goLive()).toMatchObject({ code: 409016 })
    await gateway.write('第一稿')
    const again = (await gateway.submit()).response.submission
    expect(again).toMatchObject({ state: 'approved', hash: first.hash })
    expect((await gateway.goLive()).response.is_published).toBe(true)
    await untilSeen(gateway, '第一稿')
  })

  test('goes back with words, and what was returned is not published', async () => {
    await using gateway = await startReviewed()
    await gateway.write('要改的')
    const { submission } = (await gateway.submit()).response
    const refused = await gateway.decide(submission, gateway.approver, { verdict: 'returned' })
    expect(refused).toMatchObject({ code: 400001, msg: '退回时请写明需要修改的地方' })
    const returned = await gateway.decide(submission, gateway.approver, {
      verdict: 'returned',
      words: '收益的说法没有依据',
    })
    expect(returned.response.submission.state).toBe('returned')
    expect(await gateway.goLive()).toMatchObject({ code: 409016 })
    expect(await gateway.decide(submission, gateway.approver)).toMatchObject({ code: 409017 })
  })

  test('cannot be decided by the hash of something else, and a newer one takes the place of what waits', async () => {
    await using gateway = await startReviewed()
    await gateway.write('甲')
    const first = (await gateway.submit()).response.submission
    await gateway.write('乙')
    const second = (await gateway.submit()).response.submission
    expect(second.hash).not.toBe(first.hash)
    expect(await gateway.decide({ ...second, hash: first.hash }, gateway.approver)).toMatchObject({
      code: 409017,
    })
    expect(await gateway.decide(first, gateway.approver)).toMatchObject({ code: 409017 })
    const { list } = (await callStudio(gateway, 'reviewList', { view: 'ended' }, gateway.approver)).response
    expect(list).toMatchObject([{ submission_id: first.submission_id, state: 'superseded' }])
  })

  test('is taken back by who submitted it, else by who guards pages and says why; the database says so as well', async () => {
    await using gateway = await startReviewed()
    const other = await signInMember(gateway, { roles: ['editor'], name: '吴编辑' })
    await gateway.write('要撤回的')
    const { submission } = (await gateway.submit()).response
    const { submission_id } = submission
    const withdraw = (as: SignedInMember, words = '') =>
      callStudio(gateway, 'reviewWithdraw', { submission_id, words }, as)
    const offered = async (as: SignedInMember) =>
      (await callStudio(gateway, 'reviewList', {}, as)).response.list[0].withdrawal
    expect(
      await Promise.all([gateway.editor, other, gateway.approver, gateway.officer].map(offered)),
    ).toEqual(['own', null, null, 'with_words'])
    for (const nobody of [other, gateway.approver])
      expect(await withdraw(nobody, '我来撤回')).toMatchObject({ code: 403001 })
    const byHand = gateway.ctx.db.pool.query(
      `UPDATE page_submission SET state = 'withdrawn', ended_at = now(), withdrawn_because = '我来撤回', withdrawn_by = $1`,
      [other.member_id],
    )
    await expect(byHand).rejects.toMatchObject({ constraint: 'page_submission_withdrawn_by_right' })
    await expect(
      gateway.ctx.db.pool.query(`UPDATE page_submission SET state = 'withdrawn', ended_at = now()`),
    ).rejects.toMatchObject({ constraint: 'page_submission_withdrawn_by_right' })
    expect(await withdraw(gateway.officer)).toMatchObject({
      code: 400001,
      msg: '撤回同事的提交时请写明原因',
    })
    expect((await withdraw(gateway.officer, '活动取消')).code).toBe(1)
    const { list } = (await callStudio(gateway, 'noticeList', {}, gateway.editor)).response
    expect(list).toMatchObject([{ words: '“夏季课程”第 2 版 被撤回：活动取消' }])
    const again = (await gateway.submit()).response.submission
    const own = { submission_id: again.submission_id }
    expect((await callStudio(gateway, 'reviewWithdraw', own, gateway.editor)).code).toBe(1)
    expect(await callStudio(gateway, 'reviewWithdraw', own, gateway.editor)).toMatchObject({ code: 409017 })
  })

  test('is not let through by its row, by a row that says so, or by taking the policy back', async () => {
    await using gateway = await startReviewed()
    await gateway.write('偷偷')
    const { submission } = (await gateway.submit()).response
    const { pool } = gateway.ctx.db
    const version = `(SELECT version_id FROM page_submission WHERE submission_id = ${submission.submission_id})`
    const refused = { constraint: 'page_publication_approved' }
    await expect(
      pool.query(`UPDATE page SET published_version_id = ${version} WHERE code = 'sale'`),
    ).rejects.toMatchObject(refused)
    await expect(
      pool.query(`INSERT INTO page_publication (page_id, version_id, grounds, published_by)
        SELECT page_id, version_id, 'not_required', 'cli:x' FROM page_submission`),
    ).rejects.toMatchObject(refused)
    await expect(
      pool.query(`INSERT INTO page_publication (page_id, version_id, grounds, submission_id, content_hash, published_by)
        SELECT page_id, version_id, 'approved', submission_id, content_hash, 'cli:x' FROM page_submission`),
    ).rejects.toMatchObject(refused)
    await expect(
      pool.query(`UPDATE page_submission SET state = 'approved', ended_at = now()`),
    ).rejects.toMatchObject({ constraint: 'page_submission_steps_open' })
    await expect(
      pool.query(`INSERT INTO approval_policy (revision, is_required, ordinary_steps, risky_steps, due_hours, set_by)
        VALUES (2, false, '{approver}', '{compliance}', 24, 'cli:x')`),
    ).rejects.toMatchObject({ constraint: 'approval_policy_stays' })
    const report = await publishPage(gateway.ctx, { code: 'sale', version: 2, by: BY_TEST })
    expect(report).toMatchObject({ published: false, reason: 'not-approved' })
  })

  test('is not published once what it refers to has changed: the company', async () => {
    await using gateway = await startReviewed()
    await gateway.write('公司资料会变')
    const { submission } = (await gateway.submit()).response
    await gateway.decide(submission, gateway.approver)
    const { response } = await callStudio(
      gateway,
      'reviewDetail',
      { submission_id: submission.submission_id },
      gateway.officer,
    )
    expect(response).toMatchObject({ changed: [], decisions: [{ step: 'approver', verdict: 'approved' }] })
    await gateway.ctx.db.pool.query(
      `INSERT INTO company_data (revision, company, license_no, phone, adviser, adviser_no, filing_no, set_by)
       VALUES (1, '另一家公司', '1', '2', '3', '4', '5', $1)`,
      [gateway.officer.member_id],
    )
    expect(await gateway.goLive()).toMatchObject({
      code: 409016,
      msg: '公司资料在审批后有变化，请重新提交审批',
    })
    const again = (await gateway.submit()).response.submission
    expect(again).toMatchObject({ state: 'waiting' })
    expect(again.hash).not.toBe(submission.hash)
  })

  test('is not published when what it refers to changes while it is drawn', async () => {
    let whileDrawn = async () => {}
    const site = fakeSite()
    const renderPage: Site['renderPage'] = async (input) => {
      await whileDrawn()
      return site.renderPage(input)
    }
    await using gateway = await startReviewed({ site: { ...site, renderPage } })
    await gateway.write('正在绘制')
    const { submission } = (await gateway.submit()).response
    await gateway.decide(submission, gateway.approver)
    whileDrawn = async () => {
      whileDrawn = async () => {}
      await gateway.ctx.db.pool.query(
        `INSERT INTO company_data (revision, company, license_no, phone, adviser, adviser_no, filing_no, set_by)
         VALUES (1, '另一家公司', '1', '2', '3', '4', '5', $1)`,
        [gateway.officer.member_id],
      )
    }
    expect(await gateway.goLive()).toMatchObject({
      code: 409016,
      msg: '公司资料在审批后有变化，请重新提交审批',
    })
    expect(await seen(gateway)).not.toContain('正在绘制')
  })

  test('is not published with another picture behind the address that was approved', async () => {
    await using gateway = await startReviewed()
    const drawing = (colour: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${colour}"/></svg>`,
      )
    const { address } = await storeAsset(gateway.ctx, { bytes: drawing('#c00'), name: 'hero.svg' })
    const page_schema = [{ name: 'image', value: { url: address, alt: '主图' } }]
    await gateway.import(JSON.stringify({ code: 'sale', title: '夏季课程', page_schema }))
    const { submission } = (await gateway.submit()).response
    await gateway.decide(submission, gateway.approver)
    await assetStorage(gateway.ctx.config).replace(basename(address), drawing('#0c0'))
    expect(await gateway.goLive()).toMatchObject({
      code: 409016,
      msg: '图片或文件在审批后有变化，请重新提交审批',
    })
    expect(await seen(gateway)).not.toContain(address)
  })

  test('is not published when the rules that hold now forbid what was approved', async () => {
    await using gateway = await startReviewed()
    await gateway.write('本周夏日特训')
    const { submission } = (await gateway.submit()).response
    await gateway.decide(submission, gateway.approver)
    const list = {
      base_revision: 0,
      words: [{ word: '夏日特训', severity: 'error' as const, why: '夸大收益', instead: '' }],
      rules: {},
      note: '监管通报',
    }
    const tried = await callStudio(gateway, 'wordListTry', list, gateway.officer)
    await gateway.runJobs()
    const { revision } = tried.response
    expect((await callStudio(gateway, 'wordListEnact', { revision }, gateway.officer)).code).toBe(1)
    const refused = await gateway.goLive()
    expect(refused.response).toMatchObject({ is_published: false, findings: [{ rule: 'own-words' }] })
    expect(await seen(gateway)).not.toContain('夏日特训')
  })
})

describe('in an emergency', () => {
  test('two people open a page for an hour, loudly; one alone does not', async () => {
    await using gateway = await startReviewed()
    await gateway.write('紧急更正')
    const { submission } = (await gateway.submit()).response
    const asked = await callStudio(
      gateway,
      'glassAsk',
      { submission_id: submission.submission_id, reason: '线上电话写错了' },
      gateway.editor,
    )
    const { glass_id } = asked.response.glass
    expect(await gateway.goLive()).toMatchObject({ code: 409016 })
    await expect(
      gateway.ctx.db.pool.query('UPDATE break_glass SET granted_by = asked_by'),
    ).rejects.toMatchObject({ constraint: 'break_glass_by_right' })
    const granted = await callStudio(gateway, 'glassGrant', { glass_id }, gateway.officer)
    expect(granted.response.glass.open_until).not.toBeNull()
    expect((await gateway.goLive()).response.is_published).toBe(true)
    expect((await gateway.acts()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['approval.glass_ask', 'approval.glass_grant', 'page.publish']),
    )
    const { rows } = await gateway.ctx.db.pool.query(
      'SELECT grounds FROM page_publication ORDER BY publication_id DESC LIMIT 1',
    )
    expect(rows).toEqual([{ grounds: 'break_glass' }])
  })

  test('nobody agrees to their own request', async () => {
    await using gateway = await startReviewed()
    const chief = await signInMember(gateway, { roles: ['editor', 'administrator'], name: '主管' })
    await gateway.write('自己')
    const { submission } = (await gateway.submit(chief)).response
    const { glass } = (
      await callStudio(
        gateway,
        'glassAsk',
        { submission_id: submission.submission_id, reason: '赶时间上线' },
        chief,
      )
    ).response
    expect(await callStudio(gateway, 'glassGrant', { glass_id: glass.glass_id }, chief)).toMatchObject({
      code: 403007,
    })
  })
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

describe('who stands in', () => {
  test('decides for those days and that step, and not on what they wrote themselves', async () => {
    await using gateway = await startReviewed()
    const [now, later] = [inSeconds(-1), inSeconds(86_400)]
    await gateway.write('等人代审')
    const { submission } = (await gateway.submit()).response
    const give = (to: number) =>
      callStudio(
        gateway,
        'delegationSet',
        { step: 'approver', to, begins_at: now, ends_at: later },
        gateway.approver,
      )
    expect(await gateway.decide(submission, gateway.officer)).toMatchObject({ code: 403001 })
    expect((await give(gateway.editor.member_id)).code).toBe(1)
    const given = await give(gateway.officer.member_id)
    expect(await gateway.decide(submission, gateway.editor)).toMatchObject({ code: 403006 })
    const decided = await gateway.decide(submission, gateway.officer)
    expect(decided.response.submission.state).toBe('approved')
    const { delegation_id } = given.response.delegation
    expect((await callStudio(gateway, 'delegationEnd', { delegation_id }, gateway.approver)).code).toBe(1)
    const { list } = (await callStudio(gateway, 'delegationList', {}, gateway.editor)).response
    expect(list).toMatchObject([{ to: { member_id: gateway.editor.member_id } }])
  })
})

describe('members are told', () => {
  const noticesOf = async (gateway: Reviewed, member: SignedInMember) => {
    const { list } = (await callStudio(gateway, 'noticeList', {}, member)).response
    return (list as { kind: string; words: string; link: string }[]).map(({ kind, words, link }) => ({
      kind,
      words,
      link,
    }))
  }

  test('who may decide, that something waits; who submitted it, what came of it; and once that it is late', async () => {
    await using gateway = await startReviewed()
    await gateway.write('等审批')
    const { submission } = (await gateway.submit()).response
    const link = `/approvals/${submission.submission_id}`
    const waiting = { kind: 'review', words: '“夏季课程”第 2 版 等待审批', link }
    expect(await noticesOf(gateway, gateway.approver)).toEqual([waiting])
    expect(await noticesOf(gateway, gateway.editor)).toEqual([])
    await gateway.database.owner.pool.query(
      `ALTER TABLE page_submission DISABLE TRIGGER USER; UPDATE page_submission SET due_at = now() - interval '1 hour';
       ALTER TABLE page_submission ENABLE TRIGGER USER`,
    )
    for (const _twice of [1, 2]) await remindOverdue(gateway.ctx)
    const late = { kind: 'due', words: '“夏季课程”第 2 版 的审批已到期限，还没有结果', link }
    expect(await noticesOf(gateway, gateway.approver)).toEqual([late, waiting])
    await gateway.decide(submission, gateway.approver, { verdict: 'returned', words: '请写明风险' })
    expect(await noticesOf(gateway, gateway.editor)).toEqual([
      { kind: 'review_result', words: '“夏季课程”第 2 版 被退回：请写明风险', link },
      late,
    ])
  })
})
