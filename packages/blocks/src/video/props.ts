import { defineSpec, image, media } from '@yingzao/schema/server'
import { z } from 'zod'

export const videoProps = z.object({
  video: media({ title: '视频', required: true, help: 'mp4；m3u8 只在浏览器自己支持的手机上播放' }),
  poster: image({ title: '封面', required: true }),
  title: z.string().max(50).default('').meta({ title: '名称', help: '不显示，读屏软件会读出它' }),
  controls: z.boolean().default(true).meta({ title: '播放控件', help: '关闭后点击画面播放或暂停' }),
  autoplay: z.boolean().default(false).meta({ title: '自动播放', help: '出现在屏幕上时静音播放' }),
  preview_seconds: z
    .int()
    .min(0)
    .max(86_400)
    .default(0)
    .meta({ title: '试看', unit: '秒', help: '到时间后停止；0 为不限' }),
  width: z
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .meta({ title: '宽', unit: 'px', help: '与高一起决定画面比例' }),
  height: z.int().min(1).max(10_000).optional().meta({ title: '高', unit: 'px' }),
})

export type VideoProps = z.output<typeof videoProps>

export const videoSpec = defineSpec({
  name: 'video',
  title: '视频',
  category: 'media',
  tap: 'action',
  traits: { playsVideo: true },
  props: videoProps,
})
