import { type Block, walkBlocks } from '@yingzao/schema/client'
import { walkFields } from '@yingzao/schema/server'
import type { Hit, Page, Rule } from '../rule'

/** An image says what it shows; one that can be tapped must. */
export const imageAltMissing: Rule = {
  id: 'image-alt-missing',
  severity: 'warning',
  title: '图片没有替代文字',
  why: '读屏用户听不到图片的内容；图片打不开时也没有文字可看。',
  fix: '请填写替代文字；纯装饰且不可点击的图片可以留空。',
  find,
}

function* find({ document, specs }: Page): Iterable<Hit> {
  for (const { block } of walkBlocks(document)) {
    const spec = specs.find(block.name)
    // An image beside an `alt` is one that its block asks a text for; a poster or an avatar is not.
    for (const { field, value, path, siblings } of walkFields(block.value, spec?.fields ?? [])) {
      if (field.control !== 'image' || value === '' || siblings.alt !== '' || isNamedByText(siblings))
        continue
      const tapped = isTapped(block, siblings)
      yield {
        block,
        path: `value.${path.slice(0, -field.name.length)}alt`,
        message: tapped ? '可以点击的图片没有替代文字。' : '图片没有替代文字。',
        severity: tapped ? 'error' : 'warning',
      }
    }
  }
}

/** A text beside the picture, as an icon has one, is what a reader of the screen hears. */
function isNamedByText({ text }: Readonly<Record<string, unknown>>): boolean {
  return typeof text === 'string' && text !== ''
}

function isTapped(block: Block, siblings: Readonly<Record<string, unknown>>): boolean {
  return block.common.action !== undefined || siblings.action !== undefined
}
