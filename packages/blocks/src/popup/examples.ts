import type { Example, ExampleBlock } from '../example'
import type { PopupProps } from './props'

const rules: ExampleBlock = {
  name: 'text',
  value: { html: '<p><b>活动规则</b></p><p>每位用户限领一次，领取后七天内有效。</p>' },
}
const long: ExampleBlock = {
  name: 'text',
  value: {
    html: `<p><b>用户协议</b></p>${'<p>同一手机号、同一设备、同一账户仅限参与一次。</p>'.repeat(40)}`,
  },
}

export const examples: Example<PopupProps>[] = [
  { title: '居中', value: { title: '活动规则' }, children: [rules] },
  { title: '左侧', value: { title: '活动规则', position: 'left' }, children: [rules] },
  { title: '右侧', value: { title: '活动规则', position: 'right' }, children: [rules] },
  { title: '顶部', value: { title: '活动规则', position: 'top' }, children: [rules] },
  { title: '底部', value: { title: '活动规则', position: 'bottom' }, children: [rules] },
  { title: '点遮罩也关闭', value: { title: '活动规则', closeOnMask: true }, children: [rules] },
  { title: '没有遮罩', value: { title: '活动规则', mask: false }, children: [rules] },
  { title: '内容比屏幕高', value: { title: '用户协议', position: 'bottom' }, children: [long] },
  { title: '还没有内容', value: {} },
]
