import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WOpenDayProps } from './props'

type OpenDay = Response<'openDayMyInfo'>
type Session = OpenDay['sessions'][number]

/** A minute in China of a day in December 2026. */
const at = (day: number, hour: number) => Date.UTC(2026, 11, day, hour - 8)

const saturday: Session = {
  session_id: 'hq-open-1',
  date: '2026-12-05',
  time: '09:30–11:30',
  start_at: at(5, 9) + 1_800_000,
  quota: 30,
  left: 12,
  is_over: false,
}
const afternoon: Session = {
  ...saturday,
  session_id: 'hq-open-2',
  time: '14:00–16:00',
  start_at: at(5, 14),
  left: 1,
}
const sunday: Session = {
  ...saturday,
  session_id: 'hq-open-3',
  date: '2026-12-06',
  start_at: at(6, 9) + 1_800_000,
  left: 0,
}
const before: Session = {
  ...saturday,
  session_id: 'hq-open-0',
  date: '2026-11-14',
  start_at: Date.UTC(2026, 10, 14, 1, 30),
  is_over: true,
}

const day: OpenDay = {
  event_id: 'hq-open',
  title: '2026 冬季总部开放日',
  place: '示例市示例区示例路 1 号 示例大厦 3 层',
  notice: '请带本人身份证件，提前 15 分钟到前台签到。',
  server_time: Date.UTC(2026, 10, 21),
  sessions: [saturday, afternoon, sunday],
  my: null,
}
const my: OpenDay['my'] = {
  register_no: 'DEM2V3S4TR',
  session_id: 'hq-open-1',
  name: '王女士',
  handset: '138****8006',
  people_num: 2,
  status: 1,
  pass_qr: 'YZ-DEM2V3S4TR',
  ticket_no: '2V3S-4TRD',
  ticket_url: '/h5-page/ticket/DEM2V3S4TR',
}

const user = {
  call: 'currentUser' as const,
  response: {
    softuser_id: 1,
    softuser_type: 0,
    nick_name: '王女士',
    avatar: '',
    handset: '138****8006',
    risk_level: null,
  },
}

/** An open day as seen by somebody who is logged in. */
function seen(title: string, more: Partial<OpenDay>, value: Partial<WOpenDayProps> = {}) {
  const answers: ExampleAnswer[] = [user, { call: 'openDayMyInfo', response: { ...day, ...more } }]
  return { title, value, isLoggedIn: true as const, answers }
}

function refused(title: string, code: number, msg: string): Example<WOpenDayProps> {
  return { title, value: {}, isLoggedIn: true, answers: [user, { call: 'openDayMyInfo', code, msg }] }
}

const note = '走进总部，听投研团队讲一天的工作，参观约两小时，全程免费。'

export const examples: Example<WOpenDayProps>[] = [
  { title: '未登录', value: { note } },
  { title: '正在读取', value: {}, isLoggedIn: true, answers: [user] },
  seen('选择场次', {}, { note }),
  seen('只剩一场，表单已打开', { sessions: [before, saturday, sunday], notice: '' }),
  {
    ...seen('账号手机号未知', {}),
    answers: [
      { ...user, response: { ...user.response, handset: '' } },
      { call: 'openDayMyInfo', response: { ...day, sessions: [saturday], notice: '' } },
    ],
  },
  seen('名额已满', { sessions: [{ ...saturday, left: 0 }, sunday] }),
  seen('已结束', { sessions: [before] }),
  seen('已预约', { my }),
  seen('已取消', { my: { ...my, status: 3, pass_qr: '', ticket_no: '', ticket_url: '' } }),
  seen('参观已结束', { sessions: [before], my: { ...my, session_id: before.session_id } }),
  refused('暂无开放日', 400010, '活动不存在或已下线'),
  refused('读取失败', 500000, '服务器开小差了，请稍后再试'),
  seen(
    '最长的文字',
    {
      title: '一个很长的开放日名称用来看看它在最窄的手机上怎样换行'.repeat(2),
      place: '示例省示例市示例区名字很长的示例路一百二十三号示例金融中心大厦东座三十二层会议中心',
      notice: '请带本人身份证件原件，提前十五分钟到一楼前台签到；停车位有限，建议乘地铁前来。'.repeat(2),
      my: { ...my, name: '名字特别长的一位访客朋友' },
    },
    { title: '总部开放日名称很长用来看看怎样换行显示', note: note.repeat(3) },
  ),
]
