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

interface Own extends Partial<Omit<LeadPageInput, 'form'>> {
  value?: object
}

function draw(step: LeadStep, { value, ...own }: Own = {}) {
  return leadHtml(
    { lead: SCRIPT, passport: { script: '/passport.js', css: [] } },
    {
      step,
      form: { name: 'form', id: 'f', value: { ...VALUE, ...value }, common: {}, children: [] },
      typed: { nick_name: '王小明', handset: '13800138000', consent: true, marketing: false },
      cps_id: 'ad',
      action: '/h5-page/lead/sale?form=f',
      returnTo: '/h5-page/h5/sale',
      site: { ...PASSPORT.site, phone: '400-123-4567' },
      isTextLarge: false,
      usesTencentCaptcha: false,
      linkHosts: ['shop.example.com'],
      ...own,
    },
  )
}

const CODE: LeadStep = { kind: 'code', typed: '', resend_at: 41_500, now: 0 }
const CAPTCHA: LeadStep = {
  kind: 'captcha',
  app_id: 'proof-of-work',
  work: { ticket: 't', salt: 's"', target: 'f', max: 9 },
}
const DONE: LeadStep = { kind: 'done', is_new: true, download_url: '/app', service_phone: '400-1' }
const STEPS: LeadStep[] = [{ kind: 'entry' }, CAPTCHA, CODE, DONE]

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
    const { html } = draw(step, {
      typed: { nick_name: hostile, handset: hostile, consent: true, marketing: true },
      cps_id: hostile,
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

  test.each([{ kind: 'entry' } as const, CAPTCHA, CODE])('brings along what was typed: $kind', (step) => {
    const { html } = draw(step)
    expect(html).toContain('<form class="pp-card" method="post" action="/h5-page/lead/sale?form=f"')
    for (const value of ['王小明', '13800138000', VALUE.consent, 'ad'])
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
    const { html } = draw({ kind: 'entry' }, { fault: { field: 'handset', msg: '不对' } })
    expect(html).toContain('<p class="pp-fault" id="handset-fault" role="alert">不对</p>')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(html).toMatch(/name="consent"[^>]* checked/)
  })

  test('with no field stands above them, with a way on for who has a code already', () => {
    const fault = { field: 'form', msg: '太频繁' } as const
    expect(draw({ kind: 'entry', mayHaveCode: true }, { fault }).html).toContain('name="known"')
    expect(draw({ kind: 'entry' }, { fault }).html).not.toContain('name="known"')
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
