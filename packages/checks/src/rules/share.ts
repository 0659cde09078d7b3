import type { Trait } from '@yingzao/schema/server'
import { thePage } from '../each'
import type { Rule } from '../rule'
import { shareOf } from '../share-of'
import { tooLong } from '../too-long'

/** Blocks of pages that are read and not passed on. */
const READING: readonly Trait[] = ['paragraph', 'legalNotices', 'chrome', 'room']

/** A card without a picture is passed over. A page of text alone is read, and not passed on. */
const shareImageMissing: Rule = {
  id: 'share-image-missing',
  group: 'share',
  severity: 'info',
  title: '分享卡片没有图片',
  why: '没有图片的卡片在聊天里不显眼。',
  fix: '请设置分享图片，或在页面中放一张图片。',
  find: thePage((page) => {
    const hasOwn = (shareOf(page).image ?? '') !== ''
    const isReading = page.blocks.every(
      ({ block, spec }) => READING.some((trait) => page.is(block, trait)) || spec?.category === 'widget',
    )
    return (
      !hasOwn &&
      !isReading &&
      page.having('picture').every(({ block }) => block.value.url === '') && {
        path: 'extra.share.image',
        message: '没有分享图片，页面中也没有可以代替的图片。',
      }
    )
  }),
}

/** The least size of the card's picture, in pixels. */
const LEAST_SHARE_PX = 300

const shareImageSmall: Rule = {
  id: 'share-image-small',
  group: 'share',
  severity: 'warning',
  title: '分享图片太小',
  why: '微信要求至少 300 像素见方，太小会不显示。',
  fix: '请换成 300×300 像素以上的图片。',
  find: thePage((page) => {
    const { width = LEAST_SHARE_PX, height = LEAST_SHARE_PX } =
      page.facts.images?.[shareOf(page).image ?? ''] ?? {}
    return (
      Math.min(width, height) < LEAST_SHARE_PX && {
        path: 'extra.share.image',
        message: `分享图片只有 ${width}×${height} 像素。`,
      }
    )
  }),
}

const shareTitleLong = tooLong(
  'share-title-long',
  '分享标题太长',
  'extra.share.title',
  26,
  (page) => shareOf(page).title ?? '',
)

export const shareRules: readonly Rule[] = [shareTitleLong, shareImageMissing, shareImageSmall]
