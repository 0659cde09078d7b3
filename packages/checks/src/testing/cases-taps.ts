import {
  areas,
  back,
  bar,
  block,
  button,
  type Case,
  DAY,
  form,
  link,
  NOW,
  nested,
  open,
  pay,
  picture,
  popup,
  styled,
  tabs,
  text,
  video,
} from './sample'

const HOUR = 3_600_000
const window = (start_at: number | null, end_at: number | null) => ({ window: { start_at, end_at } })
const countdown = (endTime: number, more = {}) => block('countdown', { name: '距报名结束', endTime, ...more })
const soon = countdown(NOW + DAY)
const shown = (show_if: object) => text('今晚八点', { show_if: { ...show_if } })
const retain = (more = {}) =>
  block('retainPopup', { title: '先别走', button1_text: '继续', button1_url: '/h5-page/h5/a', ...more })
const icon = (more = {}) => block('icon', { icon: 'chat', alt: '客服', action: { type: 5 }, ...more })

/** Where taps, links and popups lead, and when things are shown. */
export const tapCases: Case[] = [
  ['link-host', [link('https://other.com/')], [link('https://h5.example.com/')]],
  ['link-local', [link('https://192.168.1.8/')], [link('https://h5.example.com/')]],
  ['link-secret', [link('/h5-page/h5/a?token=abc')], [link('/h5-page/h5/a?from=banner')]],
  ['anchor-missing', [link('#prizes')], [link('#prizes'), { ...text('奖品'), id: 'prizes' }]],
  [
    'anchor-to-popup',
    [link('#inner'), open('p'), popup('p', [{ ...text('规则'), id: 'inner' }])],
    [link('#inner'), { ...text('规则'), id: 'inner' }],
  ],
  ['link-to-itself', [link('/h5-page/h5/sample?a=1')], [link('/h5-page/h5/other')]],
  ['link-preview', [link('/h5-page/h5/other?isPreview=1')], [link('/h5-page/h5/other')]],
  ['link-empty', [text('看<a href="/h5-page/h5/a"> </a>')], [text('看<a href="/h5-page/h5/a">规则</a>')]],
  [
    'link-vague',
    [text('请<a href="/h5-page/h5/a">点击这里</a>')],
    [text('<a href="/h5-page/h5/a">活动规则</a>')],
  ],
  ['popup-target-missing', [open('rules')], [open('rules'), popup('rules')]],
  ['popup-unreachable', [popup('rules')], [open('rules'), popup('rules')]],
  [
    'popup-opens-itself',
    [open('rules'), popup('rules', [open('rules')])],
    [open('rules'), popup('rules', [open('more')]), popup('more')],
  ],
  ['popup-empty', [popup('rules', [])], [popup('rules')]],
  ['popup-nested', [popup('rules', [popup('more')])], [popup('rules'), popup('more')]],
  ['bar-in-popup', [popup('rules', [bar('bottom')])], [popup('rules'), bar('bottom')]],
  [
    'retain-popup-twice',
    [retain(), retain()],
    [retain({ show_if: { login: true } }), retain({ show_if: { login: false } })],
  ],
  ['retain-popup-at-load', [retain()], [retain({ trigger: 'leave' })]],
  ['retain-popup-silent', [retain({ title: '', image: '/assets/a.jpg' })], [retain()]],
  [
    'popup-mask-missing',
    [popup('p', [], { mask: false, closeOnMask: true })],
    [popup('p', [], { closeOnMask: true })],
  ],
  ['region-unnamed', [video({ title: '' })], [video()]],
  ['button-idle', [block('button', { text: '报名' })], [back()]],
  [
    'button-empty',
    [back({ type: 'image' })],
    [back({ type: 'image', image: { url: '/assets/a.png', alt: '返回' } })],
  ],
  [
    'joined-image-missing',
    [
      button(
        { type: 13, groupId: 'g', activeType: 'a' },
        { type: 'image', image: { join: '/a.png', alt: '入群' } },
      ),
    ],
    [
      button(
        { type: 13, groupId: 'g', activeType: 'a' },
        { type: 'image', image: { join: '/a.png', joined: '/b.png', alt: '入群' } },
      ),
    ],
  ],
  ['action-ignored', [text('报名', { action: { type: 14 } })], [back()]],
  ['tap-in-tap', [picture({ preview: true, action: { type: 14 } })], [picture({ preview: true })]],
  ['target-small', [icon({ style: { height: 60 } })], [icon({ style: { height: 88 } })]],
  [
    'areas-overlap',
    [areas({ x: 0, y: 0, width: 60, height: 50 }, { x: 55, y: 40, width: 45, height: 60 })],
    [areas({ x: 0, y: 0, width: 60, height: 50 }, { x: 60, y: 40, width: 45, height: 60 })],
  ],
  [
    'target-hidden',
    [picture({ action: { type: 14 }, style: { opacity: 0 } })],
    [picture({ style: { opacity: 1 } })],
  ],
  ['page-unknown', [button({ type: 1, pageName: 'nowhere' })], [button({ type: 1, pageName: 'coupons' })]],
  [
    'page-param-missing',
    [button({ type: 1, pageName: 'fundDetail' })],
    [button({ type: 1, pageName: 'fundDetail', pageParam: 'fund_code=000001' })],
  ],
  [
    'page-param-malformed',
    [button({ type: 1, pageName: 'coupons', pageParam: '?a=1，b=2' })],
    [button({ type: 1, pageName: 'coupons', pageParam: 'a=1&b=x=y' })],
  ],
  [
    'order-empty',
    [button({ type: 8, api: '/oabase/api/shop/v1/order' })],
    [button({ type: 8, api: '/oabase/api/shop/v1/order', pageParam: 'sku_id=3' })],
  ],
  [
    'group-activity-missing',
    [button({ type: 13, groupId: 'g-1' })],
    [button({ type: 13, groupId: 'g-1', activeType: 'autumn' })],
  ],
  ['pay-product-missing', [button({ type: 4 })], [button({ type: 4, pageParam: 'shop_product_id=1191' })]],
  ['product-named-twice', [pay({ shop_product_id: '1191' })], [pay()]],
  [
    'state-code-missing',
    [block('qrcode', { type: 'staff' })],
    [block('qrcode', { type: 'staff', state_code: 's1' })],
  ],
  ['code-given-twice', [block('code', { codeId: 'lc-1', text: 'VIP' })], [block('code', { text: 'VIP' })]],
  [
    'video-preview-dead-end',
    [video({ preview_seconds: 60 })],
    [video({ preview_seconds: 60, action: { type: 4, mark: 'a' } })],
  ],
  ['countdown-ended', [countdown(NOW)], [soon]],
  [
    'countdown-after-end',
    { blocks: [soon], facts: window(null, NOW + HOUR) },
    { blocks: [soon], facts: window(null, NOW + DAY) },
  ],
  ['countdown-far', [countdown(NOW + 800 * DAY)], [soon]],
  ['countdown-nameless', [countdown(NOW + DAY, { type: 5, name: '' })], [countdown(NOW + DAY, { type: 5 })]],
  ['date-past', [text('报名截止：2026年11月20日')], [text('报名截止：2026年11月22日')]],
  [
    'window-ended',
    { blocks: [form()], facts: window(null, NOW) },
    { blocks: [form()], facts: window(null, NOW + 1) },
  ],
  [
    'window-far',
    { blocks: [form()], facts: window(NOW + 200 * DAY, null) },
    { blocks: [form()], facts: window(NOW + DAY, null) },
  ],
  ['condition-never', [shown({ env: [] })], [shown({ env: ['app'] })]],
  [
    'conditions-exclude',
    [block('container', { show_if: { login: true } }, [shown({ login: false })])],
    [block('container', { show_if: { login: true } }, [shown({ env: ['app'] })])],
  ],
  ['condition-past', [shown({ time: [NOW - DAY, NOW] })], [shown({ time: [NOW - DAY, NOW + 1] })]],
  [
    'condition-outside-window',
    { blocks: [shown({ time: [NOW + 2 * DAY] })], facts: window(NOW, NOW + DAY) },
    { blocks: [shown({ time: [NOW + HOUR] })], facts: window(NOW, NOW + DAY) },
  ],
  ['second-bottom-bar', [bar('bottom'), bar('bottom')], [bar('top'), bar('bottom')]],
  ['top-bar-not-first', [text('开头'), bar('top')], [block('navbar'), bar('top'), text('开头')]],
  ['sticky-tabs-covered', [bar('top'), tabs({ sticky: true })], [bar('bottom'), tabs({ sticky: true })]],
  ['inner-tabs-sticky', [tabs({}, tabs({ sticky: true }))], [tabs({ sticky: true }, tabs())]],
  [
    'fixed-overlap',
    [bar('bottom'), icon({ position: { type: 'fixed', bottom: 40, right: 0 } })],
    [bar('bottom'), icon({ position: { type: 'fixed', bottom: 200, right: 0 } })],
  ],
  ['container-empty', [block('container')], [block('container', {}, [text('课程')])]],
  ['suspension-empty', [block('suspension')], [bar('bottom')]],
  ['nested-deep', [nested(5, text('里'))], [nested(4, text('里'))]],
  ['text-faint', [styled({ opacity: 0.4 })], [styled({ opacity: 0.8 })]],
]
