import type { AddressAt } from '../block-parts'
import { eachAddress, eachBlock } from '../each'
import type { ImageFacts } from '../facts'
import type { Rule } from '../rule'

/** A size that is given matches the picture. */
const imageSizeWrong: Rule = {
  id: 'image-size-wrong',
  group: 'images',
  severity: 'warning',
  title: '填写的宽高与图片不符',
  why: '图片会变形，或在加载后让页面跳动。',
  fix: '请清空宽和高，素材库的图片会自动带上尺寸。',
  find: eachSized(({ siblings, facts }) => {
    const { width, height } = siblings
    if (typeof width !== 'number' || typeof height !== 'number' || facts === undefined) return false
    const skew = width / height / (facts.width / facts.height)
    return (
      (skew > 1.05 || skew < 0.95) && `填写的是 ${width}×${height}，图片是 ${facts.width}×${facts.height}。`
    )
  }),
}

/** A picture that is not in the store has its size given, so that nothing jumps. */
const imageSizeMissing: Rule = {
  id: 'image-size-missing',
  group: 'images',
  severity: 'warning',
  title: '外部图片没有宽高',
  why: '图片到达之前不知道占多大地方，页面会跳动，访客容易点错。',
  fix: '请填写图片原始的宽和高，或把图片存入素材库。',
  find: eachSized(({ siblings, parsed, facts }) => {
    const isForeign = facts === undefined && parsed?.kind === 'https'
    return isForeign && (!siblings.width || !siblings.height) && '外部图片没有填写宽和高。'
  }),
}

/** Slides of one row have one shape. */
const slidesUneven: Rule = {
  id: 'slides-uneven',
  group: 'images',
  severity: 'warning',
  title: '轮播图片的比例不一致',
  why: '换图时高度会变，下面的内容跟着跳动。',
  fix: '请把图片裁成同一比例。',
  find: eachBlock('slides', ({ block }, { facts }) => {
    const ratios = (block.value.list as Slide[]).map(({ image, width, height }) => {
      const { width: w = width, height: h = height } = facts.images?.[image] ?? {}
      return w && h ? w / h : undefined
    })
    const first = ratios.find((ratio) => ratio !== undefined)
    const odd = ratios.findIndex((ratio) => ratio !== undefined && Math.abs(ratio / (first ?? 1) - 1) > 0.05)
    return (
      first !== undefined &&
      odd !== -1 && { path: `value.list[${odd}].image`, message: `第 ${odd + 1} 张与其他图片的比例不同。` }
    )
  }),
}

interface Slide {
  image: string
  width?: number
  height?: number
}

interface Sized extends AddressAt {
  facts: ImageFacts | undefined
}

/** Looks at every picture whose size can be written down beside it. */
function eachSized(look: (sized: Sized) => string | false): Rule['find'] {
  return eachAddress((it, page) => {
    if (it.use !== 'image' || !page.is(it.block, 'sizedPictures') || /\.join(?:ed)?$/.test(it.path))
      return false
    return look({ ...it, facts: page.facts.images?.[it.address] })
  })
}

export const imageSizeRules: readonly Rule[] = [imageSizeWrong, imageSizeMissing, slidesUneven]
