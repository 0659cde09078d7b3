import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { expectBorder, findingsOf } from '../testing/borders'
import { block, link, styled, text, ticker } from '../testing/sample'

// How far the rules about words and addresses reach: on either side of their borders, as people write.

const inText = (words: string) => [text(words)]

describe('a text', () => {
  test.each<[rule: string, breaks: string[], holds: string[]]>([
    [
      'handset-in-clear',
      ['电话13800138000', '138-0013-8000', '１３８００１３８０００', '138 0013 8000转3'],
      ['订单1138001380001', '12800138000', '138****8000', '1380013800'],
    ],
    [
      'id-number-in-clear',
      ['11010519491231002X', '证号：110105194912310021。'],
      ['110105194913310021', '1101051949123100219', '010105194912310021', 'A11010519491231002Xb'],
    ],
    [
      'stock-named',
      ['买入600519', '代码 000001.SZ', '300750股票', '688981仓位'],
      ['编号600519', '股东大会 2600519', '股价 600519.5', '股票 900901', '买入 6005191'],
    ],
    [
      'prize-too-large',
      ['一等奖：奖金 6 万元', '奖品价值 50,001 元', '大奖价值5.01万元'],
      ['奖金 5 万元', '奖品价值50,000元', '课程价值 60000 元'],
    ],
    [
      'figure-undated',
      ['收益 35%', '年化百分之八', '三倍收益', '胜率高达 80%', '12.5 % 的年化收益'],
      ['2025年收益 35%', '近三个月涨幅 5%', '成立以来年化 8%', '满意度 98%', '收益。费率 1%'],
    ],
    [
      'date-past',
      [
        '截止2026年11月21日',
        '报名至 2026-11-21',
        '2026/11/21 前报名',
        '有效期至：2025 年 12 月 31 日',
        '2026.1.1日截止',
      ],
      ['截止2026年11月22日', '有效期至 2027-01-01', '净值截至 2025-12-31', '成立于 2016年1月1日'],
    ],
    [
      'consent-implied',
      ['提交即表示同意', '默认勾选', '点击报名即视为您已阅读并同意协议', '视为同意', '登录则同意'],
      ['提交前请勾选同意', '点击查看协议', '同意后提交'],
    ],
    ['shouting', ['好！！', '真的!!', '快！!'], ['好！真的！', '好!']],
    [
      'placeholder-text',
      [
        '测试',
        ' 标题一 ',
        '示例文案',
        'Lorem ipsum',
        'xxx元',
        'TODO: 价格',
        '价格待定稿',
        '此处填写规则',
        '按钮2',
      ],
      ['测试你的风险等级', '标题党', '示例如下', 'todoist', '内容丰富', '占领'],
    ],
    [
      'rewarded-share',
      ['分享到朋友圈，即可领取资料', '转发到3个群送课', '集赞有礼', '分享后解锁下一课'],
      ['分享您的想法', '领取后分享', '转发请注明出处'],
    ],
    ['superlative', ['全网独家', '史上最低', '百分百原创'], ['独立思考', '历史数据', '比较好']],
    [
      'private-deal',
      ['加v信领资料', '加 V 信', '加我微信', '加薇信', '打款到个人账户'],
      ['增加信心', '参加信息披露会', '请勿转账到个人账户', '企业微信'],
    ],
    ['urgency', ['名额有限，先到先得', '赶紧报名'], ['名额共 50 个', '报名到十二月一日']],
  ])('breaks %s by what it says, and not by what is like it', (rule, breaks, holds) => {
    expectBorder(rule, inText, { breaks, holds })
  })

  test('of a ticker counts nobody, whatever the count', () => {
    const inTicker = (words: string) => [ticker(words)]
    expectBorder('ticker-claim', inTicker, {
      breaks: ['已有32人报名', '累计 5 万人学习', '共有3200多位学员', '已有 1,200 名学员', '李** 盈利了'],
      holds: ['已有名额放出', '李** 1 分钟前预约了直播', '累计学习 5 小时', '欢迎 3 班的同学'],
    })
  })

  test('that denies or condemns a promise is none', () => {
    expectBorder('listed-words', inText, {
      breaks: ['稳赚', '承诺收益', '不是稳赚，而是必涨', '保本服务', '不要错过：必涨', '我们不说，但稳赚'],
      holds: [
        '不承诺收益',
        '谨防“稳赚”骗局',
        '请勿轻信任何承诺收益的宣传',
        '宣称稳赚的均为诈骗',
        '请确保本次填写的信息真实',
        '未必涨跌一致',
        '无风险利率',
      ],
    })
  })

  test('cannot hide a word behind signs, other writing or letters', () => {
    expectBorder('listed-words', inText, {
      breaks: ['稳 赚', '穩賺', '稳.赚', '稳x赚', '稳<b>赚</b>', '１００％盈利', '稳\u200b赚', '稳🚀赚'],
      holds: ['稳健地赚取知识', '100 个案例'],
    })
  })

  test('split between blocks is read on, unless two sentences meet by chance', () => {
    const halves = ([first, second]: readonly [string, string]) => [text(first), text(second)]
    expectBorder('listed-words-split', halves, {
      breaks: [
        ['让您稳', '赚钱'],
        ['稳', '赚'],
        ['让您稳。', '赚'],
      ],
      holds: [
        ['市场趋稳。', '赚取知识的方法'],
        ['趋于稳定', '赚取知识'],
      ],
    })
  })

  test('is large enough from 24 units or 12 pixels on', () => {
    expectBorder('text-small', (fontSize: JsonValue) => [styled({ fontSize })], {
      breaks: [23, '11px', '3vw'],
      holds: [24, '12px', '3.2vw', '1em'],
    })
  })

  test('can be read from 4.5 to 1 on, a large one from 3 to 1', () => {
    expectBorder('contrast-low', (style: JsonRecord) => [styled(style)], {
      breaks: [
        { color: '#777' },
        { color: 'rgb(119, 119, 119)' },
        { color: '#959595', fontSize: 48 },
        { color: '#fff', backgroundColor: '#fefefe' },
        { backgroundColor: '#1d2129' },
        { color: 'gold' },
        // Browsers clamp values beyond white to white.
        { color: 'rgb(999, 999, 999)' },
        { color: 'var(--yz-white)' },
        { backgroundColor: 'var(--yz-brand-dark)' },
      ],
      holds: [
        { color: 'var(--yz-ink-faint)', backgroundColor: 'var(--yz-ground-soft)' },
        { color: 'var(--yz-white)', backgroundColor: 'var(--yz-brand-dark)' },
        // As bright as the theme makes it.
        { color: 'var(--yz-accent)' },
        { color: '#767676' },
        { color: '#949494', fontSize: 48 },
        { color: '#949494', fontSize: 38, fontWeight: 700 },
        { color: '#fff', backgroundColor: '#000' },
        { color: 'rgba(0, 0, 0, .5)' },
        { color: 'currentColor' },
      ],
    })
  })

  test('in a colour of the theme is read on light grounds only, whatever its own colour is', () => {
    const words = (name: string) => text(`<span class="yz-l ${name}">每晚八点</span>`)
    const inBox = ([name, backgroundColor]: readonly [string, string]) => [
      block('container', { style: { backgroundColor, color: '#fff' } }, [words(name)]),
    ]
    expectBorder('words-contrast-low', inBox, {
      breaks: [
        ['yz-brand', '#7a0010'],
        ['yz-soft', '#222'],
        ['yz-faint', '#d8dade'],
      ],
      holds: [
        ['yz-brand', '#ffedec'],
        ['yz-soft', '#d8dade'],
        ['yz-faint', '#ffedec'],
        ['yz-s', '#222'],
      ],
    })
  })

  test('is seen against the nearest ground that is known', () => {
    const white = styled({ color: '#fff' })
    const inBox = (style: JsonRecord) => [block('container', { style }, [white])]
    expectBorder('contrast-low', inBox, {
      breaks: [{}, { backgroundColor: '#eee' }],
      holds: [{ backgroundColor: '#333' }, { background: 'linear-gradient(red, blue)' }],
    })
    const onPage = (background: string) =>
      findingsOf([white], {}, { background }).some(({ rule }) => rule === 'contrast-low')
    expect(['#222', '/assets/night.jpg', '#eee'].map(onPage)).toEqual([false, false, true])
  })
})

describe('a link', () => {
  test.each<[rule: string, breaks: string[], holds: string[]]>([
    [
      'link-host',
      ['https://example.com.evil.net/', 'https://other.com/'],
      ['https://h5.example.com/', '/h5-page/h5/a', '#top', 'tel:95500'],
    ],
    [
      'link-local',
      ['https://127.0.0.1/', 'https://10.1.2.3/', 'https://172.16.0.1/', 'https://a.localhost/'],
      ['https://172.32.0.1/', 'https://11.1.2.3/', 'https://h5.example.com/'],
    ],
    [
      'link-secret',
      ['/h5-page/h5/a?token=1', '/h5-page/h5/a?a=1&PHONE=138', '/h5-page/h5/a#jwt=x', '/h5-page/h5/a?uid=7'],
      ['/h5-page/h5/a?token=', '/h5-page/h5/a?mytoken=1', '/h5-page/h5/token=1'],
    ],
    [
      'link-preview',
      ['/h5-page/h5/a?isPreview=1', '/h5-page/h5/a?b=1&is_preview=1'],
      ['/h5-page/h5/a?isPreview=0', '/h5-page/h5/a?notisPreview=1'],
    ],
    [
      'link-to-itself',
      ['/h5-page/h5/sample', '/h5-page/h5/sample#top', '/h5-page/h5/sample?a=1'],
      ['/h5-page/h5/sample2', '/pc-page/pc/sample', '#top'],
    ],
    [
      'service-phone',
      ['tel:12', 'tel:4001234', 'tel:02012345'],
      [
        'tel:4000000000',
        'tel:95500',
        'tel:020-12345678',
        'tel:13800138000',
        'tel:12345',
        'tel:+8602012345678',
      ],
    ],
  ])('breaks %s by where it leads', (rule, breaks, holds) => {
    expectBorder(rule, (address: string) => [link(address)], { breaks, holds })
  })

  test('in a text says where it leads', () => {
    const saying = (words: string) => [text(`看<a href="/h5-page/h5/a">${words}</a>`)]
    expectBorder('link-vague', saying, {
      breaks: ['更多', '点击 <b>这里</b>', '查看 &gt;&gt;', '详情→'],
      holds: ['更多课程', '查看规则', '这里的规则'],
    })
    expectBorder('link-empty', saying, {
      breaks: [' ', '<b> </b>', '<span class="yz-l"></span>'],
      holds: ['规则', '<b>规则</b>'],
    })
  })
})
