import type { Action } from '@yingzao/schema/client'
import type { Example } from '../example'
import { ICON_TITLES, type IconKey } from './icon-paths'
import type { IconProps } from './props'

const toService: Action = { type: 5 }

const builtIn = (Object.keys(ICON_TITLES) as IconKey[]).map((icon) => ({
  title: `内置图标：${ICON_TITLES[icon]}`,
  value: { icon, size: 64, text: ICON_TITLES[icon] },
}))

export const examples: Example<IconProps>[] = [
  { title: '图片', value: { url: '/assets/qr.png' } },
  { title: '图片和文字', value: { url: '/assets/qr.png', size: 60, text: '扫一扫' } },
  {
    title: '可以点击',
    value: { url: '/assets/qr.png', size: 48, text: '客服' },
    common: { action: toService },
  },
  {
    title: '可以点击，没有文字',
    value: { icon: 'chat', alt: '联系客服' },
    common: { action: toService },
  },
  {
    title: '打开链接',
    value: { icon: 'phone', size: 56, text: '拨打热线' },
    common: { action: { type: 7, atext: 'tel:4000000000' } },
  },
  { title: '只有文字', value: { text: '敬请期待' } },
  ...builtIn,
  { title: '什么都没有', value: {}, draws: 'nothing' },
]
