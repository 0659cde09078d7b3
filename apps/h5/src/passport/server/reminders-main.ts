import { NEEDS_SCRIPT } from './fields'
import { listStates } from './states'

/** What somebody was reminded of; the script fills it in. */
export function remindersMain(): string {
  return [
    '<section class="pp-card pp-title"><h1>我的提醒</h1>',
    listStates({ login: '/passport/m/reminders', wants: '登录后可查看您的提醒' }),
    '<p class="pp-lead" data-empty hidden>还没有提醒。讲座、参观和直播开始前，以及时间地点有变时，会在这里告诉您。</p>',
    '<p class="pp-lead" data-total hidden></p></section>',
    NEEDS_SCRIPT,
    '<ul class="pp-orders" aria-label="提醒"></ul>',
    '<button class="pp-button pp-button--second pp-more" type="button" data-more hidden>加载更多</button>',
  ].join('')
}
