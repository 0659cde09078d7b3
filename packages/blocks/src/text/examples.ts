import type { Example } from '../example'
import type { TextProps } from './props'

const LONG = '讲义、回放和答疑都在同一个页面里，用报名时填写的手机号登录后就能看到，不需要另外下载软件。'
const UNBROKEN = 'https-exchange-traded-funds-explained-in-seven-evenings'

export const examples: Example<TextProps>[] = [
  { title: '一段文字', value: { html: '<p>每晚八点直播，七天学会看懂 ETF。</p>' } },
  {
    title: '几段文字，有强调和链接',
    value: {
      html: '<p><b>活动时间</b>：即日起至本月底</p><p>每位用户<u>限领一次</u>，详见<a href="#rules">活动规则</a>。<br>最终解释权归主办方。</p>',
    },
  },
  {
    title: '标题、列表、引用、字号和颜色',
    value: {
      html: [
        '<h2>七天学会看懂 <span class="yz-brand">ETF</span></h2>',
        '<p>每晚八点直播，<span class="yz-brand">错过可以看回放</span>。<span class="yz-faint yz-s">（回放保留一年）</span></p>',
        '<h3>您会学到</h3>',
        '<ul><li>怎样看一只基金的<b>费率</b>和<b>规模</b></li><li>三类常见的 ETF<ul><li>宽基：跟踪整个市场</li><li>行业：只跟踪一个行业</li></ul></li><li>什么时候不该买</li></ul>',
        '<h4>怎样参加</h4>',
        '<ol><li>填写手机号</li><li>添加助教<ol><li>长按二维码</li><li>发送“上课”</li></ol></li><li>按时进入直播间</li></ol>',
        '<blockquote><p>先看懂，再决定买不买。</p></blockquote>',
        '<hr />',
        '<p><span class="yz-xl">特大</span> <span class="yz-l">大</span> 正常 <span class="yz-s">小</span>，<span class="yz-soft">次要</span>，<span class="yz-faint">注释</span></p>',
      ].join(''),
    },
  },
  {
    title: '很长的标题、列表和没有空格的词',
    value: {
      html: [
        '<h2>从零开始看懂交易型开放式指数证券投资基金的七天直播训练营第一期课程安排</h2>',
        `<ol>${`<li>${LONG}<ul><li>${LONG}</li><li>${UNBROKEN}</li></ul></li>`.repeat(11)}</ol>`,
        `<h3>${UNBROKEN}</h3>`,
        `<blockquote>${LONG}<span class="yz-xl">${LONG}</span></blockquote>`,
      ].join(''),
    },
  },
  { title: '没有段落', value: { html: '一行<i>没有段落</i>的文字' } },
  { title: '没有内容', value: { html: '' }, draws: 'nothing' },
]
