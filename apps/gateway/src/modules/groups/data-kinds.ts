import { z } from 'zod'
import { cell } from '../../data/cells'
import { dataKind } from '../../data/data-kind'
import { chatGroup, groupPost, groupRule } from './groups-tables'

export const groupRulesKind = dataKind({
  name: 'group-rules',
  title: '加群活动',
  columns: z.strictObject({ activity: cell.id('活动'), rule_id: cell.id('规则编号') }),
  table: groupRule,
  key: [groupRule.activity],
  constraints: { group_rule_rule_id_rule_rule_id_fk: '没有这条规则，请先导入 rules。' },
})

export const groupsKind = dataKind({
  name: 'groups',
  title: '社群',
  columns: z.strictObject({
    group_id: cell.id('群编号'),
    name: cell.line('群名称', 40),
    activity: cell.id('活动'),
    capacity: cell.integer('人数上限', { min: 1, max: 100_000 }),
    open: cell.flag('开放').default(true),
  }),
  table: chatGroup,
  key: [chatGroup.group_id],
  constraints: {
    chat_group_activity_group_rule_activity_fk: '没有这个加群活动，请先导入 group-rules。',
    chat_group_capacity: '人数上限小于现有人数。',
  },
})

export const groupPostsKind = dataKind({
  name: 'group-posts',
  title: '社群内容',
  columns: z.strictObject({
    post_id: cell.id('内容编号'),
    group_id: cell.id('群编号').optional(),
    tag: cell.id('标签').optional(),
    author: cell.line('作者', 20),
    adviser_no: cell.line('登记编号', 40).default(''),
    title: cell.line('标题', 60),
    summary: cell.paragraphs('摘要', 200),
    body: cell.paragraphs('正文', 20_000),
    images: cell
      .json('图片', z.array(cell.image('图片'), '应为列表，例如 ["a.png"]').max(9, '最多 9 张'))
      .default([]),
    is_member_only: cell.flag('仅群成员可见').default(false),
    created_at: cell.time('发布时间').optional(),
  }),
  table: groupPost,
  key: [groupPost.post_id],
  rowOf: async (line, files) => {
    const images: string[] = []
    for (const image of line.images) images.push(await files.image(image))
    return { ...line, images }
  },
  constraints: {
    group_post_group_id_chat_group_group_id_fk: '没有这个群，请先导入 groups。',
    group_post_has_place: '群编号和标签至少填一个。',
    group_post_members_of_a_group: '仅群成员可见的内容必须填群编号。',
  },
})
