import type { Example } from '../example'
import type { LogoProps } from './props'

const mark = { url: '/assets/logo.png', width: 240, height: 72 }

export const examples: Example<LogoProps>[] = [
  { title: '标志图片', value: mark },
  { title: '标志图片，点击回首页', value: { ...mark, alt: '返回首页', link: '/h5-page/' } },
  { title: '公司名称', value: {} },
  { title: '公司名称，点击回首页', value: { link: '/h5-page/' } },
]
