import { COLOR_TITLES, PART_TITLES, PRESETS, type PresetName, THEME_CHOICES } from '@yingzao/theme'

/** The texts for choosing a theme. */
export const wording = {
  presetTitles: PRESETS as Readonly<Record<PresetName, { title: string; about: string }>>,
  colors: COLOR_TITLES,
  parts: PART_TITLES,
  choices: THEME_CHOICES,
  presets: '成套主题',
  pickColor: (title: string) => `选择${title}`,
  readable: (contrast: number) => `按钮文字对比度 ${contrast.toFixed(1)}：1，可读`,
  adjusted: '这个颜色上白字看不清，按钮已自动用稍深的同色',
  dark: '跟随手机的深色模式；图片较多的页面请先预览',
}
