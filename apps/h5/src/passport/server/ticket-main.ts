import { NEEDS_SCRIPT } from './fields'
import { listStates } from './states'

/** The date of what is shown without a network. */
const OFFLINE = '<p class="pp-offline" data-offline role="status" hidden></p>'

/** A ticket to be presented at a door. The script fills in its content. */
export function ticketMain(): string {
  return [
    '<section class="pp-card pp-title" data-states><h1>门票</h1>',
    listStates({ login: '/passport/m/ticket', wants: '登录后可查看这张门票' }),
    '<div data-missing hidden><p class="pp-lead" role="alert">没有找到这张门票。请确认登录的是报名时的账号。</p><a class="pp-button pp-button--second" href="/passport/m/tickets">查看我的门票</a></div>',
    '</section>',
    NEEDS_SCRIPT,
    OFFLINE,
    '<article class="pp-card pp-ticket" aria-labelledby="ticket-title" hidden>',
    '<p class="pp-ticket__top"><span data-kind></span><b class="pp-state" data-state></b></p>',
    '<h1 id="ticket-title" data-title></h1>',
    '<div class="pp-ticket__code" data-code hidden></div>',
    '<p class="pp-ticket__off" data-off hidden></p>',
    '<p class="pp-ticket__label">票号</p><p class="pp-ticket__no" data-no translate="no"></p>',
    '<dl><div><dt>时间</dt><dd data-row="time"></dd></div><div><dt>地点</dt><dd data-row="place"></dd></div>',
    '<div><dt>人数</dt><dd data-row="people"></dd></div></dl>',
    '<a class="pp-button pp-button--second" data-calendar hidden>添加到日历</a>',
    '<p class="pp-note" data-calendar-hint hidden>添加到日历：请在浏览器中打开本页。</p>',
    '<p class="pp-note" data-door hidden>入场时请出示二维码，或报上票号。</p></article>',
  ].join('')
}

/** The tickets somebody has; the script fills them in. */
export function ticketsMain(): string {
  return [
    '<section class="pp-card pp-title"><h1>我的门票</h1>',
    listStates({ login: '/passport/m/tickets', wants: '登录后可查看您的门票' }),
    '<p class="pp-lead" data-empty hidden>您还没有门票。报名讲座或参观成功后，门票会出现在这里。</p>',
    '<p class="pp-lead" data-total hidden></p></section>',
    NEEDS_SCRIPT,
    OFFLINE,
    '<ul class="pp-orders" aria-label="门票"></ul>',
    '<button class="pp-button pp-button--second pp-more" type="button" data-more hidden>加载更多</button>',
  ].join('')
}
