import type { Block } from '@yingzao/schema/client'
import { eachBlock, eachText } from '../each'
import type { Rule } from '../rule'

/** An image says what it shows; one that can be tapped must. */
const imageAltMissing: Rule = {
  id: 'image-alt-missing',
  group: 'access',
  severity: 'warning',
  title: '图片没有替代文字',
  why: '读屏用户听不到图片的内容；图片打不开时也没有文字可看。',
  fix: '请填写替代文字；纯装饰且不可点击的图片可以留空。',
  // An image beside an `alt` is one for which the block asks for a text; a poster or an avatar is not.
  *find(page) {
    for (const { block, use, path, siblings } of page.addresses) {
      if (use !== 'image' || siblings.alt !== '' || isNamedByText(siblings)) continue
      const tapped = isTapped(block, siblings)
      yield {
        block,
        path: path.replace(/[^.]+$/, 'alt'),
        message: tapped ? '可以点击的图片没有替代文字。' : '图片没有替代文字。',
        severity: tapped ? 'error' : 'warning',
      }
    }
  },
}

/** Screen readers read out the text beside the picture, which an icon has. */
function isNamedByText({ text }: Readonly<Record<string, unknown>>): boolean {
  return typeof text === 'string' && text !== ''
}

function isTapped(block: Block, siblings: Readonly<Record<string, unknown>>): boolean {
  return block.common.action !== undefined || siblings.action !== undefined
}

const NO_DESCRIPTION =
  /\.(?:png|jpe?g|gif|webp|avif|svg)$|^(?:img|image|banner|dsc|微信图片|截屏|屏幕截图|wechatimg)[\s_-]*\d*$|^(?:图|图片|照片|配图|头图)\d*$/i

/** A description describes. */
const altMeaningless: Rule = {
  id: 'alt-meaningless',
  group: 'access',
  severity: 'warning',
  title: '替代文字没有意义',
  why: '文件名或“图片”两个字，听的人不知道画的是什么。',
  fix: '请写出图片上的文字或画面，例如“七天课程表”。',
  find: eachText(
    ({ name, plain }) =>
      name === 'alt' && NO_DESCRIPTION.test(plain.trim()) && `“${plain.trim()}”没有说出图片的内容。`,
  ),
}

/** Different pictures are told apart by their texts. */
const altRepeated: Rule = {
  id: 'alt-repeated',
  group: 'access',
  severity: 'info',
  title: '几张图片的替代文字相同',
  why: '读屏用户分不清它们。',
  fix: '请写出每张图片各自的内容。',
  find: eachBlock('slides', ({ block, texts }) => {
    const alts = texts.filter(({ name }) => name === 'alt')
    const again = alts.find(({ plain }, index) => alts.slice(0, index).some((one) => one.plain === plain))
    const images = new Set((block.value.list as { image?: string }[]).map(({ image }) => image))
    return again && images.size > 1 && { path: again.path, message: `“${again.plain}”用了不止一次。` }
  }),
}

/** What is opened or scrolled has a name by which it can be identified. */
const regionUnnamed: Rule = {
  id: 'region-unnamed',
  group: 'access',
  severity: 'info',
  title: '弹窗、滑动区域或视频没有名称',
  why: '名称不显示，但读屏用户靠它知道打开了什么。',
  fix: '请填写名称，例如“活动规则”。',
  find: eachBlock(
    ['opensByTap', 'scrolls', 'playsVideo'],
    ({ block, spec }) =>
      block.value.title === '' && {
        path: 'value.title',
        message: `“${spec?.title ?? block.name}”没有名称。`,
      },
  ),
}

export const accessRules: readonly Rule[] = [imageAltMissing, altMeaningless, altRepeated, regionUnnamed]
