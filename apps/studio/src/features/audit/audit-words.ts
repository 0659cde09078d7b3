import { wording } from '../../wording'

const { actions, subjects, fields, values } = wording.audit

/** Tables of words are looked up with whatever the log holds, so what has no word stands for itself. */
function wordIn(table: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(table, name) ? (table[name] ?? name) : name
}

/** `lead.reveal` → 查看完整手机号. */
export function actionText(action: string): string {
  return wordIn(actions, action)
}

/** `lead:42` → 线索 42. */
export function subjectText(subject: string): string {
  const at = subject.indexOf(':')
  return at < 0
    ? wordIn(subjects, subject)
    : `${wordIn(subjects, subject.slice(0, at))} ${subject.slice(at + 1)}`
}

/** Where the subject can be looked at. Undefined: nowhere. */
export function subjectPath(subject: string): string | undefined {
  const lead = /^lead:(\d+)$/.exec(subject)?.[1]
  return lead === undefined ? undefined : `/leads?lead=${lead}`
}

/** `filter.status` → 筛选 · 状态. */
export function fieldText(path: string): string {
  return path
    .split('.')
    .map((name) => wordIn(fields, name))
    .join(' · ')
}

/** `operator、auditor` → 运营、审计; the number of who takes care of a lead → 成员 3. */
export function valueText(path: string, value: string): string {
  if (path.endsWith('assignee_id')) return subjectText(`member:${value}`)
  return value
    .split('、')
    .map((part) => wordIn(values, part))
    .join('、')
}
