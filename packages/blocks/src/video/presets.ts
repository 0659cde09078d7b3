import type { Preset } from '../preset'
import type { VideoProps } from './props'

export const presets: Preset<VideoProps>[] = [
  { title: '点击播放', value: {} },
  { title: '自动静音播放', value: { autoplay: true } },
  { title: '竖屏视频', value: { width: 720, height: 1280 } },
]
