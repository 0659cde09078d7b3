import type { Example } from '../example'
import type { VideoProps } from './props'

const video = { video: '/assets/intro.mp4', poster: '/assets/poster.jpg', title: '课程介绍' }

export const examples: Example<VideoProps>[] = [
  { title: '视频', value: video },
  { title: '指定比例', value: { ...video, width: 690, height: 388 } },
  { title: '竖屏', value: { ...video, width: 720, height: 1280 } },
  { title: '没有播放控件', value: { ...video, controls: false } },
  { title: '自动播放，静音', value: { ...video, autoplay: true } },
  {
    title: '试看 60 秒',
    value: { ...video, preview_seconds: 60 },
    common: { action: { type: 4, mark: 'dbzs' } },
  },
  { title: 'm3u8', value: { ...video, video: 'https://media.example.com/live/index.m3u8' } },
  { title: '没有视频', value: {}, draws: 'nothing' },
]
