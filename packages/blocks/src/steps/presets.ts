import type { Preset } from '../preset'
import type { StepsProps } from './props'

const step = (name: string, text: string) => ({ name, text, image: '' })

const course = [
  step('登记报名', '留下姓名和手机号，选择上课时间'),
  step('添加助教', '扫码添加，领取讲义和上课提醒'),
  step('准时听课', '手机打开链接就能听，课后可看回放'),
]
const account = [
  step('准备证件', '本人有效身份证和一张银行卡'),
  step('填写资料', '按提示填写信息，完成风险测评'),
  step('视频验证', '在光线充足的地方核对本人身份'),
  step('等待审核', '结果以券商发出的短信通知为准'),
]

export const presets: Preset<StepsProps>[] = [
  { title: '竖线', value: { title: '四步完成开户', look: 'line', list: account } },
  {
    title: '三列',
    value: {
      title: '三步开始学习',
      look: 'columns',
      list: [step('报名', '选好上课时间'), step('领讲义', '扫码添加助教'), step('听课', '打开链接就能听')],
    },
  },
  { title: '大数字', value: { title: '三步开始学习', look: 'numerals', list: course } },
  { title: '图片卡片', value: { title: '三步开始学习', look: 'cards', list: course } },
]
