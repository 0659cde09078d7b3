import { LIST_GAP } from './changed-fields'
import { wording } from './wording'

const { actions, subjects, fields, values } = wording

/** Tables of words are looked up with whatever the log contains, so a name without a word is returned as it is. */
function wordIn(table: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(table, name) ? (table[name] ?? name) : name
}

/** `lead.reveal` → 查看完整手机号. */
export function actionText(action: string): string {
  return wordIn(actions, action)
}

/** `lead:42` → 线索 42; what has a name is shown with it: 页面 ETF 定投训练营. */
export function subjectText(subject: string, name = ''): string {
  const at = subject.indexOf(':')
  return at < 0
    ? wordIn(subjects, subject)
    : `${wordIn(subjects, subject.slice(0, at))} ${name || subject.slice(at + 1)}`
}

/** Who acted, by name; programs by what they are: 命令行 root. */
export function whoText({ who, who_name }: { who: string; who_name: string }): string {
  return who_name || subjectText(who)
}

/**
 * Returns what somebody searches for, as the log writes it: 线索 42 → `lead:42`. What is already written that way stays.
 */
export function subjectOf(text: string): string {
  const typed = text.trim()
  const [, kind = ''] = /^(\w+):/.exec(typed) ?? []
  if (Object.hasOwn(subjects, kind)) return typed
  const found = Object.entries(subjects)
    .map(([kind, word]) => ({ kind, word, id: idAfter(word, typed) }))
    .filter(({ id }) => id !== undefined)
    // One word may be the beginning of another: an alarm, and an alarm rule.
    .sort((one, other) => other.word.length - one.word.length)[0]
  return found === undefined ? typed : `${found.kind}:${found.id}`
}

/** What follows a word and a gap. Undefined: the text begins otherwise. */
function idAfter(word: string, text: string): string | undefined {
  if (!text.toLowerCase().startsWith(word.toLowerCase())) return undefined
  return /^[\s:：]+(\S.*)$/.exec(text.slice(word.length))?.[1]
}

/** Where the subject can be looked at. Undefined: nowhere. */
export function subjectPath(subject: string): string | undefined {
  const [, kind, id = ''] =
    /^(lead|page|submission|asset|order|product|coupon|group|rule|invite|prize_grant|tour|live|openday|competition|video):(.+)$/.exec(
      subject,
    ) ?? []
  if (kind === 'lead') return `/leads?lead=${id}`
  if (kind === 'order') return `/orders?order=${id}`
  if (kind === 'product') return `/products?product=${id}`
  if (kind === 'coupon') return `/coupons?coupon=${id}`
  if (kind === 'group') return `/groups?group=${id}`
  if (kind === 'rule') return `/rules?rule=${id}`
  if (kind === 'invite') return `/invitations?activity=${id}`
  if (kind === 'prize_grant') return `/prize-grants?grant=${id}`
  if (kind === 'tour') return `/tours?tour=${id}`
  if (kind === 'live') return `/lives?live=${id}`
  if (kind === 'openday') return `/open-days?event=${id}`
  if (kind === 'competition') return `/contests?contest=${id}`
  if (kind === 'video') return `/videos?video=${id}`
  if (kind === 'submission') return `/approvals/${id}`
  if (kind === 'page') return `/pages/${id}/versions`
  return kind === 'asset' ? `/assets?asset=${id}` : undefined
}

/** `filter.status` → 筛选 · 状态. */
export function fieldText(path: string): string {
  return path
    .split('.')
    .map((name) => wordIn(fields, name))
    .join(' · ')
}

/** A list of `operator` and `auditor` → 运营、审计; the number of the member who looks after a lead → 成员 3. */
export function valueText(path: string, value: string): string {
  if (path.endsWith('assignee_id')) return subjectText(`member:${value}`)
  return wording.listed(value.split(LIST_GAP).map((part) => wordIn(values, part)))
}
