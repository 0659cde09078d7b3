import type { Example, ExampleBlock } from '../example'
import type { ContainerProps } from './props'

const text = (html: string): ExampleBlock => ({ name: 'text', value: { html } })

export const examples: Example<ContainerProps>[] = [
  {
    title: '一组组件',
    value: {},
    children: [text('<p><b>课程安排</b></p>'), text('<p>每晚八点，共七天。</p>')],
  },
  {
    title: '有底色和圆角的卡片',
    value: {},
    common: { style: { margin: 30, padding: 20, borderRadius: 16, background: '#f5f6f8' } },
    children: [text('<p><b>适合谁</b></p><p>想系统了解指数基金的投资者。</p>')],
  },
  {
    title: '容器里的容器',
    value: {},
    children: [{ name: 'container', value: {}, children: [text('<p>内层</p>')] }],
  },
  { title: '还没有内容', value: {}, draws: 'nothing' },
]
