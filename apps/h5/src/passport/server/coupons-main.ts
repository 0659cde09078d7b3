import { FORM_FAULT, field, NEEDS_SCRIPT } from './fields'
import { listStates } from './states'

/** Keyed by the name under which the script fills them in. */
const GROUPS = [
  ['usable', '可以使用'],
  ['used', '已经使用'],
  ['over', '已经过期'],
] as const

/** The coupons somebody has, and the way to get one with a code. The script fills in the coupons. */
export function couponsMain(): string {
  return [
    '<section class="pp-card pp-title"><h1>我的优惠券</h1>',
    listStates({ login: '/passport/m/coupons', wants: '登录后可查看您的优惠券' }),
    '<p class="pp-lead" data-empty hidden>您还没有优惠券</p>',
    '<p class="pp-lead" data-total hidden></p></section>',
    NEEDS_SCRIPT,
    `<form class="pp-card pp-redeem" data-mine novalidate hidden><h2>用兑换码领取</h2>${FORM_FAULT}`,
    field({
      name: 'code',
      label: '纸质券上的兑换码',
      input:
        '<input id="code" name="code" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" placeholder="如 7K3M-9QXT-4HBD" aria-describedby="code-fault code-hint">',
      hint: '<p class="pp-hint" id="code-hint">不分大小写，每小时最多尝试 10 次</p>',
    }),
    '<p class="pp-redeemed" data-redeemed role="status"></p>',
    '<button class="pp-button" type="submit">兑换</button></form>',
    ...GROUPS.map(([name, title]) => group(name, title)),
    '<button class="pp-button pp-button--second pp-more" type="button" data-more hidden>加载更多</button>',
  ].join('')
}

function group(name: string, title: string): string {
  return `<section class="pp-coupons" data-group="${name}" aria-labelledby="${name}-title" hidden><h2 id="${name}-title">${title}</h2><ul class="pp-orders" aria-labelledby="${name}-title"></ul></section>`
}
