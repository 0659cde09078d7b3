import { maskHandset } from '@yingzao/contract/server'
import { openHandset, type PiiKeys } from '../../../pii/sealed-handset'
import type { Cell, Column } from '../../../spreadsheets/cell'
import type { Trail } from './export-trail'
import type { InboxRow } from './inbox-store'
import { NOBODY, statusWords } from './lead-words'

export const leadColumns: readonly Column[] = [
  { title: '编号', width: 10 },
  { title: '姓名', width: 14 },
  { title: '手机号', width: 14 },
  { title: '状态', width: 10 },
  { title: '负责人', width: 12 },
  { title: '页面', width: 20 },
  { title: '版本', width: 8 },
  { title: '渠道', width: 20 },
  { title: '同意记录', width: 10 },
  { title: '提交次数', width: 10 },
  { title: '回访', width: 10 },
  { title: '提交时间', width: 20 },
  { title: '更新时间', width: 20 },
  { title: '备注', width: 40 },
  { title: '同意的文件', width: 40 },
]

const CALLBACKS = { waiting: '待回访', done: '已回访', given_up: '不再回访', none: '无需回访' }
const CONSENTS = { recorded: '有记录', not_recorded: '无记录' }

/** A lead as a line of an exported table, below `leadColumns`. */
export function leadLine(
  keys: Pick<PiiKeys, 'piiKeys'>,
  row: InboxRow,
  { notes, consents }: Trail,
  { with_handsets }: { with_handsets: boolean },
): Cell[] {
  const handset = openHandset(keys, 'lead', row)
  return [
    row.lead_id,
    row.nick_name,
    with_handsets ? handset : maskHandset(handset),
    statusWords[row.status],
    row.assignee_name ?? NOBODY,
    row.page_code,
    row.version_id,
    row.cps_id,
    CONSENTS[row.consent],
    row.touches,
    CALLBACKS[row.callback ?? 'none'],
    row.created_at,
    row.updated_at,
    notes,
    consents,
  ]
}
