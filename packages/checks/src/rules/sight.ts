import type { Block, ThemeName } from '@yingzao/schema/client'
import { contrastOf, type Rgb, rgbOf, themeRgb } from '../css-rgb'
import { pxOf } from '../css-size'
import { eachBlock } from '../each'
import type { Page, PageBlock } from '../page'
import type { Rule } from '../rule'

/** The colours of pages unless an author sets others. */
const INK: Rgb = [0x1d, 0x21, 0x29]
const GROUND: Rgb = [0xff, 0xff, 0xff]

/** Text that an author coloured can be read. */
const contrastLow: Rule = {
  id: 'contrast-low',
  group: 'access',
  severity: 'warning',
  title: '文字与背景对比不足',
  why: '在阳光下或视力不好时看不清，声明类文字看不清等于没有。',
  fix: '请加深文字或换一个底色，对比度至少 4.5:1（大字 3:1）。',
  find: eachBlock('all', (it, page) => {
    const contrast = contrastIn(it, page)
    const least = isLarge(it.block) ? 3 : 4.5
    return (
      contrast !== undefined &&
      contrast < least && { path: 'value.style.color', message: `对比度只有 ${contrast.toFixed(1)}:1。` }
    )
  }),
}

/** Known only if a text sets its colour or background, and nothing lies between it and a known background. */
function contrastIn({ block, ancestors }: PageBlock, page: Page): number | undefined {
  const { style = {} } = block.common
  const authored = style.color ?? style.backgroundColor ?? style.background
  const inherits = page.is(block, 'paragraph')
  if (authored === undefined || (!inherits && (style.color === undefined || groundText(block) === undefined)))
    return undefined
  const around = [block, ...[...ancestors].reverse()]
  const ink = inkOf(around)
  const ground = groundOf(around, page)
  return ink && ground && contrastOf(ink, ground)
}

function inkOf(around: readonly Block[]): Rgb | undefined {
  const color = around.find(({ common }) => common.style?.color !== undefined)?.common.style?.color
  return color === undefined ? INK : rgbOf(color)
}

function groundOf(around: readonly Block[], { document, byId }: Page): Rgb | undefined {
  for (const block of around) {
    const text = groundText(block)
    if (text !== undefined) return rgbOf(text)
    const ground = byId.get(block.id)?.spec?.traits.ground
    if (ground === 'page') return GROUND
    // A block's own background is not set by authors.
    if (ground === 'own' || block.common.position?.type === 'fixed') return undefined
    if (block.common.position?.type === 'absolute') return undefined
  }
  return document.background === '' ? GROUND : rgbOf(document.background)
}

function groundText({ common: { style = {} } }: Block): string | number | undefined {
  return style.backgroundColor ?? style.background
}

function isLarge({ common: { style = {} } }: Block): boolean {
  const px = pxOf(style.fontSize) ?? 0
  return px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= 700)
}

/** The colours of the theme that words in a text may have. */
const THEME_INKS: Readonly<Record<string, ThemeName>> = {
  brand: 'brand-deep',
  soft: 'ink-soft',
  faint: 'ink-faint',
}

/** Words in a colour of the theme can be read on any ground of the theme, and not on any that an author chose. */
const wordsContrastLow: Rule = {
  id: 'words-contrast-low',
  group: 'access',
  severity: 'warning',
  title: '文字中的主题颜色与背景对比不足',
  why: '主题的颜色是为浅色背景准备的，放在自己设的深色背景上看不清。',
  fix: '请把这些文字改回“正文”颜色，或换一个浅色背景。',
  find: eachBlock('paragraph', ({ block, ancestors }, page) => {
    const names = [...String(block.value.html).matchAll(/<span class="[^"]*\byz-(brand|soft|faint)\b/g)]
    const ground = names.length > 0 ? groundOf([block, ...[...ancestors].reverse()], page) : undefined
    if (ground === undefined) return false
    const contrast = Math.min(
      ...names.map(([, name = '']) => contrastOf(themeRgb(THEME_INKS[name] ?? 'ink') ?? INK, ground)),
    )
    return contrast < 4.5 && { path: 'value.html', message: `对比度只有 ${contrast.toFixed(1)}:1。` }
  }),
}

/** Text is not made fainter than its colour. */
const textFaint: Rule = {
  id: 'text-faint',
  group: 'access',
  severity: 'warning',
  title: '组件太淡',
  why: '透明度太低，文字和图片都看不清。',
  fix: '请把透明度调到 0.6 以上，或改用浅一些的颜色。',
  find: eachBlock('all', ({ block: { common } }) => {
    const opacity = Number(common.style?.opacity ?? 1)
    return opacity < 0.6 && { path: 'value.style.opacity', message: `透明度只有 ${opacity}。` }
  }),
}

const MOST_MOVING = 2

/** A few things on a page may ask for attention, not all of it. */
const motionTooMuch: Rule = {
  id: 'motion-too-much',
  group: 'access',
  severity: 'info',
  title: '动来动去的按钮太多',
  why: '处处都在动，访客不知道该看哪里，容易头晕的人会离开。',
  fix: '请只让最重要的一个按钮动。',
  *find(page) {
    const moving = page.having('pressed').filter(({ block }) => block.value.animate !== 'none')
    const next = moving[MOST_MOVING]
    if (next === undefined) return
    yield { block: next.block, path: 'value.animate', message: `页面上有 ${moving.length} 个会动的按钮。` }
  },
}

/** Time to read a slide, in milliseconds. */
const LEAST_INTERVAL = 2000

const carouselFast: Rule = {
  id: 'carousel-fast',
  group: 'access',
  severity: 'warning',
  title: '轮播太快',
  why: '不到两秒就换，多数人来不及看完。',
  fix: '请把播放间隔设为 3000 毫秒以上。',
  find: eachBlock(
    'slides',
    ({ block: { value } }) =>
      value.autoplay === true &&
      Number(value.interval) < LEAST_INTERVAL && {
        path: 'value.interval',
        message: `每 ${value.interval} 毫秒换一张。`,
      },
  ),
}

export const sightRules: readonly Rule[] = [
  contrastLow,
  wordsContrastLow,
  textFaint,
  motionTooMuch,
  carouselFast,
]
