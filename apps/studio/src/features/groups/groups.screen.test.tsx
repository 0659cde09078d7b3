import { expect, test } from 'vitest'
import { type Answers, allOf, choose, click, createTestStudio, refusal, type } from '../../testing'
import type { GroupRow } from './group-row'
import type { PostRow } from './posts/post-form'

const group: GroupRow = {
  group_id: 'zt-1',
  name: '主题猎手一群',
  activity: 'ztls',
  capacity: 200,
  member_count: 12,
  open: true,
  posts: 3,
  rule_id: 'has-product',
  rule_name: '有产品的客户',
  revision: 4,
  updated_at: '2026-11-20T02:02:03Z',
}

const post: PostRow = {
  post_id: 'p1',
  group_id: 'zt-1',
  group_name: '主题猎手一群',
  tag: null,
  author: '张三',
  adviser_no: 'A0000000000001',
  title: '本周主题复盘',
  summary: '回顾本周的主题表现。',
  body: '第一段。',
  images: [],
  is_member_only: true,
  is_pinned: false,
  state: 'out',
  down_why: '',
  publish_at: '2026-11-20T02:02:03Z',
  revision: 2,
}

const openGroups = (answers: Answers = {}, at = '/groups', roles: ['operator' | 'auditor'] = ['operator']) =>
  createTestStudio({
    at,
    roles,
    answers: {
      groupList: { list: [group], next: null },
      groupActivityList: {
        list: [
          {
            activity: 'ztls',
            rule_id: 'has-product',
            rule_name: '有产品的客户',
            groups: 1,
            updated_at: group.updated_at,
          },
        ],
      },
      ruleNames: {
        list: [
          { rule_id: 'has-product', name: '有产品的客户' },
          { rule_id: 'everyone', name: '所有登录客户' },
        ],
      },
      groupMemberList: {
        list: [{ uid: 42, handset: '138****8000', joined_at: group.updated_at }],
        next: null,
      },
      groupPostRows: { list: [post], next: null },
      assetList: { list: [], next: null },
      ...answers,
    },
  })

/** The filter behind the form has a field of this name too. */
const titleOf = (studio: Awaited<ReturnType<typeof openGroups>>) =>
  studio.until(() => allOf('field', '标题').at(-1)?.closest('form') && allOf('field', '标题').at(-1))

test('groups say who may join, how many have, and whether they are full', async () => {
  await using studio = await openGroups({
    groupList: {
      list: [group, { ...group, group_id: 'zt-2', name: '主题猎手二群', member_count: 200 }],
      next: null,
    },
  })
  await studio.sees('主题猎手一群', '有产品的客户', '12 / 200', '开放加入', '主题猎手二群', '已满')
})

test('who may only read has nothing to change', async () => {
  await using studio = await openGroups({}, '/groups?group=zt-1', ['auditor'])
  await studio.sees('138****8000')
  for (const name of ['新建社群', '修改', '移出 138****8000', '查找'])
    expect(allOf('button', name)).toEqual([])
})

test('a group is not made smaller than it is full, and a colleague’s change is not overwritten', async () => {
  await using studio = await openGroups({ groupChange: refusal('conflict') }, '/groups?group=zt-1')
  await click(await studio.find('button', /^修\s*改$/))
  const capacity = await studio.find('field', '人数上限')
  await type(capacity, '11')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('请填写 12 到 100000 之间的整数')
  expect(studio.asked('groupChange')).toEqual([])
  await type(capacity, '300')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('这个社群刚被同事修改过')
  expect(studio.asked('groupChange')).toEqual([
    {
      group_id: 'zt-1',
      base_revision: 4,
      name: '主题猎手一群',
      activity: 'ztls',
      capacity: 300,
      open: true,
    },
  ])
})

test('a member is found by a whole phone and taken out with a reason', async () => {
  await using studio = await openGroups(
    { groupMemberFind: { uid: 42 }, groupMemberRemove: {} },
    '/groups?group=zt-1',
  )
  await type(await studio.find('field', '按完整手机号查找'), '138 0013 8000')
  await click(await studio.find('button', /^查\s*找$/))
  await studio.find('button', '显示全部成员')
  expect(studio.asked('groupMemberFind')).toEqual([{ group_id: 'zt-1', handset: '13800138000' }])
  await click(await studio.find('button', '移出 138****8000'))
  await type(await studio.find('field', '原因'), '账号重复')
  await click(allOf('button', /^移\s*出$/).at(-1) as HTMLElement)
  await studio.until(() => studio.asked('groupMemberRemove').length === 1)
  expect(studio.asked('groupMemberRemove')).toEqual([{ group_id: 'zt-1', uid: 42, reason: '账号重复' }])
})

test('an activity gets another rule', async () => {
  await using studio = await openGroups({ groupActivitySave: {} })
  await click(await studio.find('button', '加群活动'))
  await choose(await studio.find('combobox', 'ztls 人群规则'), '所有登录客户')
  await studio.until(() => studio.asked('groupActivitySave').length === 1)
  expect(studio.asked('groupActivitySave')).toEqual([{ activity: 'ztls', rule_id: 'everyone' }])
})

test('a post is written for a group, checked, and published', async () => {
  await using studio = await openGroups(
    {
      groupPostCheck: {
        findings: [{ severity: 'error', message: '“稳赚”是禁用语。', fix: '请删除或改写。' }],
      },
      groupPostCreate: { post_id: 'p2' },
    },
    '/group-posts',
  )
  await click(await studio.find('button', '新建内容'))
  // It needs a place: a group or a tag.
  await click(await studio.find('button', /^发\s*布$/))
  await studio.sees('请填写')
  expect(studio.asked('groupPostCreate')).toEqual([])
  await choose(await studio.find('combobox', '社群'), '主题猎手一群')
  await type(await studio.find('field', '作者'), '张三')
  await type(await titleOf(studio), '周报')
  await type(await studio.find('field', '摘要'), '本周回顾')
  await type(await studio.find('field', '正文'), '稳赚。')
  await click(await studio.find('button', '检查文字'))
  await studio.sees('有必须修改的问题', '“稳赚”是禁用语。')
  await click(await studio.find('button', /^发\s*布$/))
  await studio.until(() => studio.asked('groupPostCreate').length === 1)
  expect(studio.asked('groupPostCreate')).toMatchObject([
    { group_id: 'zt-1', tag: null, author: '张三', is_member_only: true, is_pinned: false, publish_at: null },
  ])
})

test('closing asks before words are lost', async () => {
  await using studio = await openGroups({}, '/group-posts')
  await click(await studio.find('button', '新建内容'))
  await type(await titleOf(studio), '周报')
  await click(await studio.find('button', /^取\s*消$/))
  await studio.sees('放弃修改？')
  await click(await studio.find('button', '继续编辑'))
  await titleOf(studio)
})

test('a post is taken down with a reason, and put back', async () => {
  await using studio = await openGroups({ groupPostShow: { revision: 3 } }, '/group-posts')
  await click(await studio.find('button', '下架 本周主题复盘'))
  await type(await studio.find('field', '原因'), '内容过时')
  await click(allOf('button', /^下\s*架$/).at(-1) as HTMLElement)
  await studio.until(() => studio.asked('groupPostShow').length === 1)
  expect(studio.asked('groupPostShow')).toEqual([
    { post_id: 'p1', base_revision: 2, is_down: true, reason: '内容过时' },
  ])
})
