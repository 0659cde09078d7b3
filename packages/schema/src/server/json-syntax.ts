import type { Finding } from '../finding'

const SPACE = /[ \t\r\n]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings hold no control characters
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-f]{4}))*"/iy
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const WORD = /-?[A-Za-z_$][\w$]*/y

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

const MISSING: Readonly<Record<Expected, string>> = {
  value: '这里应是一个值',
  'value or ]': '这里应是一个值或 ]',
  key: '这里应是带双引号的键名（结尾多了逗号？）',
  'key or }': '这里应是带双引号的键名或 }',
  ':': '键名后面应有冒号',
  ', or end': '这里应是逗号或结尾的括号',
}

/**
 * Says where a text stops being JSON. For texts that `JSON.parse` refused: its own message names no line, and differs
 * between engines.
 */
export function syntaxFault(json: string): Finding {
  const { index, expected } = firstFault(json)
  const before = json.slice(0, index)
  const line = before.split('\n').length
  const column = index - (before.lastIndexOf('\n') + 1) + 1
  return {
    rule: 'bad-json',
    severity: 'error',
    path: '',
    message: `第 ${line} 行第 ${column} 列不是合法的 JSON：${reason(json, index, expected)}。`,
    fix: '请改正后重试，或从原系统重新导出。',
  }
}

function reason(json: string, index: number, expected: Expected): string {
  const word = match(WORD, json, index)
  if (/^-?(?:NaN|Infinity)$/.test(word)) return `JSON 没有 ${word}，请改为数字或 null`
  if (word === 'undefined') return 'JSON 没有 undefined，请改为 null'
  if (index >= json.length) return `文档不完整，${MISSING[expected]}`
  return MISSING[expected]
}

/** Follows the text with a stack of open brackets, token by token. */
function firstFault(json: string): { index: number; expected: Expected } {
  const open: ('[' | '{')[] = []
  let expected: Expected = 'value'
  let index = 0
  for (;;) {
    index += match(SPACE, json, index).length
    const token = tokenFor(expected, json, index)
    if (token === '') return { index, expected }
    index += token.length
    if (token === '[' || token === '{') {
      open.push(token)
      expected = token === '[' ? 'value or ]' : 'key or }'
    } else if (token === ']' || token === '}') {
      if (open.pop() !== (token === ']' ? '[' : '{')) return { index: index - 1, expected }
      expected = ', or end'
    } else if (token === ',') {
      const around = open.at(-1)
      if (around === undefined) return { index: index - 1, expected }
      expected = around === '[' ? 'value' : 'key'
    } else if (token === ':') expected = 'value'
    else expected = expected.startsWith('key') ? ':' : ', or end'
  }
}

/** The token at the index if it is allowed there, otherwise nothing. */
function tokenFor(expected: Expected, json: string, index: number): string {
  const sign = json[index] ?? ''
  switch (expected) {
    case ':':
      return sign === ':' ? sign : ''
    case ', or end':
      return ',]}'.includes(sign) ? sign : ''
    case 'key':
    case 'key or }':
      return expected === 'key or }' && sign === '}' ? sign : match(STRING, json, index)
    case 'value':
    case 'value or ]':
      if (sign === '[' || sign === '{' || (expected === 'value or ]' && sign === ']')) return sign
      return match(STRING, json, index) || match(LITERAL, json, index)
  }
}

function match(pattern: RegExp, json: string, index: number): string {
  pattern.lastIndex = index
  return pattern.exec(json)?.[0] ?? ''
}
