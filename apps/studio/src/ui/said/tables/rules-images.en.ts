import type { Table } from './table'

export const rulesImages: Table = {
  动图太大: 'Animated picture too heavy',
  '动图比同样的视频大好几倍，而且不能暂停。':
    'It is several times as large as the same video, and cannot be paused.',
  '同时只能播放一个，它们会互相打断，并耗费访客的流量。':
    "Only one can play at a time; they interrupt one another and use visitors' data.",
  '图片会变形，或在加载后让页面跳动。': 'The picture is distorted, or the page jumps when it has loaded.',
  图片像素不足: 'Picture with too few pixels',
  图片像素过多: 'Picture with too many pixels',
  '图片到达之前不知道占多大地方，页面会跳动，访客容易点错。':
    'Until it arrives its size is not known; the page jumps, and visitors tap on the wrong thing.',
  图片太大: 'Picture too heavy',
  图片或视频在别的网站上: 'Picture or video on another site',
  填写的宽高与图片不符: 'Width and height do not fit the picture',
  外部图片没有宽高: 'Picture from elsewhere without width and height',
  '审批的内容指纹只包含素材库里的文件：对方换成别的内容，审批不会失效，也不会提醒复核。对方改名或删除后文件就没了，也无法压缩和存证。':
    'The fingerprint of an approval covers only files of the library: when the other side changes the content, the approval stays and nobody is asked to look again. When it is renamed or deleted there, it is gone, and it cannot be compressed or kept as evidence.',
  '手机最多只用得上 2250 像素宽，多出来的只会拖慢加载。':
    'Phones use at most 2250 pixels of width; the rest only slows loading down.',
  '手机网络下要等几秒，还耗费访客的流量。':
    'It takes seconds on a mobile network, and visitors pay for the data.',
  '换图时高度会变，下面的内容跟着跳动。': 'The height changes with each picture, and what follows jumps.',
  有多个自动播放的视频: 'Several autoplay videos',
  '移动网络下要缓冲很久，也很耗流量。': 'It buffers for long on a mobile network and uses much data.',
  视频太大: 'Video too heavy',
  视频格式不通用: 'Video format not played everywhere',
  '许多手机只能播放 mp4，其他格式会显示加载失败。': 'Many phones play only mp4; others fail to load.',
  '请压缩到 30 MB 以内，或改用 m3u8 分段播放。': 'Compress it to 30 MB, or use m3u8, which plays in parts.',
  '请压缩到 500 KB 以内，照片用 JPEG 或 WebP。': 'Compress it to 500 KB; use JPEG or WebP for photos.',
  '请只让一个视频自动播放。': 'Let only one video play by itself.',
  '请填写图片原始的宽和高，或把图片存入素材库。':
    'Enter the width and height of the picture itself, or put it into the library.',
  '请把图片缩到 2250 像素宽以内。': 'Scale it down to a width of 2250 pixels.',
  '请把图片裁成同一比例。': 'Crop the pictures to one shape.',
  '请把文件存入素材库。': 'Put the file into the library.',
  '请换成至少 750 像素宽的图片。': 'Use a picture at least 750 pixels wide.',
  '请改用视频组件，或换成静态图片。': 'Use a video block, or a still picture.',
  '请清空宽和高，素材库的图片会自动带上尺寸。':
    'Clear width and height; pictures of the library bring their size.',
  '请转成 H.264 编码的 mp4。': 'Convert it to mp4 with H.264.',
  轮播图片的比例不一致: 'Carousel pictures of different shapes',
  '铺满屏幕时会发虚，文字更看不清。': 'It is blurred across the screen, and text in it even more.',
}
