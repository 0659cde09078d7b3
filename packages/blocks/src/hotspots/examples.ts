import type { Example } from '../example'
import type { HotspotsProps } from './props'

type Area = HotspotsProps['list'][number]

const picture = { url: '/assets/hero.jpg', alt: '老师在白板前讲课', width: 750, height: 1000 }
const area = (label: string, [x, y, width, height]: [number, number, number, number]): Area => ({
  label,
  x,
  y,
  width,
  height,
  action: { type: 7, atext: '/h5-page/h5/lesson' },
})

const halves = [area('查看上半年课程', [0, 0, 100, 50]), area('查看下半年课程', [0, 50, 100, 50])]
/** In every corner and in the middle, smaller than a finger. */
const small = [
  area('左上角', [0, 0, 4, 3]),
  area('右上角', [96, 0, 4, 3]),
  area('中间', [49, 49, 2, 2]),
  area('左下角', [0, 97, 4, 3]),
  area('右下角', [100, 100, 0, 0]),
]
const twelve = Array.from({ length: 12 }, (_, index) =>
  area(`查看第 ${index + 1} 节课`, [(index % 3) * 33.3, Math.floor(index / 3) * 25, 33.3, 25]),
)

export const examples: Example<HotspotsProps>[] = [
  { title: '上下两块', value: { ...picture, list: halves } },
  { title: '很小的热区', value: { ...picture, list: small } },
  { title: '十二个热区', value: { ...picture, list: twelve } },
  {
    title: '打开弹窗和返回',
    value: {
      ...picture,
      list: [
        { ...area('查看活动规则', [10, 10, 80, 20]), action: { type: 3, popupId: 'rules' } },
        { ...area('返回上一页', [10, 70, 80, 20]), action: { type: 14 } },
      ],
    },
  },
  {
    title: '其他网站的图片，打不开',
    value: { url: 'https://img.example.com/a.jpg', alt: '七天课程表', list: halves },
  },
  { title: '没有图片', value: { list: halves }, draws: 'nothing' },
]
