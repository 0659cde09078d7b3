import type { Example } from '../example'
import type { ImageProps } from './props'

const picture = { url: '/assets/more1.jpg', alt: '活动介绍', width: 750, height: 600 }

export const examples: Example<ImageProps>[] = [
  { title: '图片', value: picture },
  { title: '首屏大图', value: { ...picture, url: '/assets/hero.jpg', lazy: false, height: 1000 } },
  { title: '可以点击', value: picture, common: { action: { type: 3, popupId: 'rules' } } },
  { title: '点击看大图', value: { ...picture, alt: '七天课程表', preview: true } },
  { title: '纯装饰', value: { ...picture, alt: '' } },
  { title: '其他网站的图片，不知道大小', value: { url: 'https://img.example.com/a.jpg', alt: '讲师合影' } },
  { title: '没有图片', value: {}, draws: 'nothing' },
]
