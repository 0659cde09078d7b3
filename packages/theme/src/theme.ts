import { isHex } from './color'

/** What can be chosen for each part of a theme, and what operators call it. */
export const THEME_CHOICES = {
  radius: { none: '直角', small: '小圆角', normal: '圆角', large: '大圆角' },
  depth: { flat: '无阴影', soft: '轻阴影', deep: '重阴影' },
  spacing: { tight: '紧凑', normal: '标准', loose: '宽松' },
  type: { compact: '小', normal: '标准', large: '大', elder: '长辈' },
  button: { pill: '胶囊', round: '圆角', square: '直角', line: '描边', full: '通栏' },
  card: { plain: '平铺', line: '描边', shadow: '阴影', fill: '底色' },
  ground: { white: '白色', tint: '品牌浅色' },
  dark: { never: '始终浅色', auto: '跟随系统' },
} as const

export type ThemeChoices = { [Part in keyof typeof THEME_CHOICES]: keyof (typeof THEME_CHOICES)[Part] }

/** How a page looks: two colours as `#rrggbb`, and a choice for each part. */
export interface Theme extends ThemeChoices {
  brand: string
  accent: string
}

/** A theme that somebody else may have designed: a preset's name, and what differs from it. */
export interface ThemeSetting extends Partial<Theme> {
  preset?: PresetName
}

export const COLOR_TITLES = { brand: '品牌色', accent: '点缀色' } as const

export const PART_TITLES: Readonly<Record<keyof ThemeChoices, string>> = {
  radius: '圆角',
  depth: '阴影',
  spacing: '间距',
  type: '字号',
  button: '按钮',
  card: '卡片',
  ground: '页面底色',
  dark: '深色模式',
}

const PLAIN: Theme = {
  brand: '#c8102e',
  accent: '#f7bd48',
  radius: 'normal',
  depth: 'soft',
  spacing: 'normal',
  type: 'normal',
  button: 'pill',
  card: 'shadow',
  ground: 'white',
  dark: 'never',
}

/** Designed looks to start from. */
export const PRESETS = {
  zhusha: { title: '朱砂', about: '稳重的红与金，通用、节日', theme: PLAIN },
  wenlan: { title: '稳蓝', about: '可信的蓝，开户、产品', theme: { ...PLAIN, brand: '#1554c0' } },
  mojin: {
    title: '墨金',
    about: '直角与描边，续费、尊享',
    theme: { ...PLAIN, brand: '#8a6a1f', radius: 'none', depth: 'flat', button: 'line', card: 'line' },
  },
  qingzhu: {
    title: '青竹',
    about: '大圆角的绿，课程、学习',
    theme: { ...PLAIN, brand: '#0f7a5a', radius: 'large', ground: 'tint' },
  },
  yunzi: {
    title: '云紫',
    about: '有层次的紫，大赛、直播',
    theme: { ...PLAIN, brand: '#5b3df5', radius: 'large', depth: 'deep' },
  },
  nuancheng: {
    title: '暖橙',
    about: '亲近的橙，召回、福利',
    theme: { ...PLAIN, brand: '#d9480f', ground: 'tint', card: 'fill' },
  },
  subai: {
    title: '素白',
    about: '黑白与留白，研报、公告',
    theme: {
      ...PLAIN,
      brand: '#16181d',
      accent: '#b8741a',
      radius: 'none',
      depth: 'flat',
      spacing: 'loose',
      button: 'line',
      card: 'line',
    },
  },
  zhangbei: {
    title: '长辈',
    about: '大字、通栏按钮，为年长客户',
    theme: { ...PLAIN, brand: '#0b57c2', depth: 'flat', type: 'elder', button: 'full', card: 'line' },
  },
} as const satisfies Record<string, { title: string; about: string; theme: Theme }>

export type PresetName = keyof typeof PRESETS

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

/** The look of a page that sets nothing of its own, in a company that has chosen nothing. */
export const DEFAULT_PRESET: PresetName = 'zhusha'
export const DEFAULT_THEME: Theme = PRESETS[DEFAULT_PRESET].theme

/**
 * The theme that results from settings. The nearer comes first: a page's own, then its company's. A setting with a
 * preset takes nothing from those after it.
 */
export function resolveTheme(...settings: readonly (ThemeSetting | undefined)[]): Theme {
  const [nearest, ...farther] = settings
  if (settings.length === 0) return DEFAULT_THEME
  const { preset, ...own } = nearest ?? {}
  const ground = preset ? PRESETS[preset].theme : resolveTheme(...farther)
  return { ...ground, ...own }
}

/** What cannot be used in a stored setting, by key: a sentence for whoever has to fix it. */
export type ThemeFaults = Record<string, string>

/** Takes what is usable from an external setting; the rest is named. */
export function readThemeSetting(raw: unknown): { setting: ThemeSetting; faults: ThemeFaults } {
  const faults: ThemeFaults = {}
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { setting: {}, faults: { '': '主题应为一组设置。' } }
  const kept = Object.entries(raw).filter(([key, value]) => {
    const fault = faultOf(key, value)
    if (fault !== undefined) faults[key] = fault
    return fault === undefined
  })
  return { setting: Object.fromEntries(kept), faults }
}

function faultOf(key: string, value: unknown): string | undefined {
  if (key === 'brand' || key === 'accent') {
    return typeof value === 'string' && isHex(value)
      ? undefined
      : `${COLOR_TITLES[key]}应写成 #c8102e 这样的六位颜色。`
  }
  const known = key === 'preset' ? PRESET_NAMES : choicesOf(key)
  if (!known) return '主题没有这一项。'
  return known.some((name) => name === value) ? undefined : `可以是：${known.join('、')}。`
}

function choicesOf(key: string): readonly string[] | undefined {
  return Object.hasOwn(THEME_CHOICES, key) ? Object.keys(THEME_CHOICES[key as keyof ThemeChoices]) : undefined
}
