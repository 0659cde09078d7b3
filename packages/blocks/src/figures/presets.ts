import type { Preset } from '../preset'
import type { FiguresProps } from './props'

const figure = (value: string, unit: string, text: string) => ({ value, unit, text })

const course = [figure('24', '节', '直播课'), figure('36', '份', '图文讲义'), figure('48', '次', '课后答疑')]

/** None has a source or a date, so that nobody publishes the numbers that came with the look. */
export const presets: Preset<FiguresProps>[] = [
  { title: '三列', value: { title: '课程数据', look: 'row', list: course } },
  {
    title: '一大几小',
    value: {
      title: '十年投资者教育',
      look: 'large',
      list: [figure('10', '年', '专注投资者教育'), ...course],
    },
  },
  {
    title: '逐行',
    value: {
      title: '服务数据',
      look: 'lines',
      list: [
        figure('30', '秒', '专线平均接听时间'),
        figure('2', '小时', '工作日平均回复时间'),
        figure('12', '人', '登记在册的投资顾问'),
      ],
    },
  },
]
