import type { Example } from '../example'
import type { LineIconName } from '../line-icon/line-icons'
import type { FeaturesProps } from './props'

const feature = (icon: LineIconName, name: string, text: string, image = '') => ({ icon, name, text, image })

const four = [
  feature('live', '每周直播', '周三晚上八点，手机打开就能听', '/assets/more1.jpg'),
  feature('book', '图文讲义', '每节课一份讲义，课前发到手上', '/assets/more2.jpg'),
  feature('chat', '课后答疑', '听不懂的地方，助教工作日回复', '/assets/more3.jpg'),
  feature('people', '小组学习', '二十人一组，按周一起完成练习', '/assets/more4.jpg'),
]
const six = [
  ...four,
  feature('bell', '开课提醒', '开课前一天发送上课链接', '/assets/more5.jpg'),
  feature('badge', '结业证书', '完成全部测验即可领取', '/assets/more6.jpg'),
]
const others = [
  feature('play', '回放', '有效期内反复看'),
  feature('clock', '每天十分钟', '一节课讲清一个问题'),
  feature('calendar', '课程表', '提前一周公布'),
  feature('shield', '资质公示', '持牌机构提供服务'),
  feature('bars', '数据图解', '用图表讲清楚概念'),
  feature('search', '案例研究', '历史案例，注明时间'),
]
const rest = [
  feature('pen', '随堂笔记', '重点自动整理'),
  feature('phone', '手机学习', '不用下载安装'),
  feature('headset', '服务专线', '工作日有人接听'),
  feature('gift', '学习资料', '报名后免费领取'),
]
const long = feature(
  'shield',
  '最多八个字的名称',
  '最多写得下三十六个字的亮点说明，用来看看很长的文字会不会把版面撑开或截断',
  '/assets/more6.jpg',
)
const longTitle = '最多写得下十四个字的亮点标题'

export const examples: Example<FeaturesProps>[] = [
  { title: '单列卡片', value: { title: '课程里有什么', list: four } },
  { title: '单列卡片，很长的文字', value: { title: longTitle, list: [long, long, long] } },
  { title: '单列卡片，没有说明', value: { list: four.slice(0, 3).map((one) => ({ ...one, text: '' })) } },
  { title: '双列卡片', value: { title: '课程里有什么', look: 'tiles', list: four } },
  { title: '双列卡片，六个', value: { look: 'tiles', list: others } },
  { title: '双列卡片，三个', value: { look: 'tiles', list: rest.slice(1) } },
  { title: '双列卡片，很长的文字', value: { title: longTitle, look: 'tiles', list: [long, long, long] } },
  { title: '图文交替', value: { title: '课程里有什么', look: 'pictures', list: four } },
  { title: '图文交替，没有图片', value: { look: 'pictures', list: rest } },
  { title: '图文交替，很长的文字', value: { title: longTitle, look: 'pictures', list: [long, long, long] } },
  { title: '横滑卡片', value: { title: '课程里有什么', look: 'scroll', list: six } },
  { title: '横滑卡片，没有图片', value: { look: 'scroll', list: others } },
  { title: '横滑卡片，很长的文字', value: { title: longTitle, look: 'scroll', list: [long, long, long] } },
  { title: '还没有亮点', value: { title: '课程里有什么', list: [] }, draws: 'nothing' },
]
