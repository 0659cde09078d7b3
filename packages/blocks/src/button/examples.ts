import type { Action } from '@yingzao/schema/client'
import type { Example } from '../example'
import type { ButtonProps } from './props'

const toForm: Action = { type: 7, atext: '#form' }
const join: Action = { type: 13, groupId: 'g-8001', activeType: 'autumn' }
const picture = { url: '/assets/join.png', join: '', joined: '', alt: '加入私享群', width: 600, height: 120 }

export const examples: Example<ButtonProps>[] = [
  { title: '文字按钮', value: { text: '立即领取' }, common: { action: toForm } },
  {
    title: '居左',
    value: { text: '查看规则', align: 'left' },
    common: { action: { type: 3, popupId: 'rules' } },
  },
  { title: '居右', value: { text: '返回', align: 'right' }, common: { action: { type: 14 } } },
  { title: '跳动', value: { text: '马上报名', animate: 'pulse' }, common: { action: toForm } },
  { title: '摇晃', value: { text: '抽一次奖', animate: 'shake' }, common: { action: toForm } },
  { title: '呼吸', value: { text: '加入社群', animate: 'breath' }, common: { action: join } },
  {
    title: '最长的文字',
    value: { text: '现在报名即可免费领取全部七天直播课程资料' },
    common: { action: toForm },
  },
  { title: '图片按钮', value: { type: 'image', image: picture }, common: { action: join } },
  {
    title: '入群前后两张图片',
    value: { type: 'image', image: { ...picture, join: '/assets/join.png', joined: '/assets/logo.png' } },
    common: { action: join },
  },
  { title: '图片按钮还没有图片', value: { type: 'image', text: '加入私享群' }, common: { action: join } },
  { title: '什么都没有', value: {}, draws: 'nothing' },
]
