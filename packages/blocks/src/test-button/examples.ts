import type { Example } from '../example'

export const examples: Example[] = [
  { title: '测试环境的页面自带“测试”按钮，这里不再画', value: {}, draws: 'nothing' },
]
