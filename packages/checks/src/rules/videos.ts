import { eachBlock } from '../each'
import type { Rule } from '../rule'

const MB = 1024 * 1024

/** A video is in a format that every phone plays. */
const videoFormat: Rule = {
  id: 'video-format',
  group: 'images',
  severity: 'warning',
  title: '视频格式不通用',
  why: '许多手机只能播放 mp4，其他格式会显示加载失败。',
  fix: '请转成 H.264 编码的 mp4。',
  find: eachBlock('playsVideo', ({ block: { value } }) => {
    const [, ending = ''] = /\.(\w{2,5})(?:[?#]|$)/.exec(String(value.video)) ?? []
    return (
      ending !== '' &&
      !['mp4', 'm3u8'].includes(ending.toLowerCase()) && {
        path: 'value.video',
        message: `视频是 ${ending} 格式。`,
      }
    )
  }),
}

/** A video loads within the time that people will wait for it. */
const videoHeavy: Rule = {
  id: 'video-heavy',
  group: 'images',
  severity: 'warning',
  title: '视频太大',
  why: '移动网络下要缓冲很久，也很耗流量。',
  fix: '请压缩到 30 MB 以内，或改用 m3u8 分段播放。',
  find: eachBlock('playsVideo', ({ block: { value } }, { facts }) => {
    const bytes = facts.videos?.[String(value.video)]?.bytes ?? 0
    return bytes > 30 * MB && { path: 'value.video', message: `视频有 ${Math.round(bytes / MB)} MB。` }
  }),
}

/** Only one video plays at a time, so only one may start by itself. */
const autoplayTwice: Rule = {
  id: 'autoplay-twice',
  group: 'images',
  severity: 'warning',
  title: '有多个自动播放的视频',
  why: '同时只能播放一个，它们会互相打断，并耗费访客的流量。',
  fix: '请只让一个视频自动播放。',
  find: eachBlock('playsVideo', (it, page) => {
    const first = page.having('playsVideo').find(({ block }) => block.value.autoplay === true)
    return (
      it.block.value.autoplay === true &&
      first !== it && { path: 'value.autoplay', message: '前面已经有一个自动播放的视频。' }
    )
  }),
}

/** A video that autoplays is silent, and visitors must be able to stop it. */
const autoplayStuck: Rule = {
  id: 'autoplay-without-controls',
  group: 'access',
  severity: 'warning',
  title: '自动播放的视频没有控件',
  why: '自动播放时没有声音，访客找不到打开声音和暂停的地方。',
  fix: '请打开播放控件。',
  find: eachBlock(
    'playsVideo',
    ({ block: { value } }) =>
      value.autoplay === true &&
      value.controls === false && { path: 'value.controls', message: '自动播放，又没有播放控件。' },
  ),
}

/** Visitors who are stopped in the middle are told how to go on. */
const previewDeadEnd: Rule = {
  id: 'video-preview-dead-end',
  group: 'actions',
  severity: 'warning',
  title: '试看结束后没有去处',
  why: '试看停下后访客想继续看，却没有可以点的地方。',
  fix: '请给视频设置点击动作，例如支付或登录。',
  find: eachBlock(
    'playsVideo',
    ({ block: { value, common } }) =>
      Number(value.preview_seconds) > 0 &&
      common.action === undefined && { path: 'value.action', message: '设置了试看，没有设置点击动作。' },
  ),
}

export const videoRules: readonly Rule[] = [
  videoFormat,
  videoHeavy,
  autoplayTwice,
  autoplayStuck,
  previewDeadEnd,
]
