import { type Block, walkBlocks } from '@yingzao/schema/client'
import { type Specs, walkFields } from '@yingzao/schema/server'
import { listedWordsIn } from '../listed-words'
import type { Hit, Page, Rule } from '../rule'

/** Nothing a visitor reads or hears promises returns or claims what advertising must not claim. */
export const listedWords: Rule = {
  id: 'listed-words',
  severity: 'error',
  title: '含有禁用词',
  why: '投资顾问业务推广不得承诺收益、使用绝对化用语或暗示内幕消息。',
  fix: '请删除或改写这些词。',
  find,
}

/** Controls whose value no visitor reads. */
const NOT_READ = new Set(['link', 'image', 'media', 'path', 'color'])

function* find({ document, specs }: Page): Iterable<Hit> {
  yield* inText(document.title, { path: 'title' })
  yield* inText(document.meta.keywords, { path: 'meta.keywords' })
  yield* inText(document.meta.description, { path: 'meta.description' })
  for (const { block } of walkBlocks(document)) {
    for (const { path, text } of textsOf(block, specs)) yield* inText(text, { block, path })
  }
}

function* textsOf(block: Block, specs: Specs): Generator<{ path: string; text: string }, void, undefined> {
  for (const { field, value, path } of walkFields(block.value, specs.find(block.name)?.fields ?? [])) {
    if (typeof value !== 'string' || NOT_READ.has(field.control ?? '')) continue
    yield { path: `value.${path}`, text: field.control === 'html' ? plainText(value) : value }
  }
}

function* inText(text: string, place: { block?: Block; path: string }): Generator<Hit, void, undefined> {
  const words = listedWordsIn(text)
  if (words.length > 0) yield { ...place, message: `含有禁用词：${words.join('、')}。` }
}

/** Tags are dropped without a gap, so that a word cannot hide behind one. */
function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}
