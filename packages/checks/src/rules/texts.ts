import { pxOf } from '../css-size'
import { eachBlock, eachText, placeOf } from '../each'
import { plainText } from '../plain-text'
import type { Rule } from '../rule'

const PLACEHOLDER =
  /lorem|ipsum|x{3,}|(?:todo|fixme|tbd)(?![a-z])|请输入(?:文字|内容|标题|文案)|待(?:补充|定稿|替换|填写|完善)|占位|(?:此处|这里)(?:填写|输入|放置|替换)/i
/** Harmless within a sentence; if it is the whole text, it was never replaced. */
const NOTHING_ELSE =
  /^(?:测试|示例|标题|副标题|文字|文案|正文|按钮|图片|内容|名称)(?:一下|文字|文案|标题|页面|数据|内容|按钮|图片|名称)?[\d一二三]{0,3}$/

/** Placeholder texts have been replaced. */
const placeholderText: Rule = {
  id: 'placeholder-text',
  group: 'text',
  severity: 'warning',
  title: '留有占位文字',
  why: '访客看到“测试”或“请输入文字”，会怀疑页面的真假。',
  fix: '请换成正式的文字。',
  find: eachText(({ plain }) => {
    const text = plain.trim()
    const found = (PLACEHOLDER.exec(text) ?? NOTHING_ELSE.exec(text))?.[0]
    return found !== undefined && `含有占位文字“${found}”。`
  }),
}

/** A text is not empty. */
const textEmpty: Rule = {
  id: 'text-empty',
  group: 'text',
  severity: 'warning',
  title: '文字组件没有文字',
  why: '访客看不到任何内容，只多出一段空白。',
  fix: '请填写文字，或改用留白组件。',
  find: eachBlock('paragraph', ({ block: { value } }) => {
    const html = String(value.html)
    return html !== '' && plainText(html) === '' && { path: 'value.html', message: '这里只有空白。' }
  }),
}

/** The smallest that is read without effort. */
const LEAST_FONT = 12

const textSmall: Rule = {
  id: 'text-small',
  group: 'text',
  severity: 'warning',
  title: '文字太小',
  why: '小于 12 像素的文字很多人看不清，声明类文字尤其不能小。',
  fix: '请把字号设为 24 个单位以上。',
  find: eachBlock('all', ({ block: { common } }) => {
    const px = pxOf(common.style?.fontSize)
    return (
      px !== undefined &&
      px < LEAST_FONT && { path: 'value.style.fontSize', message: `字号只有 ${px} 像素。` }
    )
  }),
}

const LEAST_LINE = 1.2

const linesTight: Rule = {
  id: 'lines-tight',
  group: 'text',
  severity: 'info',
  title: '行距太小',
  why: '多行文字会挤在一起，读起来吃力。',
  fix: '请把行高设为 1.5 左右。',
  find: eachBlock('paragraph', ({ block: { common, value } }) => {
    const { lineHeight } = common.style ?? {}
    return (
      typeof lineHeight === 'number' &&
      lineHeight < LEAST_LINE &&
      plainText(String(value.html)).length > 30 && {
        path: 'value.style.lineHeight',
        message: `行高只有 ${lineHeight}。`,
      }
    )
  }),
}

/** Shorter texts repeat for good reasons. */
const WORTH_NOTING = 16

const textRepeated: Rule = {
  id: 'text-repeated',
  group: 'text',
  severity: 'info',
  title: '同一段文字出现两次',
  why: '多半是复制后忘了修改。',
  fix: '请改写或删除其中一段。',
  *find({ texts, is }) {
    const seen = new Set<string>()
    for (const text of texts) {
      if (!text.block || !is(text.block, 'paragraph') || text.squashed.length < WORTH_NOTING) continue
      if (seen.has(text.squashed)) yield { ...placeOf(text), message: '前面已经有同样的一段文字。' }
      seen.add(text.squashed)
    }
  },
}

const shouting: Rule = {
  id: 'shouting',
  group: 'text',
  severity: 'info',
  title: '感叹号太多',
  why: '连用感叹号显得不可信，与持牌机构的身份不符。',
  fix: '请改用句号，最多保留一个感叹号。',
  find: eachText(({ plain }) => /[!！]{2,}/.test(plain) && '连用了多个感叹号。'),
}

export const textRules: readonly Rule[] = [
  placeholderText,
  textEmpty,
  textSmall,
  linesTight,
  textRepeated,
  shouting,
]
