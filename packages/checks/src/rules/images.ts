import { eachAddress, eachBlock } from '../each'
import type { ImageFacts } from '../facts'
import type { Rule } from '../rule'

const KB = 1024

/** A picture is no heavier than a phone should carry. */
const imageHeavy = eachImage({
  id: 'image-heavy',
  severity: 'warning',
  title: '图片太大',
  why: '手机网络下要等几秒，还耗费访客的流量。',
  fix: '请压缩到 500 KB 以内，照片用 JPEG 或 WebP。',
  look: ({ bytes = 0, type }) =>
    type !== 'image/gif' && bytes > 500 * KB && `图片有 ${Math.round(bytes / KB)} KB。`,
})

/** Moving pictures of that weight are videos. */
const gifHeavy = eachImage({
  id: 'gif-heavy',
  severity: 'warning',
  title: '动图太大',
  why: '动图比同样的视频大好几倍，而且不能暂停。',
  fix: '请改用视频组件，或换成静态图片。',
  look: ({ bytes = 0, type }) =>
    type === 'image/gif' && bytes > 500 * KB && `动图有 ${Math.round(bytes / KB)} KB。`,
})

/** More pixels than the widest screen shows are wasted. */
const imageOversized = eachImage({
  id: 'image-oversized',
  severity: 'info',
  title: '图片像素过多',
  why: '手机最多只用得上 2250 像素宽，多出来的只会拖慢加载。',
  fix: '请把图片缩到 2250 像素宽以内。',
  look: ({ width }) => width > 2250 && `图片宽 ${width} 像素。`,
})

/** What fills the width of the page has enough pixels for it. */
const imageBlurred: Rule = {
  id: 'image-blurred',
  group: 'images',
  severity: 'info',
  title: '图片像素不足',
  why: '铺满屏幕时会发虚，文字更看不清。',
  fix: '请换成至少 750 像素宽的图片。',
  find: eachBlock(['picture', 'pictureWithAreas'], ({ block: { value, common } }, { facts }) => {
    const width = facts.images?.[String(value.url)]?.width
    return (
      width !== undefined &&
      width < 600 &&
      common.style?.width === undefined && { path: 'value.url', message: `图片只有 ${width} 像素宽。` }
    )
  }),
}

/**
 * Pictures and videos on another site may vanish or be replaced as that site likes: an approval covers the hash of
 * every stored file but only the address of these. So a reviewer is told of each.
 */
const imageForeign: Rule = {
  id: 'image-foreign',
  group: 'images',
  severity: 'warning',
  title: '图片或视频在别的网站上',
  why: '审批的内容指纹只包含素材库里的文件：对方换成别的内容，审批不会失效，也不会提醒复核。对方改名或删除后文件就没了，也无法压缩和存证。',
  fix: '请把文件存入素材库。',
  find: eachAddress(
    ({ use, parsed }) =>
      (use === 'image' || use === 'media') &&
      parsed?.kind === 'https' &&
      `${use === 'image' ? '图片' : '视频'}在 ${parsed.host} 上，不在审批的内容指纹里。`,
  ),
}

interface ImageRule extends Omit<Rule, 'group' | 'find'> {
  look(facts: ImageFacts): string | false
}

/** Looks at every picture that something is known of. */
function eachImage({ look, ...about }: ImageRule): Rule {
  const find = eachAddress(({ use, address }, { facts }) => {
    const image = use === 'image' ? facts.images?.[address] : undefined
    return image !== undefined && look(image)
  })
  return { ...about, group: 'images', find }
}

export const imageRules: readonly Rule[] = [imageHeavy, gifHeavy, imageOversized, imageBlurred, imageForeign]
