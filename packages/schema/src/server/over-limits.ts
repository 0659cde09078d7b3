import type { Finding } from '../finding'
import { LIMITS } from '../limits'
import type { Measured } from './measure'

/** One refusal for every limit exceeded: which one, how far, and what to do. */
export function overLimits(measured: Measured): Finding[] {
  const { depth, nodes, gaveUp, blocks, blockDepth, longestString, forbiddenKey, markup, mostMarkup } =
    measured
  const refusals: (Finding | undefined)[] = [
    depthRefusal(depth),
    over('limit-nodes', nodes, LIMITS.nodes, '数据项', '个', '请拆成多个页面，或删除不用的内容。', {
      atLeast: gaveUp,
    }),
    over(
      'limit-string',
      longestString.bytes,
      LIMITS.stringBytes,
      '最长的一段文字',
      '字节',
      '请缩短这段文字，图片请上传为文件。',
      {
        path: longestString.path,
      },
    ),
    over(
      'limit-markup',
      mostMarkup.signs,
      LIMITS.markup,
      '一段文字里的标签符号（<、>、&）',
      '个',
      '请把这段文字拆成几段，或清除多余的格式。',
      { path: mostMarkup.path },
    ) ??
      over(
        'limit-markup',
        markup,
        LIMITS.allMarkup,
        '所有文字里的标签符号（<、>、&）',
        '个',
        '请拆成多个页面，或清除文字里多余的格式。',
      ),
    over('limit-blocks', blocks, LIMITS.blocks, '组件', '个', '请拆成多个页面，或删除不用的组件。'),
    over('limit-block-depth', blockDepth, LIMITS.blockDepth, '组件嵌套', '层', '请把内层的组件移到外层。'),
    forbiddenKey && {
      rule: 'forbidden-key',
      severity: 'error',
      path: forbiddenKey.path,
      message: `文档中有不允许的键名 “${forbiddenKey.key}”，可能是攻击，已拒绝。`,
      fix: '请删除名为 __proto__、constructor 或 prototype 的键。',
    },
  ]
  return refusals.filter((refusal) => refusal !== undefined)
}

/** `depth` is a lower bound where counting stopped at the limit. */
export function depthRefusal(depth: number): Finding | undefined {
  return over(
    'limit-depth',
    depth,
    LIMITS.jsonDepth,
    '数据嵌套',
    '层',
    '请减少嵌套；正常的页面文档不会这么深。',
    { atLeast: true },
  )
}

export function bytesRefusal(bytes: number): Finding | undefined {
  return over(
    'limit-bytes',
    bytes,
    LIMITS.bytes,
    '文档',
    '字节',
    '请拆成多个页面，图片请上传为文件而不是写在文档里。',
  )
}

function over(
  rule: string,
  actual: number,
  limit: number,
  subject: string,
  unit: string,
  fix: string,
  { path = '', atLeast = false } = {},
): Finding | undefined {
  if (actual <= limit) return undefined
  const amount = `${atLeast ? '至少 ' : ''}${actual} ${unit}`
  return {
    rule,
    severity: 'error',
    path,
    message: `${subject}有 ${amount}，超过上限 ${limit} ${unit}，已拒绝。`,
    fix,
  }
}
