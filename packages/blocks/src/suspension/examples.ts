import type { Example, ExampleBlock } from '../example'
import type { SuspensionProps } from './props'

const signUp: ExampleBlock = {
  name: 'button',
  value: { text: '立即报名', action: { type: 7, atext: '#form' } },
}
const service: ExampleBlock = {
  name: 'icon',
  value: { icon: 'chat', size: 56, text: '客服', action: { type: 5 } },
}
const line: ExampleBlock = { name: 'text', value: { html: '<p>今晚八点直播，<b>讲定投的止盈</b></p>' } }

export const examples: Example<SuspensionProps>[] = [
  { title: '底部', value: {}, children: [signUp] },
  { title: '底部，可以关闭', value: { closable: true }, children: [signUp] },
  { title: '底部，两行', value: { closable: true }, children: [line, signUp] },
  { title: '底部，滚动后出现', value: { show_after_px: 300 }, children: [signUp] },
  { title: '顶部', value: { position: 'top', closable: true }, children: [line] },
  { title: '左侧', value: { position: 'left' }, children: [service] },
  { title: '右侧', value: { position: 'right' }, children: [service] },
  { title: '右侧，可以关闭', value: { position: 'right', closable: true }, children: [service] },
  { title: '还没有内容', value: {}, draws: 'nothing' },
]
