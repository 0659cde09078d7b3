import type { Preset } from '../preset'
import type { HotspotsProps } from './props'

type Area = HotspotsProps['list'][number]

const area = (label: string, [x, y, width, height]: [number, number, number, number]): Area => ({
  label,
  x,
  y,
  width,
  height,
})

export const presets: Preset<HotspotsProps>[] = [
  { title: '底部一个按钮', value: { list: [area('立即报名', [15, 82, 70, 12])] } },
  {
    title: '上下两块',
    value: { list: [area('查看课程介绍', [0, 0, 100, 50]), area('查看课程表', [0, 50, 100, 50])] },
  },
  {
    title: '左右两块',
    value: { list: [area('查看课程介绍', [0, 0, 50, 100]), area('查看课程表', [50, 0, 50, 100])] },
  },
  {
    title: '四宫格',
    value: {
      list: [
        area('查看课程介绍', [0, 0, 50, 50]),
        area('查看课程表', [50, 0, 50, 50]),
        area('查看老师介绍', [0, 50, 50, 50]),
        area('联系助教', [50, 50, 50, 50]),
      ],
    },
  },
]
