import { createHash } from 'node:crypto'
import type { LeadPageInput, LeadStep } from '@yingzao/contract/client'
import { HOSTILE_ADDRESSES } from '@yingzao/schema/testing'
import { describe, expect, test } from 'vitest'
import { PASSPORT } from '../passport/testing/passport-page'
import { leadHtml } from './lead-html'

const SCRIPT = 'work()'
const AFTER = {
  title: '',
  text: '',
  image: '',
  image_tip: '',
  download: true,
  downloadUrl: '',
  sms: true,
  callback: true,
  phone: '',
  buttons: [] as object[],
}
const VALUE = {
  version_id: 276,
  cps_id: '',
  title: '领取资料',
  button: '立即领取',
  consent: '我已阅读并同意《隐私政策》',
  marketing: '',
  privacy_url: '',
  terms_url: '',
  after: AFTER,
}

const TYPED = { nick_name: '王小明', handset: '13800138000', consent: true, marketing: false }
const ENTRY: LeadStep = { kind: 'entry', typed: TYPED }

interface Own extends Partial<Omit<LeadPageInput, 'form'>> {
  value?: object
}

function draw(step: LeadStep, { value, ...own }: Own = {}) {
  return leadHtml(
    { lead: SCRIPT, passport: { script: '/passport.js', css: [] } },
    {
      step,
      form: { name: 'form', id: 'f', value: { ...VALUE, ...value }, common: {}, children: [] },
      carried: { nick_name: '王小明', handset: '13800138000', consent: VALUE.consent },
      origin: { cps_id: 'ad', view: 'v-1' },
      action: '/h5-page/lead/sale?form=f',
      returnTo: '/h5-page/h5/sale',
      site: { ...PASSPORT.site, phone: '400-123-4567' },
      theme: {},
      isTextLarge: false,
      usesTencentCaptcha: false,
      linkHosts: ['shop.example.com'],
      ...own,
    },
  )
}

const CODE: LeadStep = { kind: 'code', typed: '', resend_at: 41_500, now: 0, button: '立即激活' }
const CAPTCHA: LeadStep = {
  kind: 'captcha',
  app_id: 'proof-of-work',
  work: { ticket: 't', salt: 's"', target: 'f', max: 9 },
}
const DONE: LeadStep = { kind: 'done', is_new: true, download_url: '/app', service_phone: '400-1' }
const REGISTRATION: LeadStep & { kind: 'registration' } = {
  kind: 'registration',
  typed: {
    name: '王小明',
    handset: '13800138000',
    consent: true,
    open_brokerage_type: 'second',
    region: '440000,440100',
  },
  brokers: [
    { open_brokerage_type: 'caida', name: '示例证券', intro: '约十分钟', isOpen: true },
    { open_brokerage_type: 'second', name: '示范证券', intro: '', isOpen: true },
    { open_brokerage_type: 'paused', name: '样例证券', intro: '', isOpen: false },
  ],
  provinces: [{ name: '广东省', cities: [{ region: '440000,440100', name: '广州市' }] }],
}
const REGISTERED: LeadStep & { kind: 'registered' } = {
  kind: 'registered',
  is_new: true,
  broker: '示例证券',
  registration_url: 'https://open.example.com/r?a=1&b=2',
  wechat_img: '/assets/qr.png',
}
const INVITED: LeadStep = { kind: 'invited', typed: { handset: '13800138000', consent: true } }
const SIGNED_UP: LeadStep = { kind: 'signedUp', isNew: true, isBound: true, wasInvited: true }
const STEPS: LeadStep[] = [ENTRY, REGISTRATION, INVITED, CAPTCHA, CODE, DONE, REGISTERED, SIGNED_UP]

describe('every page', () => {
  test.each(STEPS)('loads no script: $kind', (step) => {
    const { html, csp } = draw(step)
    const inline = step.kind === 'captcha' || step.kind === 'code'
    expect(html.match(/<script[^>]*>/g)).toEqual(inline ? ['<script>'] : null)
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    expect(csp).toContain(`script-src 'self'${inline ? ` 'sha256-${hash}'` : ''};`)
    for (const rule of ["form-action 'self'", "frame-ancestors 'none'", "default-src 'none'"]) {
      expect(csp.split('; ')).toContain(rule)
    }
  })

  test.each(STEPS)('takes nothing of anybody for markup: $kind', (step) => {
    const hostile = '"><script>alert(1)</script>'
    // Every text of the step, however deep, except the one that says which page it is.
    const spoilt = JSON.parse(JSON.stringify(step), (key, value) =>
      typeof value === 'string' && key !== 'kind' ? hostile : value,
    )
    const { html } = draw(spoilt, {
      carried: { nick_name: hostile, handset: hostile },
      origin: { cps_id: hostile, view: hostile },
      action: hostile,
      returnTo: hostile,
      site: { ...PASSPORT.site, company: hostile, phone: hostile },
      fault: { field: 'form', msg: hostile },
      value: {
        title: hostile,
        button: hostile,
        consent: hostile,
        marketing: hostile,
        privacy_url: hostile,
        after: {
          ...AFTER,
          title: hostile,
          text: hostile,
          image: hostile,
          image_tip: hostile,
          phone: hostile,
        },
      },
    })
    expect(html).not.toContain('<script>alert')
  })

  test.each([ENTRY, CAPTCHA, CODE])('brings along what was typed: $kind', (step) => {
    const { html } = draw(step)
    expect(html).toContain('<form class="pp-card" method="post" action="/h5-page/lead/sale?form=f"')
    for (const value of ['王小明', '13800138000', VALUE.consent, 'ad', 'v-1'])
      expect(html).toContain(`value="${value}"`)
    expect(html).not.toContain('consent_marketing')
  })

  test('of Tencent’s captcha lets in its script', () => {
    const { csp, html } = draw({ kind: 'captcha', app_id: '123' }, { usesTencentCaptcha: true })
    expect(csp).toContain('https://turing.captcha.qcloud.com')
    expect(html).toContain('data-captcha="123"')
    expect(html).not.toContain('<progress')
  })
})

describe('what is wrong', () => {
  test('stands beside its field, and what was typed is still there', () => {
    const { html } = draw(ENTRY, { fault: { field: 'handset', msg: '不对' } })
    expect(html).toContain('<p class="pp-fault" id="handset-fault" role="alert">不对</p>')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(html).toMatch(/name="consent"[^>]* checked/)
  })

  test('with no field stands above them, with a way on for who has a code already', () => {
    const fault = { field: 'form', msg: '太频繁' } as const
    expect(draw({ ...ENTRY, mayHaveCode: true }, { fault }).html).toContain('name="known"')
    expect(draw(ENTRY, { fault }).html).not.toContain('name="known"')
  })

  test('is said where no script runs, with the number to call', () => {
    const { html } = draw(CAPTCHA)
    expect(html).toMatch(/<noscript>.*<a href="tel:400-123-4567">400-123-4567<\/a>.*<\/noscript>/)
    expect(draw(CAPTCHA, { site: PASSPORT.site }).html).not.toContain('tel:"')
  })
})

test('the code is asked for with the seconds until the next, and the phone only in part', () => {
  const { html } = draw({ ...CODE, typed: '12' })
  expect(html).toContain('data-wait="42"')
  expect(html).toContain('138****8000')
  expect(html).toMatch(/name="code"[^>]* inputmode="numeric" autocomplete="one-time-code"[^>]* value="12"/)
})

describe('the end', () => {
  test('is what the form promises', () => {
    const { html } = draw(DONE, {
      value: {
        after: {
          ...AFTER,
          title: '报名成功',
          text: '请查收',
          image: '/assets/qr.png',
          image_tip: '长按识别',
          phone: '400-2',
          buttons: [
            { text: '看课程', action: { type: 7, atext: 'https://shop.example.com/a' } },
            { text: '进群', action: { type: 13, groupId: 'g' } },
            { text: '回到上面', action: { type: 7, atext: '#top' } },
          ],
        },
      },
    })
    for (const words of [
      '报名成功',
      '请查收',
      '服务专线400-2，',
      '将以020开头的号码与您联系',
      'alt="长按识别"',
    ])
      expect(html).toContain(words)
    const links = [...html.matchAll(/<a class="pp-button[^>]*href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['/app', 'https://shop.example.com/a', '/h5-page/h5/sale'])
  })

  test('is no more than that', () => {
    const { html } = draw(DONE, { value: { after: { ...AFTER, download: false, callback: false } } })
    expect(html).not.toMatch(/立即下载|020|<figure/)
  })

  test('tells somebody who has left a lead before', () => {
    expect(draw({ ...DONE, is_new: false }).html).toContain('<h1>您已提交过</h1>')
  })

  test.each(HOSTILE_ADDRESSES)('has no download from %j', (downloadUrl) => {
    if (downloadUrl === '') return
    expect(draw(DONE, { value: { after: { ...AFTER, downloadUrl } } }).html).not.toContain('立即下载')
  })
})

describe('the registration', () => {
  test('has the brokers to choose from, and who takes nobody cannot be chosen', () => {
    const { html } = draw(REGISTRATION)
    expect(html.match(/type="radio"[^>]*>/g)).toEqual([
      'type="radio" name="open_brokerage_type" value="caida">',
      'type="radio" name="open_brokerage_type" value="second" checked>',
      'type="radio" name="open_brokerage_type" value="paused" disabled>',
    ])
    expect(html).toContain('<option value="440000,440100" selected>广州市</option>')
    expect(html.match(/selected/g)).toHaveLength(1)
  })

  test('chooses none of several for anybody', () => {
    const typed = { ...REGISTRATION.typed, open_brokerage_type: '' }
    expect(draw({ ...REGISTRATION, typed }).html).not.toContain('checked><span><b>')
  })

  test('has the one broker that is open chosen', () => {
    const typed = { ...REGISTRATION.typed, open_brokerage_type: '' }
    const [caida, , paused] = REGISTRATION.brokers
    const brokers = [caida, paused].filter((broker) => broker !== undefined)
    expect(draw({ ...REGISTRATION, typed, brokers }).html).toContain('value="caida" checked')
  })

  test('says so where no broker takes anybody', () => {
    const brokers = REGISTRATION.brokers.filter(({ isOpen }) => !isOpen)
    expect(draw({ ...REGISTRATION, brokers }).html).toContain('暂无可办理的券商，请稍后再来')
  })

  test('keeps a district that was chosen before', () => {
    const region = '440000,440100,440106'
    const typed = { ...REGISTRATION.typed, region }
    const { html } = draw({ ...REGISTRATION, typed, district: { region, name: '广东省 广州市 天河区' } })
    expect(html).toContain(`<option value="${region}" selected>广东省 广州市 天河区</option>`)
  })

  test.each(['open_brokerage_type', 'region', 'name', 'handset', 'consent'])(
    'says beside %s what is wrong with it',
    (field) => {
      const { html } = draw(REGISTRATION, { fault: { field, msg: '不对' } })
      expect(html).toContain(`<p class="pp-fault" id="${field}-fault" role="alert">不对</p>`)
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    },
  )

  test('ends with the way to the broker and a service person', () => {
    const { html } = draw(REGISTERED)
    expect(html).toContain('<h1>登记成功</h1>')
    expect(html).toContain('href="https://open.example.com/r?a=1&amp;b=2">前往示例证券开户</a>')
    expect(html).toContain('src="/assets/qr.png" alt="服务二维码"')
  })

  test('without them says how to go on, and who has registered before is told so', () => {
    const { html } = draw({ ...REGISTERED, is_new: false, registration_url: '', wechat_img: '' })
    expect(html).toContain('<h1>您已提交过开户登记</h1><p>暂无法在线开户，请联系客服</p>')
    expect(html).not.toContain('<figure')
  })
})

describe('the registration of who was invited', () => {
  test('has phone and consent again, and goes on with the code of the link', () => {
    const { html } = draw(INVITED, {
      value: { title: '' },
      carried: { handset: '1', share_code: 'DEM2FR4END' },
    })
    expect(html).toContain('<h1>手机号注册</h1>')
    expect(html).toContain('value="13800138000"')
    expect(html).toContain('checked')
    expect(html).toContain('<input type="hidden" name="share_code" value="DEM2FR4END">')
    expect(draw(INVITED).html).not.toContain('share_code')
  })

  test.each(['handset', 'consent'])('says beside %s what is wrong with it', (field) => {
    const { html } = draw(INVITED, { fault: { field, msg: '不对' } })
    expect(html).toContain(`<p class="pp-fault" id="${field}-fault" role="alert">不对</p>`)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  })

  test('ends in the words of its block', () => {
    const { html } = draw(SIGNED_UP)
    expect(html).toContain('<h1>注册成功</h1><p>已为您登录，朋友的邀请也记上了</p>')
    expect(html).toContain('href="/h5-page/h5/sale">返回活动页</a>')
  })
})
