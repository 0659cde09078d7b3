import type { Example, ExampleAnswer } from '../example'
import type { CodeProps } from './props'

export const examples: Example<CodeProps>[] = [
  { title: '口令', value: { text: 'NIU-2026-0818' } },
  { title: '自定按钮文字', value: { text: 'VIP888', buttonText: '复制口令' } },
  { title: '最长的口令', value: { text: '8f3a1c5e7b9d2046'.repeat(4) } },
  { title: '活码，正在读取', value: { codeId: 'lc-open' }, answers: [] },
  { title: '活码，正在读取二维码', value: { codeId: 'lc-open', room: 'image' }, answers: [] },
  { title: '活码是口令', value: { codeId: 'lc-text' }, answers: [live('text', { text: 'NIU-2026-0818' })] },
  {
    title: '活码是二维码',
    value: { codeId: 'lc-image', room: 'image' },
    answers: [live('image', { image: '/assets/qr.png' })],
  },
  {
    title: '活码是小程序',
    value: { codeId: 'lc-minp' },
    answers: [live('minp', { minp: { name: 'course', page: 'pages/course/index', query: '' } })],
  },
  {
    title: '活码需要登录',
    value: { codeId: 'lc-wecom' },
    answers: [refused('lc-wecom', 400003, '登录已失效，请重新登录')],
  },
  {
    title: '活码需要登录，二维码',
    value: { codeId: 'lc-wecom', room: 'image' },
    answers: [refused('lc-wecom', 400003, '登录已失效，请重新登录')],
  },
  {
    title: '没有这个活码',
    value: { codeId: 'lc-none' },
    answers: [refused('lc-none', 404001, '内容不存在')],
  },
  {
    title: '没有这个活码，二维码',
    value: { codeId: 'lc-none', room: 'image' },
    answers: [refused('lc-none', 404001, '内容不存在')],
  },
  { title: '没有口令', value: {}, draws: 'nothing' },
]

type Live = Extract<ExampleAnswer, { call: 'liveCodeDetail'; response: unknown }>['response']

function live(kind: Live['kind'], holds: Partial<Live>): ExampleAnswer {
  const code_id = `lc-${kind}`
  const response: Live = { code_id, kind, image: '', text: '', minp: null, ...holds }
  return { call: 'liveCodeDetail', to: { code_id }, response }
}

function refused(code_id: string, code: number, msg: string): ExampleAnswer {
  return { call: 'liveCodeDetail', to: { code_id }, code, msg }
}
