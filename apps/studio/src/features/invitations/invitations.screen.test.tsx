import { expect, test } from 'vitest'
import { type Answers, allOf, choose, click, createTestStudio, refusal, type } from '../../testing'
import type { ActivityDetail, ActivityRow, PrizeRow } from './activity-rows'

const activity: ActivityRow = {
  activity_id: 'friends',
  title: '邀请好友',
  start_at: '2026-11-01T00:00:00Z',
  end_at: '2027-11-01T00:00:00Z',
  rule_id: 'has-product',
  rule_name: '有产品的客户',
  rules: '每位朋友只认第一位邀请人。\n奖品数量有限。',
  gift: '入门课程试听',
  share_title: '有位朋友请您来看看',
  share_desc: '',
  is_open: true,
  state: 'on',
  invited: 1_234,
  counted: 800,
  granted: 60,
  held: 3,
  waiting: 20,
  revision: 4,
  updated_at: '2026-11-20T02:02:03Z',
}

const prize: PrizeRow = {
  prize_id: 'friends-1',
  state: 1,
  need: 1,
  name: '入门课程兑换券',
  image: '',
  worth: 9_900,
  stock: 42,
  issued: 8,
  is_promised: true,
}

const notebook = { ...prize, prize_id: 'friends-3', state: 2, need: 3, name: '笔记本', is_promised: false }
const detail: ActivityDetail = { activity, prizes: [prize, notebook] }
const nothing = { codes: 0, shared: 0, invited: 0, counted: 0, taken: 0, held: 0, done: 0, void: 0 }

const openInvitations = (
  answers: Answers = {},
  at = '/invitations?activity=friends',
  roles: ['operator' | 'auditor'] = ['operator'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      inviteActivityList: { list: [activity] },
      inviteActivityDetail: detail,
      inviteFunnel: {
        total: { ...nothing, codes: 500, shared: 320, invited: 1_234 },
        days: [
          { day: '2026-11-20', ...nothing, invited: 7 },
          { day: '2026-11-19', ...nothing },
        ],
      },
      ruleNames: { list: [{ rule_id: 'has-product', name: '有产品的客户' }] },
      assetList: { list: [], next: null },
      ...answers,
    },
  })

test('activities say what they ask for, whether they run, and what has come of them', async () => {
  await using studio = await openInvitations(
    {
      inviteActivityList: {
        list: [
          activity,
          { ...activity, activity_id: 'old', title: '春季邀请', state: 'off', rule_name: null },
        ],
      },
    },
    '/invitations',
  )
  await studio.sees('邀请好友', '进行中', '有产品的客户', '1,234', '春季邀请', '已关闭', '注册即计入')
})

test('without an activity it is said what to do', async () => {
  await using studio = await openInvitations({ inviteActivityList: { list: [] } }, '/invitations')
  await studio.sees('还没有邀请活动。新建一个活动并添加奖品')
})

test('an activity shows its prizes and the days on which something happened', async () => {
  await using studio = await openInvitations()
  await studio.sees('入门课程兑换券', '邀请 3 人', '¥99.00', '500 人', '2026-11-20')
  expect(studio.text()).not.toContain('2026-11-19')
  await click((await studio.find('radio', '7 天')).closest('label'))
  await studio.until(() => studio.asked('inviteFunnel').length === 2)
  expect(studio.asked('inviteFunnel')).toEqual([
    { activity_id: 'friends', days: 30 },
    { activity_id: 'friends', days: 7 },
  ])
})

test('who may only read has nothing to change', async () => {
  await using studio = await openInvitations({}, '/invitations?activity=friends', ['auditor'])
  await studio.sees('入门课程兑换券')
  for (const name of ['新建活动', '修改', '关闭活动', '添加奖品', '修改奖品 笔记本', '删除奖品 笔记本'])
    expect(allOf('button', name)).toEqual([])
})

test('closing an activity that runs asks first', async () => {
  await using studio = await openInvitations({ inviteActivityChange: { revision: 5 } })
  await click(await studio.find('button', '关闭活动'))
  await studio.sees('关闭正在进行的活动？', '已经领到的奖品照常发放')
  expect(studio.asked('inviteActivityChange')).toEqual([])
  await click(allOf('button', '关闭活动').at(-1) as HTMLElement)
  await studio.until(() => studio.asked('inviteActivityChange').length === 1)
  expect(studio.asked('inviteActivityChange')).toMatchObject([
    { activity_id: 'friends', base_revision: 4, is_open: false, title: '邀请好友', rule_id: 'has-product' },
  ])
})

test('an activity is not overwritten that a colleague has changed, and closing the form asks before words are lost', async () => {
  await using studio = await openInvitations({ inviteActivityChange: refusal('conflict') })
  await click(await studio.find('button', /^修\s*改$/))
  await type(await studio.find('field', '活动名称'), '邀请好友二期')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('这个活动刚被同事修改过')
  expect(studio.asked('inviteActivityChange')).toMatchObject([
    { base_revision: 4, title: '邀请好友二期', start_at: '2026-11-01T00:00:00.000Z' },
  ])
  await click(await studio.find('button', /^取\s*消$/))
  await studio.sees('放弃修改？')
})

test('a new activity needs its times and its rules', async () => {
  await using studio = await openInvitations({}, '/invitations')
  await click(await studio.find('button', '新建活动'))
  await type(await studio.find('field', '活动编号'), 'spring 2027')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('请填写字母、数字、_ 或 -，最多 64 位', '请填写')
  expect(studio.asked('inviteActivityCreate')).toEqual([])
})

test('a prize is added to the next free tier, its worth in yuan', async () => {
  await using studio = await openInvitations({ invitePrizeAdd: { prize_id: 'new', revision: 5 } })
  await click(await studio.find('button', '添加奖品'))
  await type(await studio.find('field', '需要邀请几人'), '8')
  await type(await studio.find('field', '奖品名称'), '巡讲门票')
  await type(await studio.find('field', '价值（元）'), '九十九')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('请填写金额，例如 99.00', '请填写 0 到 1000000 的整数')
  await type(await studio.find('field', '价值（元）'), '199.5')
  await type(await studio.find('field', '库存'), '30')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.until(() => studio.asked('invitePrizeAdd').length === 1)
  expect(studio.asked('invitePrizeAdd')).toEqual([
    {
      activity_id: 'friends',
      base_revision: 4,
      state: 3,
      need: 8,
      name: '巡讲门票',
      image: '',
      worth: 19_950,
      stock: 30,
    },
  ])
})

test('the prize for passing the link on asks for nobody', async () => {
  await using studio = await openInvitations({ invitePrizeAdd: { prize_id: 'new', revision: 5 } })
  await click(await studio.find('button', '添加奖品'))
  await choose(await studio.find('combobox', '档位'), '转发奖励')
  await studio.until(() => allOf('field', '需要邀请几人').length === 0)
  await type(await studio.find('field', '奖品名称'), '电子书')
  await type(await studio.find('field', '价值（元）'), '0')
  await type(await studio.find('field', '库存'), '100')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.until(() => studio.asked('invitePrizeAdd').length === 1)
  expect(studio.asked('invitePrizeAdd')).toMatchObject([{ state: 0, need: 0, worth: 0 }])
})

test('a prize that somebody was promised keeps its name and is not removed; another is, once it was asked', async () => {
  await using studio = await openInvitations({ invitePrizeRemove: { revision: 5 } })
  expect(await studio.find('button', '删除奖品 入门课程兑换券')).toHaveProperty('disabled', true)
  await click(await studio.find('button', '修改奖品 入门课程兑换券'))
  await studio.sees('已有客户领到，名称不能再改。')
  expect(await studio.find('field', '奖品名称')).toHaveProperty('disabled', true)
  await click(await studio.find('button', /^取\s*消$/))
  await click(await studio.find('button', '删除奖品 笔记本'))
  await studio.sees('删除奖品“笔记本”？')
  expect(studio.asked('invitePrizeRemove')).toEqual([])
  await click(allOf('button', /^删\s*除$/).at(-1) as HTMLElement)
  await studio.until(() => studio.asked('invitePrizeRemove').length === 1)
  expect(studio.asked('invitePrizeRemove')).toEqual([{ prize_id: 'friends-3', base_revision: 4 }])
})

test('stock is taken away from what is left', async () => {
  await using studio = await openInvitations({ invitePrizeStock: { stock: 32, revision: 5 } })
  await click(await studio.find('button', '增减库存 入门课程兑换券'))
  await studio.sees('打开时剩余 42 份')
  await click((await studio.find('radio', '减少')).closest('label'))
  await type(await studio.find('field', '数量'), '10')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('已保存，现在剩余 32 份')
  expect(studio.asked('invitePrizeStock')).toEqual([{ prize_id: 'friends-1', base_revision: 4, by: -10 }])
})
