import { expect, test, vi } from 'vitest'
import { allOf, click, createTestStudio, press, previewLink, refusal, textOf, type } from '../../../testing'
import { reviewDetail, reviewList, submissionRow } from '../testing/sample-review'

const first = submissionRow(11, { title: 'ETF 训练营', warnings: 1 })
const second = submissionRow(12)
const warning = {
  rule: 'long-title',
  severity: 'warning' as const,
  path: 'page_schema[0].value.html',
  blockId: 'a',
  message: '标题太长',
}

/** jsdom has no layout, so the stages are given a size. */
function withStage(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly tell: (entries: { contentRect: { width: number; height: number } }[]) => void) {}
      observe() {
        this.tell([{ contentRect: { width: 500, height: 900 } }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
}

const around = {
  previewLink: previewLink({ frame_url: '/preview/etf?key=base' }),
  reviewList: reviewList([first, second]),
  reviewDetail: ({ submission_id }: { submission_id: number }) =>
    reviewDetail(submission_id === 11 ? first : second, { findings: [warning] }),
}
const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src, 'http://x'))

test('the page stands beside what is out now, in the same place and width, with what differs', async () => {
  withStage()
  await using studio = await createTestStudio({ at: '/approvals/11', roles: ['approver'], answers: around })
  withStage()
  await studio.sees(
    '审批 ETF 训练营',
    '待审内容（第 4 版）',
    '线上版本（第 3 版）',
    '1 / 2',
    '修改 1',
    '旧的一课',
  )
  expect(studio.asked('previewLink')).toEqual([{ code: 'page-11', version: 3 }])
  await click(await studio.find('radio', '微信'))
  await studio.until(
    () => frames().filter(({ searchParams }) => searchParams.get('place') === 'wx').length === 2,
  )
  expect(frames().map(({ searchParams }) => searchParams.get('key'))).toEqual(['11', 'base'])
  await click(await studio.find('radio', '标出差异'))
  await studio.until(
    () =>
      frames()
        .map(({ pathname }) => pathname)
        .join() === '/look/base,/look/s11',
  )
})

test('what was referred to and has changed is said first; texts and the record stand beside', async () => {
  await using studio = await createTestStudio({
    at: '/approvals/11',
    roles: ['auditor'],
    answers: {
      ...around,
      reviewDetail: reviewDetail(
        { ...first, mine: [], why_not_mine: 'role' },
        {
          base: null,
          changed: [{ kind: 'company', before: '甲公司', after: '乙公司' }],
          decisions: [
            {
              step: 'compliance',
              verdict: 'approved',
              by: { member_id: 3, name: '韩梅' },
              for: { member_id: 4, name: '赵六' },
              words: '文字没有问题',
              at: '2026-11-20T02:00:00Z',
            },
          ],
        },
      ),
    },
  })
  await studio.sees('引用的内容已有变化，不能发布', '公司资料', '剩下的步骤不由您的角色审批。', '第一次提交')
  await press(document.body, '3')
  await studio.sees('页面信息 · 页面标题', '新的一课')
  await click(await studio.find('button', '复制全部'))
  await studio.until(() => studio.around.copied[0]?.includes('新的一课'))
  await press(document.body, '4')
  await studio.sees('合规审批：通过', '韩梅（代 赵六）', '文字没有问题', '不能审批自己的内容：李雷')
  // A member who may not decide has no keys for it.
  await press(document.body, 'a')
  expect(allOf('dialog')).toEqual([])
})

test('an approval carries the hash and the reasons, and leads on to the next one', async () => {
  await using studio = await createTestStudio({
    at: '/approvals/11',
    roles: ['approver'],
    answers: { ...around, reviewDecide: refusal('ownPage') },
  })
  await studio.sees('1 / 2')
  await press(document.body, '2')
  const reason = await studio.find('field', '接受的理由：标题太长')
  await type(reason, '可以')
  await studio.sees('至少 4 个字')
  // Characters typed in a field do not count as keys.
  await press(reason, 'r')
  expect(allOf('dialog')).toEqual([])
  await type(reason, '活动名称如此')
  await studio.sees('随审批一起接受')
  await press(document.body, 'a')
  const dialog = await studio.find('dialog')
  expect(textOf(dialog)).toContain('aaaaaaaaaaaa')
  expect(textOf(dialog)).toContain('1 条')
  await click(await studio.find('button', '确认通过', dialog))
  await studio.sees('您参与编写了这一版，请由其他同事审批')
  studio.answer({
    reviewDecide: { submission: { ...first, state: 'approved', mine: [], open_steps: [] } },
    reviewList: reviewList([second]),
  })
  await click(await studio.find('button', '确认通过', dialog))
  await studio.sees('已通过业务审批', '审批 页面 12')
  expect(studio.address()).toBe('/approvals/12')
  expect(studio.asked('reviewDecide').at(-1)).toEqual({
    submission_id: 11,
    hash: first.hash,
    step: 'approver',
    verdict: 'approved',
    words: '',
    accepted: [{ rule: 'long-title', path: 'page_schema[0].value.html', reason: '活动名称如此' }],
  })
})

test('returning needs words; what has moved meanwhile is loaded anew, and the last one leads back', async () => {
  await using studio = await createTestStudio({
    at: '/approvals/12?view=waiting',
    roles: ['approver'],
    answers: { ...around, reviewList: reviewList([second]), reviewDecide: refusal('reviewMoved') },
  })
  await studio.sees('1 / 1')
  await press(document.body, 'r')
  let dialog = await studio.find('dialog')
  await click(await studio.find('button', '退回', dialog))
  await studio.sees('请写明需要修改的地方')
  await type(await studio.find('field', '需要修改的地方'), '风险提示太小')
  await click(await studio.find('button', '退回', dialog))
  await studio.sees('审批内容已有变化')
  const before = studio.asked('reviewDetail').length
  await click(await studio.find('button', '重新载入', dialog))
  await studio.until(() => studio.asked('reviewDetail').length > before)
  await studio.until(() => allOf('dialog').length === 0)

  studio.answer({ reviewDecide: { submission: { ...second, state: 'returned', mine: [], open_steps: [] } } })
  await press(document.body, 'r')
  dialog = await studio.find('dialog')
  await type(await studio.find('field', '需要修改的地方'), '风险提示太小')
  studio.answer({ reviewList: reviewList([]) })
  await click(await studio.find('button', '退回', dialog))
  await studio.sees('已退回，这一批都审完了')
  await studio.sees('没有等待审批的页面')
  expect(studio.address()).toBe('/approvals?view=waiting')
})

test('reasons that went with no decision are not lost without a question', async () => {
  await using studio = await createTestStudio({ at: '/approvals/11', roles: ['approver'], answers: around })
  await studio.sees('1 / 2')
  await press(document.body, '2')
  await type(await studio.find('field', '接受的理由：标题太长'), '活动名称如此')
  // They are kept when going from one to the next.
  await press(document.body, 'j')
  await studio.sees('审批 页面 12', '2 / 2')
  await press(document.body, 'k')
  await studio.sees('审批 ETF 训练营')
  await press(document.body, '2')
  expect(await studio.find('field', '接受的理由：标题太长')).toHaveProperty('value', '活动名称如此')
  await click(await studio.find('link', '返回审批列表'))
  await studio.sees('离开审批？')
  await click(await studio.find('button', '离开'))
  await studio.until(() => studio.address() === '/approvals')
})

test('what was approved is published from here, and what stands in the way is listed', async () => {
  const approved = submissionRow(11, { state: 'approved', mine: [], open_steps: [], title: 'ETF 训练营' })
  await using studio = await createTestStudio({
    at: '/approvals/11?view=approved',
    roles: ['compliance'],
    answers: {
      ...around,
      reviewList: reviewList([approved]),
      reviewDetail: reviewDetail(approved),
      reviewPublish: {
        is_published: false,
        version: 4,
        findings: [],
        changed: [{ kind: 'files', before: '1', after: '2' }],
      },
    },
  })
  await click(await studio.find('button', '发布已通过的版本'))
  const dialog = await studio.find('dialog')
  await click(await studio.find('button', '发布', dialog))
  await studio.sees('引用的内容已有变化，不能发布', '图片或文件')
  expect(studio.asked('reviewPublish')).toEqual([{ submission_id: 11, hash: approved.hash }])
  // The same bytes would be refused again.
  expect(allOf('button', '发布', dialog)[0]).toHaveProperty('disabled', true)
})

test('an emergency is asked for with a reason, agreed to by another person, and then published', async () => {
  const waiting = { ...first, mine: [], why_not_mine: 'author' as const, submitted_by: '王芳' }
  const glass = {
    glass_id: 9,
    submission_id: 11,
    reason: '线上价格错误',
    asked_by: { member_id: 1, name: '王芳' },
    asked_at: '2026-11-20T00:00:00Z',
    granted_by: null,
    granted_at: null,
    open_until: null,
  }
  await using studio = await createTestStudio({
    at: '/approvals/11',
    roles: ['administrator'],
    answers: { ...around, reviewDetail: reviewDetail(waiting), glassAsk: { glass } },
  })
  await studio.sees('您参与编写了这一版')
  await click(await studio.find('button', '紧急发布'))
  const dialog = await studio.find('dialog')
  await type(await studio.find('field', '原因', dialog), '错价')
  await click(await studio.find('button', '提出申请', dialog))
  await studio.sees('请写明原因，至少 4 个字')
  await type(await studio.find('field', '原因', dialog), '线上价格错误')
  studio.answer({ reviewDetail: reviewDetail(waiting, { glass }) })
  await click(await studio.find('button', '提出申请', dialog))
  await studio.sees('王芳 于 2026-11-20 08:00 申请', '申请人不能自己同意')
  expect(allOf('button', '同意紧急发布')).toEqual([])

  const others = { ...glass, asked_by: { member_id: 2, name: '李雷' } }
  studio.answer({ reviewDetail: reviewDetail(waiting, { glass: others }), glassGrant: { glass: others } })
  await studio.refresh()
  await click(await studio.find('button', '同意紧急发布'))
  const open = {
    ...others,
    granted_by: { member_id: 1, name: '王芳' },
    granted_at: new Date().toISOString(),
    open_until: new Date(Date.now() + 3_600_000).toISOString(),
  }
  studio.answer({ reviewDetail: reviewDetail(waiting, { glass: open }) })
  await click(await studio.find('button', '同意紧急发布', await studio.find('dialog')))
  await click(await studio.find('button', '紧急发布这一版'))
  await studio.sees('这一版没有通过审批')
  expect(studio.asked('glassGrant')).toEqual([{ glass_id: 9 }])
})

test('who submitted it takes it back', async () => {
  const waiting = { ...first, mine: [], why_not_mine: 'author' as const, withdrawal: 'own' as const }
  await using studio = await createTestStudio({
    at: '/approvals/11',
    roles: ['editor'],
    answers: { ...around, reviewDetail: reviewDetail(waiting), reviewWithdraw: {} },
  })
  await click(await studio.find('button', '撤回'))
  studio.answer({
    reviewDetail: reviewDetail({ ...waiting, state: 'withdrawn', why_not_mine: null, withdrawal: null }),
  })
  await click(await studio.find('button', '撤回', await studio.find('dialog')))
  await studio.sees('这次提交已撤回。')
  expect(studio.asked('reviewWithdraw')).toEqual([{ submission_id: 11, words: '' }])
})

test('what a colleague submitted is taken back with a word why, by who guards pages', async () => {
  const waiting = { ...first, mine: [], why_not_mine: 'role' as const, withdrawal: 'with_words' as const }
  await using studio = await createTestStudio({
    at: '/approvals/11',
    roles: ['compliance'],
    answers: { ...around, reviewDetail: reviewDetail(waiting), reviewWithdraw: {} },
  })
  await click(await studio.find('button', '撤回'))
  const dialog = await studio.find('dialog')
  await click(await studio.find('button', '撤回', dialog))
  await studio.sees('请写明撤回的原因，至少 2 个字')
  await type(await studio.find('field', '撤回的原因', dialog), '活动取消')
  studio.answer({ reviewDetail: reviewDetail({ ...waiting, state: 'withdrawn', withdrawal: null }) })
  await click(await studio.find('button', '撤回', dialog))
  await studio.sees('这次提交已撤回。')
  expect(studio.asked('reviewWithdraw')).toEqual([{ submission_id: 11, words: '活动取消' }])
})

test('nobody else is offered to take it back', async () => {
  await using studio = await createTestStudio({
    at: '/approvals/11',
    roles: ['editor'],
    answers: { ...around, reviewDetail: reviewDetail({ ...first, withdrawal: null }) },
  })
  await studio.sees('审批 ETF 训练营')
  expect(allOf('button', '撤回')).toEqual([])
})
