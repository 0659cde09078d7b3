import { readdirSync, readFileSync } from 'node:fs'
import { studioErrors } from '@yingzao/contract/studio'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { explain } from './explain.en'
import { refusalText, saidAnswer, saidMessage } from './message.en'
import { said } from './said.en'
import { messageParts } from './tables/message-parts.en'
import { checkMessages } from './tables/messages-checks.en'
import { documentMessages } from './tables/messages-document.en'
import { editorMessages } from './tables/messages-editor.en'
import { refusalMessages } from './tables/messages-refusals.en'

const REPOSITORY = new URL('../../../../../', import.meta.url).pathname
const CHINESE = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/
const TABLES = [checkMessages, documentMessages, editorMessages, refusalMessages, messageParts]

/** Where sentences for operators are written that come to the Studio as they are. */
const SOURCES = [
  /^packages\/checks\/src\/(rules\/[\w-]+|too-long|word-list)\.ts$/,
  /^packages\/schema\/src\/server\/(block-ids|json-syntax|over-limits|read-[\w-]+|repair|shown)\.ts$/,
  /^packages\/editor-core\/src\/(clipboard|commands|editor|page|patch)\/[\w-]+\.ts$/,
  /^apps\/gateway\/src\/modules\/experiments\/variants\/kept-blocks\.ts$/,
  /^apps\/gateway\/src\/modules\/word-lists\/try-word-list\.ts$/,
  /^apps\/gateway\/src\/modules\/pages\/document\/(store-files|reading\/(left-references|read-window))\.ts$/,
]

/** Those that are put together in another way than they are listed, and one that is a pattern. */
const APART = [
  // With their number in said.test.ts, as the catalogue of rules has them.
  '请控制在 {} 个以内，或拆成几个页面。',
  '请缩短到 {} 个字以内，重要的写在前面。',
  // Listed with and without the last gap.
  '不认识组件 {}，已跳过{}。',
  '，其中 {} 个子组件也一并跳过',
  '“{}”没有设置项 {}{}，已忽略。',
  '{}[^\\n。！？!?；;]{0,10}?{}|{}[^\\n。！？!?；;%]{0,6}?{}',
]

/** Rules have these in `said.test.ts`. */
const OF_RULES = ['title', 'why']

const sourcesIn = (folder: string): string[] =>
  readdirSync(`${REPOSITORY}${folder}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/src/${file}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))

const files = ['packages/checks', 'packages/schema', 'packages/editor-core', 'apps/gateway']
  .flatMap(sourcesIn)
  .filter((file) => SOURCES.some((source) => source.test(file)))

/** The Chinese sentences of a file, with `{}` where they are filled in. */
function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(`${REPOSITORY}${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && OF_RULES.includes(node.name.getText())) return
    const text = textOf(node)
    if (text !== undefined && CHINESE.test(text) && /[。，]/.test(text)) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
}

const sentences = new Set(files.flatMap(sentencesIn))
/** As the sources have it. */
const plain = (text: string) => text.replaceAll('{said}', '{}')
const listed = new Set(TABLES.flatMap((table) => Object.keys(table)).map(plain))

test('every sentence that is written for operators has its English, and no other', () => {
  expect(files.length).toBeGreaterThan(80)
  expect(sentences.size).toBeGreaterThan(300)
  const missing = [...sentences].filter((text) => !listed.has(text) && said(text) === text)
  expect(missing.sort()).toEqual(APART.toSorted())
})

test('each stands in one table, in order', () => {
  const all = TABLES.flatMap((table) => Object.keys(table))
  expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([])
  for (const table of TABLES) expect(Object.keys(table)).toEqual(Object.keys(table).toSorted())
})

test('every gap is filled, and none that is not there', () => {
  for (const [chinese, english] of TABLES.flatMap((table) => Object.entries(table))) {
    const gaps = chinese.match(/\{(said)?\}/g)?.length ?? 0
    const used = [...english.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place))
    expect({ chinese, beyond: used.filter((place) => place < 1 || place > gaps) }).toEqual({
      chinese,
      beyond: [],
    })
  }
})

test.each([
  ['对比度只有 3.2:1。', 'The contrast is only 3.2:1.'],
  ['“图片”没有说出图片的内容。', '“图片” does not say what the picture shows.'],
  ['“图片”中没有组件。', '“Picture” has no blocks.'],
  [
    '页面会印出示例资料：公司名称、备案号。',
    'The page would print sample details: Company name, Filing number.',
  ],
  ['组件有 501 个，超过上限 500 个，已拒绝。', 'Blocks: 501, more than the limit of 500. It was refused.'],
  [
    '不认识组件 “a”，已跳过，其中 3 个子组件也一并跳过。',
    'The block “a” is unknown and was left out, with 3 blocks inside it.',
  ],
  [
    '第 2 行第 5 列不是合法的 JSON：文档不完整，这里应是一个值。',
    'Line 2, column 5 is no valid JSON: the document is incomplete: a value is expected here.',
  ],
  [
    '这里写的是 2980 元，在售的价格是 ¥1,980。请改为 1980 元。',
    '2980 元 is written here; the price on sale is ¥1,980. Change it to 1980 元.',
  ],
  ['含有词库中的词：“稳了”（承诺收益；可改为“稳健”）。', 'Words of the list: “稳了” (承诺收益; say “稳健”).'],
  ['文件是空的。请重新导出这个文件。', 'The file is empty. Export the file again.'],
  ['文件“a.png”未被接受：文件是空的。', 'The file “a.png” was refused: The file is empty.'],
  ['文件是空的。没有人写过的话。', '文件是空的。没有人写过的话。'],
  ['{1} 和 {said}', '{1} 和 {said}'],
])('%s', (chinese, english) => {
  expect(saidMessage(chinese)).toBe(english)
})

test('a finding names its rule only where its message has no English', () => {
  const known = { rule: 'contrast-low', message: '对比度只有 3.2:1。', fix: '请换一个位置。' }
  expect(explain(known)).toEqual({
    ...known,
    message: 'The contrast is only 3.2:1.',
    fix: 'Choose another place.',
  })
  const unknown = { rule: 'title-missing', message: '没有人写过的话。' }
  expect(explain(unknown)).toMatchObject({ message: unknown.message })
})

test('every refusal of the catalogue has its English, and one in other words is said by its code', () => {
  for (const { msg, code } of Object.values(studioErrors))
    expect({ msg, english: CHINESE.test(saidAnswer(msg, code)) }).toEqual({ msg, english: false })
  const { conflict } = studioErrors
  expect(saidAnswer('一句没有英文的话', conflict.code)).toBe(saidAnswer(conflict.msg, conflict.code))
  expect(saidAnswer('一句没有英文的话', 1)).toBe('一句没有英文的话')
})

test('no refusal has English that nothing says any more', () => {
  const sources = ['apps/gateway', 'packages/contract']
    .flatMap(sourcesIn)
    .map((file) => readFileSync(`${REPOSITORY}${file}`, 'utf8'))
    .join('')
  const pieces = Object.keys(refusalMessages).flatMap((text) => text.split(/\{(?:said)?\}/))
  expect(pieces.filter((piece) => !sources.includes(piece))).toEqual([])
})

test('what the editor refuses and what to do are two sentences', () => {
  expect(refusalText({ message: '没有选中组件。', fix: '请先选中要操作的组件。' })).toBe(
    'No block is selected. Select the blocks first.',
  )
})
