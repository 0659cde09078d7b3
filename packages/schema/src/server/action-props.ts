import { z } from 'zod'
import { ACTION_TYPES, type ActionType, WEB_PAGE } from '../action'
import { type EnumField, type Field, fieldsOf } from './fields'
import { addressText, type PropLabel } from './props'

const types = Object.values(ACTION_TYPES) as [ActionType, ...ActionType[]]

const TYPE_LABELS = {
  1: '打开页面',
  2: '显示活码',
  3: '打开弹窗',
  4: '支付',
  5: '服务群聊',
  6: '牛牛客服',
  7: '打开链接',
  8: '调用接口',
  9: '券商开户',
  10: '企业微信',
  11: '渠道码跳转',
  12: '国债逆回购',
  13: '加入社群',
  14: '返回',
} as const satisfies Record<ActionType, string>

/** One line: names and numbers of other systems, no prose. */
const text = (max: number, meta: PropLabel) =>
  z
    .string()
    .max(max)
    .optional()
    .meta({ ...meta, control: 'text' })

/** The fields of an action (DOMAIN.md 3.3); `when` names the types that use a field. */
export const actionSchema = z.object({
  type: z.literal(types).meta({ title: '动作', options: TYPE_LABELS }),
  actionName: text(100, { title: '统计名称' }),
  codeId: text(64, { title: '活码', when: { type: 2 }, required: true }),
  popupId: text(64, { title: '弹窗', when: { type: 3 }, required: true }),
  appPageParam: text(1000, { title: 'App 页面参数', when: { type: [1, 12] } }),
  niuniuCodeId: text(64, { title: '客服码', when: { type: 6 }, required: true }),
  /** A path on the gateway, never another host: the visitor's token is sent with the call. */
  api: addressText('path', { title: '接口', when: { type: 8 }, required: true }).optional(),
  stateCodeId: text(64, { title: '渠道码', when: { type: [10, 11] }, required: true }),
  pageName: text(64, { title: '页面', when: { type: [1, 4] } }),
  atext: addressText('link', {
    title: '链接',
    when: [{ type: 7 }, { type: 1, pageName: WEB_PAGE }],
    required: true,
  }).optional(),
  pageParam: text(1000, { title: '页面参数', when: { type: [1, 4, 8] } }),
  groupId: text(64, { title: '社群', when: { type: 13 }, required: true }),
  activeType: text(64, { title: '活动类型', when: { type: 13 } }),
  mark: text(64, { title: '产品代号', when: { type: 4 } }),
})

/** What one item of a list does when it is tapped. A block's own action is common to all blocks and needs no prop. */
export function actionProps(label: PropLabel = { title: '点击动作' }) {
  return actionSchema.optional().meta({ ...label, control: 'action' })
}

/** The fields of an action, for inspectors and for tests that try every address. */
export const actionFields: readonly Field[] = fieldsOf(actionSchema)

/** The field that determines what the other fields mean. */
export const actionTypeField: Pick<EnumField, 'title' | 'options'> = {
  title: '动作',
  options: types.map((value) => ({ value, label: TYPE_LABELS[value] })),
}
