import type { LineIconName } from '../line-icon/line-icons'
import type { Preset } from '../preset'
import type { FeaturesProps } from './props'

const feature = (icon: LineIconName, name: string, text: string) => ({ icon, name, text, image: '' })

const course = [
  feature('live', '每周直播', '周三晚上八点，手机打开就能听'),
  feature('book', '图文讲义', '每节课一份讲义，课前发到手上'),
  feature('chat', '课后答疑', '听不懂的地方，助教工作日回复'),
  feature('people', '小组学习', '二十人一组，按周一起完成练习'),
]
const service = [
  feature('shield', '持牌机构', '由持牌证券投资咨询机构提供服务'),
  feature('badge', '资质可查', '执业信息可在中国证券业协会官网查询'),
  feature('headset', '服务专线', '工作日九点到十八点有人接听'),
]

export const presets: Preset<FeaturesProps>[] = [
  { title: '单列卡片', value: { title: '服务有哪些保障', look: 'list', list: service } },
  { title: '双列卡片', value: { title: '课程里有什么', look: 'tiles', list: course } },
  { title: '图文交替', value: { title: '课程里有什么', look: 'pictures', list: course.slice(0, 3) } },
  { title: '横滑卡片', value: { title: '课程里有什么', look: 'scroll', list: course } },
]
